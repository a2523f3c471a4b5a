// Generated from the rules of totemo by `cargo xtask types`. Do not edit.

/**
 * One seat. The seat on the left of seat n is n + 1.
 */
export type Seat = number;

/**
 * A decision of a player.
 */
export type TotemoAction = { "a": "place", block: TotemoBlock, x: number, y: number, } | { "a": "return" } | { "a": "stop" };

/**
 * A kind of block, by its code in records. A small `t` makes it a topper, `W` is a rainbow
 * block, `S` the starting block.
 */
export type TotemoBlock = "R" | "O" | "Y" | "G" | "B" | "V" | "W" | "S" | "Rt" | "Ot" | "Yt" | "Gt" | "Bt" | "Vt";

/**
 * Why a game ended.
 */
export type TotemoEnd = "chief" | "bag";

/**
 * What happened. `B` is how a block is known: for certain in a record, perhaps not at all to a
 * viewer.
 */
export type TotemoEvent<B = TotemoBlock> = { "e": "bonus", 
/**
 * Space and number.
 */
tiles: Array<[number, TotemoTile | null]>, } | { "e": "first", 
/**
 * The start player's seat.
 */
seat: Seat, } | { "e": "hand", 
/**
 * The seat that draws.
 */
seat: Seat, 
/**
 * The three blocks.
 */
blocks: Array<B>, } | { "e": "redraw", 
/**
 * The seat that draws again.
 */
seat: Seat, 
/**
 * The toppers.
 */
returned: Array<B>, 
/**
 * What was drawn instead.
 */
blocks: Array<B>, } | { "e": "chief", 
/**
 * Steps still to go to the tipi.
 */
left: number, } | { "e": "place", 
/**
 * The seat that placed it.
 */
seat: Seat, 
/**
 * The block; everybody sees it.
 */
block: TotemoBlock, 
/**
 * 0–4
 */
x: number, 
/**
 * 0–4
 */
y: number, 
/**
 * 1–5
 */
level: number, 
/**
 * What it scored.
 */
points: number, 
/**
 * The seat's new total.
 */
score: number, 
/**
 * Whether the seat may place again.
 */
bonus: boolean, } | { "e": "stop", 
/**
 * The seat that gave it up.
 */
seat: Seat, } | { "e": "return", 
/**
 * Whose blocks they were.
 */
seat: Seat, 
/**
 * The three blocks.
 */
blocks: Array<B>, } | { "e": "draw", 
/**
 * The seat that draws.
 */
seat: Seat, 
/**
 * The blocks; fewer than wanted when the bag is empty.
 */
blocks: Array<B>, } | { "e": "end", 
/**
 * What ended it.
 */
reason: TotemoEnd, };

/**
 * At most three blocks, sorted.
 *
 * One byte for each block's kind in one word, empty slots last, and a fourth slot that is always
 * empty: taking a block out or adding one needs no branch that a processor would have to guess.
 */
export type TotemoHand = Array<"R" | "O" | "Y" | "G" | "B" | "V" | "W" | "S" | "Rt" | "Ot" | "Yt" | "Gt" | "Bt" | "Vt">;

/**
 * TO-9: whether players see each other's blocks.
 */
export type TotemoHands = "closed" | "open";

/**
 * The table as it lies before one viewer (`docs/bot-protocol.md`).
 */
export type TotemoObs = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * Whose turn it is; null while nobody can act.
 */
to_move: Seat | null, 
/**
 * The start player.
 */
first: Seat, 
/**
 * Steps from the chief to the tipi.
 */
chief_left: number, 
/**
 * Whether the game ends with this round.
 */
last_round: boolean, 
/**
 * Whether a bonus placement is offered.
 */
extra: boolean, 
/**
 * Points, in seat order.
 */
scores: Array<number>, 
/**
 * Bonus tiles with their spaces; the last lies face down.
 */
bonus: Array<[number, TotemoTile | null]>, 
/**
 * By hole, row by row: the pole, bottom first.
 */
board: Array<Array<TotemoBlock>>, 
/**
 * The viewer's own blocks.
 */
hand: TotemoHand, 
/**
 * How many blocks each seat holds.
 */
hands: Array<number>, 
/**
 * How many blocks are in the bag.
 */
bag: number, 
/**
 * Everyone's blocks, if the table plays with open hands.
 */
all_hands?: Array<TotemoHand> | null, };

/**
 * The options of a table.
 */
export type TotemoOptions = { 
/**
 * TO-9
 */
hands: TotemoHands, 
/**
 * TO-7
 */
chief_steps: number, 
/**
 * TO-2
 */
values: TotemoValues, };

/**
 * What the game waits for.
 */
export type TotemoPhase = { "wait": "move" } | { "wait": "extra" } | { "wait": "draw", 
/**
 * Whose refill it is.
 */
seat: Seat, } | { "wait": "bonus" } | { "wait": "first" } | { "wait": "hand", 
/**
 * Whose hand it is.
 */
seat: Seat, } | { "wait": "redraw", 
/**
 * Whose hand it is.
 */
seat: Seat, } | { "wait": "over" };

/**
 * An offer, in short. Sent back as it stands, it is the action.
 */
export type TotemoShortOffer = [TotemoBlock, number, number, number, number, boolean] | TotemoWord;

/**
 * A bonus tile that lies face up, by its number.
 */
export type TotemoTile = number;

/**
 * TO-2: what the blocks are worth. A topper is worth what its colour is.
 */
export type TotemoValues = { R: number, O: number, Y: number, G: number, B: number, V: number, W: number, S: number, };

/**
 * All that a viewer may know now, and what they are offered.
 */
export type TotemoView = { 
/**
 * What the table agreed on.
 */
options: TotemoOptions, 
/**
 * What the game waits for.
 */
phase: TotemoPhase, 
/**
 * The table as it lies before them.
 */
obs: TotemoObs, 
/**
 * All that they may do now, in the order of [`Search::actions`].
 */
legal: Array<TotemoShortOffer>, 
/**
 * By hole, row by row: the blocks that a block placed there would touch, with what each would
 * add (TO-25). Empty where nothing is offered, and no holes for those who are offered nothing.
 */
touches: Array<Array<[number, number, number, number]>>, };

/**
 * An offer that needs no more than a word.
 */
export type TotemoWord = "return" | "stop";

export type Action = TotemoAction;

export type Options = TotemoOptions;

export type Seen = TotemoEvent<TotemoBlock | null>;

export type View = TotemoView;
