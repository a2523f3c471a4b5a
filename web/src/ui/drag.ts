import type { Attachment } from 'svelte/attachments';

const THRESHOLD = 7;

/**
 * Lets an element be dragged onto any element with `data-drop`; its value is handed to `drop`. A press that
 * does not move stays a click.
 */
export function draggable(drop: (target: string) => void, enabled = true): Attachment<HTMLElement> {
  return (node) => {
    if (!enabled) return;
    let start: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    const targetAt = (x: number, y: number): Element | null =>
      document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

    const lift = (): void => {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('id');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: '0',
        pointerEvents: 'none',
        zIndex: '50',
        rotate: '-2deg',
        filter: 'drop-shadow(0 8px 10px rgb(0 0 0 / 0.35))',
      });
      document.body.append(ghost);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!ghost) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        lift();
      }
      if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
      const now = targetAt(event.clientX, event.clientY);
      if (now !== over) {
        over?.classList.remove('drag-over');
        now?.classList.add('drag-over');
        over = now;
      }
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const dragged = ghost !== null;
      ghost?.remove();
      ghost = null;
      start = null;
      over?.classList.remove('drag-over');
      over = null;
      if (!dragged || event.type !== 'pointerup') return;
      // The click that follows a drag, if one does, means nothing.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const target = targetAt(event.clientX, event.clientY)?.getAttribute('data-drop');
      if (target !== null && target !== undefined) drop(target);
    };

    node.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
}
