let known: boolean | null = null;

/** Whether this browser can draw in 3D. Without it the flat views are all there is, and enough. */
export function hasWebGl(): boolean {
  if (known === null) {
    try {
      const context = document.createElement('canvas').getContext('webgl2');
      known = context !== null;
      context?.getExtension('WEBGL_lose_context')?.loseContext();
    } catch {
      known = false;
    }
  }
  return known;
}
