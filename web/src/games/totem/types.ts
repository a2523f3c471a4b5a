// Generated from the rules of totem by `cargo xtask types`. Do not edit.

/**
 * One seat. The seat on the left of seat n is n + 1.
 */
export type Seat = number;

/**
 * A set of seats. Written as a list of numbers in order.
 */
export type SeatSet = Array<number>;

/**
 * A decision of a player.
 */
export type TotemAction = { "a": "choose", 
/**
 * The three cards.
 */
cards: TotemTriple, } | { "a": "play", 
/**
 * A card of the three.
 */
card: TotemCard, 
/**
 * The place of the pole.
 */
pole: TotemPlace, };

/**
 * A kind of card, by its code in records: a totem card's number, `T` a top, `W` a warrior, `C` a
 * companion.
 */
export type TotemCard = "1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C";

/**
 * Cards of one player, six bits for each kind in one word, so that three of them can be drawn in a
 * few instructions. Written as a sorted list of codes. (The undealt deck is one of these, too.)
 */
export type TotemCards = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * What happened. `C` is how a card is known: for certain in a record, perhaps not at all to a
 * viewer.
 */
export type TotemEvent<C = TotemCard> = { "e": "first", 
/**
 * The start player's seat.
 */
seat: Seat, } | { "e": "deal", 
/**
 * The seat that gets them.
 */
seat: Seat, 
/**
 * Fourteen of them.
 */
cards: Array<C>, } | { "e": "choose", 
/**
 * The seat that chose.
 */
seat: Seat, 
/**
 * 1–7
 */
round: number, 
/**
 * Three of them.
 */
cards: Array<C>, } | { "e": "play", 
/**
 * The seat that played it.
 */
seat: Seat, 
/**
 * The card; everybody sees it.
 */
card: TotemCard, 
/**
 * The place that it went to.
 */
pole: TotemPlace, } | { "e": "capture", 
/**
 * The seat that gets it.
 */
seat: Seat, 
/**
 * The place where it stood.
 */
pole: TotemPlace, 
/**
 * Its cards, bottom first; everybody has seen it grow.
 */
cards: Array<TotemCard>, 
/**
 * The sum of the numbers.
 */
points: number, } | { "e": "pass", 
/**
 * The seat that passes.
 */
seat: Seat, } | { "e": "lose", 
/**
 * Whose cards they were.
 */
seat: Seat, 
/**
 * The cards; they go into the box face up.
 */
cards: Array<TotemCard>, } | { "e": "round_end", 
/**
 * 1–7
 */
round: number, } | { "e": "game_end", 
/**
 * Points of this game.
 */
scores: Array<number>, 
/**
 * Points of all games so far.
 */
totals: Array<number>, 
/**
 * TE-20: who leads by total, in a series.
 */
chief: SeatSet, };

/**
 * At most three cards, sorted.
 *
 * One byte for each card in one word, empty slots last, and a fourth slot that is always empty:
 * taking a card out is a shift, whichever it is, and needs no branch that a processor would have
 * to guess.
 */
export type TotemHand = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * The table as it lies before one viewer (`docs/bot-protocol.md`).
 */
export type TotemObs = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * Who plays now, or the viewer while they are to choose; null if neither.
 */
to_move: Seat | null, 
/**
 * 1–7; 0 before the cards are dealt.
 */
round: number, 
/**
 * Who holds the start-player pole.
 */
starter: Seat, 
/**
 * The poles, place by place, bottom card first.
 */
poles: Array<Array<TotemCard>>, 
/**
 * The viewer's own cards that they have not chosen yet.
 */
stock: TotemCards, 
/**
 * What the viewer has left of the three of this round.
 */
hand: TotemHand, 
/**
 * How many each seat has left of its three.
 */
hands: Array<number>, 
/**
 * Who has chosen.
 */
chosen: Array<boolean>, 
/**
 * Points captured so far.
 */
won: Array<number>, 
/**
 * Every card played or lost so far, sorted.
 */
seen: Array<TotemCard>, };

/**
 * The options of a table.
 */
export type TotemOptions = { 
/**
 * TE-20: as many games as there are players.
 */
series: boolean, };

/**
 * What the game waits for.
 */
export type TotemPhase = { "wait": "play" } | { "wait": "choose" } | { "wait": "first" } | { "wait": "deal", 
/**
 * Whose cards come next.
 */
seat: Seat, } | { "wait": "over" };

/**
 * A place for a pole.
 */
export type TotemPlace = number;

/**
 * Exactly three cards.
 */
export type TotemTriple = Array<"1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "W" | "T" | "C">;

/**
 * All that a viewer may know now, and what they are offered.
 */
export type TotemView = { 
/**
 * What the table agreed on.
 */
options: TotemOptions, 
/**
 * What the game waits for.
 */
phase: TotemPhase, 
/**
 * The table as it lies before them.
 */
obs: TotemObs, 
/**
 * All that they may do now, in the order of [`Search::actions`].
 */
legal: Array<TotemAction>, 
/**
 * The start player of this game.
 */
first: Seat, 
/**
 * Games of the series before this one.
 */
game: number, 
/**
 * Points in those games.
 */
totals: Array<number>, 
/**
 * Points in each pole.
 */
worth: Array<number>, 
/**
 * Turns taken or passed in this round.
 */
turns: number, 
/**
 * What each seat has played or lost in this game.
 */
spent: Array<TotemCards>, 
/**
 * What each seat showed not to hold in this round, by passing: one bit each for totem cards
 * and warriors, tops, companions.
 */
lacks: Array<number>, };

export type Action = TotemAction;

export type Options = TotemOptions;

export type Seen = TotemEvent<TotemCard | null>;

export type View = TotemView;
