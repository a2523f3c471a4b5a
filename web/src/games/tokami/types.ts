// Generated from the rules of tokami by `cargo xtask types`. Do not edit.

/**
 * One seat. The seat on the left of seat n is n + 1.
 */
export type Seat = number;

/**
 * A decision of the seat whose turn it is.
 *
 * `Raise`, `Win` and `Decline` only begin something: from then on the hand is in the pile, and
 * what comes of it is fate ([`Outcome`](crate::Outcome)). They can't be taken back (TA-12).
 */
export type TokamiAction = { "a": "raise", 
/**
 * The one stick that is tried.
 */
stick: TokamiStick, } | { "a": "win", 
/**
 * The one stick that is tried.
 */
stick: TokamiStick, } | { "a": "skip" } | { "a": "decline" };

/**
 * One attempt and what the rules made of it.
 */
export type TokamiAttempt = { "e": "raise" } & TokamiRaise | { "e": "win" } & TokamiWin | { "e": "decline" } & TokamiDecline;

/**
 * The colour of a stick.
 */
export type TokamiColour = "R" | "Y" | "G" | "B";

/**
 * No attempt: the taboo stick is taken (TA-15).
 */
export type TokamiDecline = { 
/**
 * Who did not dare.
 */
seat: Seat, 
/**
 * What fell when the taboo stick was lifted out (TA-16).
 */
fallen: TokamiStickSet, };

/**
 * One line of a record. Nothing in Tokami is hidden, so everyone sees all of it.
 */
export type TokamiEvent = { "e": "sticks", 
/**
 * The colour of stick 0, 1, … 35.
 */
colours: Array<TokamiColour>, } | { "e": "first", 
/**
 * The start player.
 */
seat: Seat, } | { "e": "raise" } & TokamiRaise | { "e": "win" } & TokamiWin | { "e": "skip", 
/**
 * Whose turn ends.
 */
seat: Seat, } | { "e": "decline" } & TokamiDecline | { "e": "minus", 
/**
 * The seat that gets them.
 */
seat: Seat, 
/**
 * All of them: those that fell, and the one that had to be taken.
 */
sticks: TokamiStickSet, } | { "e": "plus", 
/**
 * The seat that won it.
 */
seat: Seat, 
/**
 * The stick.
 */
stick: TokamiStick, 
/**
 * The minus sticks of its colour, which go back into the box (TA-18).
 */
returned: TokamiStickSet, } | { "e": "round_end", 
/**
 * The points of this round, in seat order.
 */
scores: Array<number>, 
/**
 * Of all rounds so far.
 */
totals: Array<number>, };

/**
 * The highest point of a stick over the table, in whole tenths of a millimetre.
 */
export type TokamiHeight = number;

/**
 * What the viewer may do now; nothing if it is not their turn or their hand is already in the pile.
 */
export type TokamiOffer = { 
/**
 * The sticks that they may try to raise.
 */
raise: TokamiStickSet, 
/**
 * The sticks that they may try to win.
 */
win: TokamiStickSet, 
/**
 * They may end their turn.
 */
skip: boolean, 
/**
 * They may take the taboo stick instead of trying one.
 */
decline: boolean, };

/**
 * The options of Tokami.
 */
export type TokamiOptions = { 
/**
 * The pile.
 */
setup: TokamiSetup, 
/**
 * The friction of the wood, in hundredths: the lower, the harder.
 */
friction: number, 
/**
 * How many rounds are added up (TA-22).
 */
rounds: number, };

/**
 * What the game waits for.
 */
export type TokamiPhase = { "is": "sticks" } | { "is": "first" } | { "is": "raise" } | { "is": "raising", 
/**
 * That stick.
 */
stick: TokamiStick, } | { "is": "win" } | { "is": "winning", 
/**
 * That stick.
 */
stick: TokamiStick, } | { "is": "taking", 
/**
 * That stick.
 */
stick: TokamiStick, 
/**
 * What led to it. It will be told when the stick is out. What it lists as fallen has
 * left the X already, but for the stick to take.
 */
attempt: TokamiAttempt, } | { "is": "over" };

/**
 * The attempt at the start of a turn (TA-5).
 */
export type TokamiRaise = { 
/**
 * Whose hand it was.
 */
seat: Seat, 
/**
 * The stick that was tried.
 */
stick: TokamiStick, 
/**
 * Its highest point when the turn began.
 */
before: TokamiHeight, 
/**
 * Its highest point afterwards; [`Height::TABLE`] if it did not lie on the X then.
 */
after: TokamiHeight, 
/**
 * If sticks fell in the attempt: all that the mover loses by it, so the stick that they had
 * pulled out is listed too (TA-9). Otherwise what fell with the stick that they had to lift
 * out after giving up or failing (TA-16).
 */
fallen: TokamiStickSet, 
/**
 * The verdict.
 */
outcome: TokamiRaiseVerdict, };

/**
 * How a raise ended.
 */
export type TokamiRaiseVerdict = "raised" | "fell" | "not_higher" | "abandoned";

/**
 * How the pile comes about (TA-3). The rules do not care; the wood does.
 */
export type TokamiSetup = "cube" | "crossed" | "wild" | "built";

/**
 * One stick, by its number.
 */
export type TokamiStick = number;

/**
 * A set of sticks. Written as a list of numbers in order; read in any order, but a list that
 * names a stick twice is no set.
 */
export type TokamiStickSet = Array<number>;

/**
 * The game as one viewer sees it. The lie of the sticks is not here: that is the wood's to show.
 */
export type TokamiView = { 
/**
 * Whose view it is; null for one who does not play.
 */
seat: Seat | null, 
/**
 * Whose turn it is; null between rounds.
 */
to_move: Seat | null, 
/**
 * Who started the round; null before the lot.
 */
first: Seat | null, 
/**
 * The options, so that a view is enough to think on.
 */
options: TokamiOptions, 
/**
 * From 1.
 */
round: number, 
/**
 * What the game waits for.
 */
phase: TokamiPhase, 
/**
 * The colour of stick 0, 1, … 35; empty before the first pile.
 */
colours: Array<TokamiColour>, 
/**
 * The sticks on the X.
 */
on_x: TokamiStickSet, 
/**
 * The stick that the player before raised.
 */
taboo: TokamiStick | null, 
/**
 * The stick that the mover has raised in this turn.
 */
raised: TokamiStick | null, 
/**
 * The winning sticks, in seat order.
 */
plus: Array<TokamiStickSet>, 
/**
 * The minus sticks, in seat order.
 */
minus: Array<TokamiStickSet>, 
/**
 * The points of this round, in seat order.
 */
scores: Array<number>, 
/**
 * The points of the rounds that have ended, in seat order.
 */
totals: Array<number>, 
/**
 * What the viewer may do now.
 */
offer: TokamiOffer, };

/**
 * The attempt at a winning stick (TA-6).
 */
export type TokamiWin = { 
/**
 * Whose hand it was.
 */
seat: Seat, 
/**
 * The stick that was tried.
 */
stick: TokamiStick, 
/**
 * All that the mover loses by it: what fell, and the stick that they had pulled out (TA-9).
 */
fallen: TokamiStickSet, 
/**
 * The verdict.
 */
outcome: TokamiWinVerdict, };

/**
 * How an attempt at a winning stick ended.
 */
export type TokamiWinVerdict = "won" | "fell" | "abandoned";

export type Action = TokamiAction;

export type Options = TokamiOptions;

export type Seen = TokamiEvent;

export type View = TokamiView;
