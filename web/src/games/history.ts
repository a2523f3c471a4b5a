import type { GameName } from '../protocol/types';

interface Scored {
  e: string;
  seat?: number;
  score?: number;
  points?: number;
  stick?: number;
  sticks?: readonly number[];
  colours?: readonly string[];
  returned?: readonly number[];
  totals?: readonly number[];
}

/** Points by seat after each step of the game, from what its events say. For the graph. */
export function scoreHistory(game: GameName, seats: number, history: readonly unknown[]): number[][] {
  let now = Array.from({ length: seats }, () => 0);
  const steps = [now];
  let colours: readonly string[] = [];
  const add = (seat: number | undefined, points: number): void => {
    now = now.map((sum, at) => (at === seat ? sum + points : sum));
    steps.push(now);
  };
  for (const event of history as readonly Scored[]) {
    switch (`${game} ${event.e}`) {
      case 'totemo place': {
        const { seat, score = 0 } = event;
        add(seat, score - (now[seat ?? 0] ?? 0));
        break;
      }
      case 'totem capture':
        add(event.seat, event.points ?? 0);
        break;
      case 'tokami sticks':
        colours = event.colours ?? [];
        break;
      case 'tokami plus': {
        // TA-21: a red winning stick counts 0; TA-18: what it frees is no minus any more.
        const own = colours[event.stick ?? -1] === 'R' ? 0 : 1;
        add(event.seat, own + (event.returned?.length ?? 0));
        break;
      }
      case 'tokami minus':
        add(event.seat, -(event.sticks?.length ?? 0));
        break;
      case 'tokami round_end':
        now = [...(event.totals ?? now)];
        steps.push(now);
        break;
    }
  }
  return Array.from({ length: seats }, (_, seat) => steps.map((step) => step[seat] ?? 0));
}
