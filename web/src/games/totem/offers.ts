import type { Action, Card, Choose, Play } from './view';

/** Whether the first multiset is part of the second. */
function isPart(part: readonly Card[], whole: readonly Card[]): boolean {
  const left = [...whole];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The choices offered that hold all cards picked so far. */
export function choicesWith(legal: readonly Action[], picked: readonly Card[]): Choose[] {
  return legal.filter((action): action is Choose => action.a === 'choose' && isPart(picked, action.cards));
}

/** The kinds that can be picked next. */
export function pickable(legal: readonly Action[], picked: readonly Card[]): Set<Card> {
  const kinds = new Set<Card>();
  for (const { cards } of choicesWith(legal, picked)) {
    const rest = [...cards];
    for (const card of picked) rest.splice(rest.indexOf(card), 1);
    for (const card of rest) kinds.add(card);
  }
  return kinds;
}

/** Where a card may be played. */
export function placesFor(legal: readonly Action[], card: Card | null): Set<number> {
  const plays = legal.filter((action): action is Play => action.a === 'play' && action.card === card);
  return new Set(plays.map((play) => play.pole));
}
