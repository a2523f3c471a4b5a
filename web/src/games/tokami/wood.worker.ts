/// <reference lib="webworker" />
import init, { physics_version, Wood } from '../../wasm/pile/pile';
import { GuidedHand, type Guidance } from './guided-hand';
import { Doing, type Aim, type FromWood, type HandWish, type Report, type ToWood } from './messages';
import { NOTHING, near } from './wish';

/** The wood runs here, at its own pace of 60 ticks a second, whatever the page draws. */
const TICK = 1000 / 60;
/** After a pause it does not make up for more than this. */
const MOST_AT_ONCE = 4;
/** Samples are sent so many ticks at a time. */
const SEND_EVERY = 4;
/** Who watches plays a little behind, so that a late packet does not stop the wood. */
const WAIT_FOR = 8;
/** Who has fallen further behind a hand than this, in ticks, catches up … */
const MOST_BEHIND = 90;
/** … for so many ms at a time, so that it still hears. */
const SPELL = 40;
/** So many numbers tell where a stick is (`Frame.poses`). */
const STRIDE = 9;

/** So many ticks without a sample, and the hand elsewhere stands still: nothing is to be waited for by the clock. */
const GONE_QUIET = 24;
/** A hand that nobody waits for moves on by no more ticks than this from one picture to the next. */
const MOST_UNSEEN = 8;
/** After so many ticks without a new wish, and so many without a movement, time stands still until the next wish. */
const IDLE = 30;
const CALM = 20;
/** Whose samples move the wood now. */
type Mode = 'idle' | 'mine' | 'guided' | 'relay' | 'resting';

let wood: Wood | null = null;
let guided: GuidedHand | null = null;
let mode: Mode = 'idle';
/** The hand in the pile is this page's own. */
let own = false;
/** What that hand is about. */
let about: Aim | null = null;
let wish: HandWish | null = null;
/** What it wished for when it last wanted something else: a hand that creeps gets somewhere, too. */
let wanted: HandWish | null = null;
let done = false;
let unsent = 0;
let timer: ReturnType<typeof setInterval> | null = null;
let due = 0;
let starved = true;
/** So many ticks nothing has come of a hand elsewhere: it pauses, and there is nothing to wait for. */
let quiet = 0;
/** What has come of a hand elsewhere is played as fast as it goes. */
let hurried = false;
/** … and without a picture until it stops. */
let unpictured = false;
/** A stick that is clear of the pile stays in this page's hand when that lets go. */
let keeps = false;
/** This page's hand has moved for as long as it may: it can only let go. */
let spent = false;
/** Ticks since this page's hand was last told something, and since anything moved. */
let idle = 0;
let calm = 0;
/** How many wishes were heard. */
let wishes = 0;
/** A picture is on its way to the page: a page that draws slowly gets fewer, never a queue of old ones. */
let unseen = false;
/** How many ticks were played since a picture was last sent, and whether that is to matter. */
let undrawn = 0;
let patient = false;
const heard: number[] = [];
const post = (message: FromWood, transfer: Transferable[] = []): void => postMessage(message, { transfer });

function frame(last = false): void {
  if (!wood || (unseen && !last)) return;
  unseen = true;
  undrawn = 0;
  const poses = wood.frame();
  const knocks = Float32Array.from(heard.splice(0));
  post(
    {
      k: 'frame',
      frame: {
        poses,
        doing: wood.doing(),
        tick: wood.tick(),
        strain: wood.strain(),
        lets: wood.lets_go(),
        left: wood.left(),
        halted: timer === null,
        wishes,
        clear: wood.holds_clear(),
        out: wood.pulled_out(),
        fallen: [...wood.fallen()],
        knocks,
        slide: wood.slide(),
        heights: wood.heights(),
      },
    },
    [poses.buffer, knocks.buffer],
  );
}

function still(): void {
  if (!wood) return;
  post({ k: 'still', poses: wood.frame(), heights: wood.heights(), digest: wood.digest() });
}

function run(next: Mode): void {
  mode = next;
  if (timer !== null) return;
  due = performance.now();
  timer = setInterval(beat, TICK);
}

function stop(): void {
  mode = 'idle';
  hurried = false;
  if (timer !== null) clearInterval(timer);
  timer = null;
}

function beat(): void {
  if (hurried) return hurry();
  const now = performance.now();
  if (now - due > TICK * 10) due = now - TICK;
  let ticks = 0;
  while (due <= now && ticks < MOST_AT_ONCE && timer !== null) {
    due += TICK;
    // Where pictures are slow, the hand is slow, too: else it could not be followed.
    if (patient && unseen && undrawn >= MOST_UNSEEN) break;
    undrawn++;
    ticks++;
    tick();
  }
  if (ticks && wood && timer !== null && !unpictured) frame();
}

/** Plays what waits without a pause, and the wood to its rest; then at the hand's own pace. */
function hurry(): void {
  const end = performance.now() + SPELL;
  while (hurried && timer !== null && performance.now() < end) {
    const goesOn = wood?.doing() === Doing.resting || (wood?.waiting() ?? 0) > 0;
    if (goesOn) tick();
    else hurried = false;
  }
  due = performance.now();
  if (timer !== null && !unpictured) frame();
}

function tick(): void {
  if (!wood) return stop();
  let doing: number = wood.doing();
  try {
    if (doing === Doing.resting) doing = wood.rest();
    else if (mode === 'mine') doing = feed();
    else if (mode === 'relay' && waits()) return;
    else doing = wood.play();
  } catch (why) {
    post({ k: 'refused', why: String(why) });
    return stop();
  }
  starved = doing === Doing.waiting;
  if (heard.length < 200) heard.push(...wood.knocks());
  if (mode === 'mine' || mode === 'guided') send(doing !== Doing.holding && doing !== Doing.open);
  if (doing === Doing.waiting && mode === 'guided') {
    // Time stands still while a guided hand waits for its next word.
    stop();
    frame(true);
    post({ k: 'paused', clear: wood.holds_clear(), out: wood.pulled_out() });
  } else if (doing === Doing.over) {
    close();
  } else if (doing === Doing.open || doing === Doing.holding) {
    if (wood.left() === 0 && !wood.lets_go() && (mode === 'mine' || mode === 'guided')) tire();
    else if (mode === 'mine') rest();
  }
}

function feed(): number {
  if (!wood) return Doing.none;
  // Who takes hold again meanwhile has it back.
  if (wood.lets_go() && (wish?.stick ?? -1) < 0) {
    const doing = wood.letting_go();
    if (wood.lets_go()) return doing;
  }
  if (!wish) return wood.doing();
  const { stick, at, to, turn } = wish;
  return wood.feed(stick, at, to, turn, done);
}

/** A hand elsewhere: whether its next tick has to wait. Once it stands still, the clock stops. */
function waits(): boolean {
  if (!wood) return true;
  const waiting = wood.waiting();
  if (waiting === 0) {
    starved = true;
    if (++quiet < GONE_QUIET) return true;
    stop();
    frame(true);
    return true;
  }
  return starved && waiting < WAIT_FOR && quiet++ < WAIT_FOR;
}

/** Where nothing moves, no time passes: neither here nor for the judge, and the hand is not used up. */
function rest(): void {
  if (!wood) return;
  calm = wood.calm() ? calm + 1 : 0;
  if (++idle < IDLE || calm < CALM || wood.lets_go() || done) return;
  send(true);
  stop();
  frame(true);
}

/** This page's hand opens: what it holds is put down, or kept. */
function letGo(): void {
  if (!wood) return;
  if (wood.doing() === Doing.holding) wood.let_go(keeps);
  guided?.forget();
  wish = { ...(wish ?? NOTHING), stick: -1 };
  idle = 0;
  run('mine');
}

/** The judge hears nothing of a try that has touched nothing: who gives it up has closed the hand on the stick once. */
function touch(): HandWish | null {
  if (!wood || about?.is !== 'try' || wood.before() > 0) return null;
  const { stick } = about;
  const [x = 0, y = 0, z = 0, i = 0, j = 0, k = 0, w = 1] = wood.frame().subarray(stick * STRIDE);
  return { stick, at: [0, 0, 0], to: [x, y, z], turn: [i, j, k, w] };
}

/** The hand has moved for as long as a hand may. */
function tire(): void {
  if (!spent) post({ k: 'tired' });
  spent = true;
  if (wood?.doing() === Doing.open) done = true;
  letGo();
}

function send(all: boolean): void {
  if (!wood || (++unsent < SEND_EVERY && !all)) return;
  unsent = 0;
  for (;;) {
    const first = wood.sent_from();
    const bytes = wood.sent();
    if (!bytes.length) return;
    post({ k: 'send', bytes, first }, [bytes.buffer]);
  }
}

function close(): void {
  if (!wood) return;
  stop();
  own = false;
  const report = JSON.parse(wood.close()) as Report;
  guided?.forget();
  wish = null;
  done = unpictured = false;
  post({ k: 'report', report, digest: wood.digest() });
  still();
}

function begin(aim: Aim, mine: boolean, keeping = false): void {
  if (!wood) return;
  own = mine;
  about = aim;
  wish = null;
  patient = unpictured = false;
  keeps = keeping;
  idle = calm = 0;
  // A page that was left in the middle of its own hand comes back to it: what was done has been done.
  while (mine && wood.waiting() > 0 && wood.play() <= Doing.holding);
  if (aim.is === 'try') wood.begin_try(aim.stick);
  else if (aim.is === 'take') wood.begin_take(aim.stick);
  else wood.begin_build();
  done = spent = false;
  unsent = 0;
  starved = true;
  guided?.forget();
  post({ k: 'began', aim, heights: wood.heights() });
}

function hear(message: ToWood): void {
  switch (message.k) {
    case 'pile': {
      const fresh = Wood.resume(message.bytes);
      stop();
      unpictured = false;
      wood?.free();
      wood = fresh;
      own = false;
      return still();
    }
    case 'afresh':
      if (!wood) return;
      stop();
      own = unpictured = false;
      wood.afresh();
      return still();
    case 'begin':
      begin(message.aim, message.mine, message.keeps);
      if (!message.mine) run('relay');
      return;
    case 'samples': {
      if (!wood) return;
      if (wood.doing() === Doing.none && message.aim) begin(message.aim, false);
      wood.receive(message.first, message.bytes);
      quiet = 0;
      unpictured = message.still;
      patient = message.whole;
      // A hand that goes on just now is caught up with; one that is judged already is seen as it was.
      hurried ||= message.late || (!message.whole && message.first > 0 && wood.waiting() > MOST_BEHIND);
      return run('relay');
    }
    case 'hurry':
      // This page's own hand is moved by its user.
      if (!wood || wood.doing() === Doing.none || (own && wood.doing() !== Doing.resting)) return;
      hurried = true;
      return run(mode === 'idle' ? 'relay' : mode);
    case 'wish':
      wishes++;
      // Said to a hand that has ended meanwhile: the next one may be in the pile already.
      if (!wood || !own || (wood.doing() !== Doing.open && wood.doing() !== Doing.holding)) return;
      if (spent && message.wish.stick >= 0) return;
      if (wish?.stick !== message.wish.stick || !near(wanted, message.wish)) {
        idle = 0;
        wanted = message.wish;
      } else if (mode === 'idle') return frame(true);
      wish = message.wish;
      guided?.forget();
      return run('mine');
    case 'letGo':
      if (!wood || !own || (wood.doing() !== Doing.open && wood.doing() !== Doing.holding)) return;
      keeps = message.keeps;
      return letGo();
    case 'done':
      if (!wood || !own || wood.doing() === Doing.none) return;
      done = true;
      if ((wish?.stick ?? -1) < 0) {
        // A guided hand, or one that was closed before this page came.
        if (wood.doing() === Doing.holding) wood.let_go(true);
        guided?.forget();
        wish = touch() ?? wish ?? NOTHING;
      }
      return run('mine');
    case 'seen':
      unseen = false;
      return;
    case 'box':
    case 'ways':
    case 'places':
    case 'pull':
    case 'put':
      return guide(message);
  }
}

function guide(message: Guidance): void {
  if (!wood) return;
  const asks = message.k === 'ways' || message.k === 'places';
  // Said to a hand that has ended meanwhile.
  if ((!own || spent) && !asks) return;
  guided ??= new GuidedHand();
  // Whoever lets it be led moves it no more.
  if (!asks) wish = null;
  const answer = guided.hear(message, wood);
  if (answer) post(answer);
  else run('guided');
}

const early: ToWood[] = [];
let ready = false;

onmessage = ({ data }: MessageEvent<ToWood>) => {
  if (!ready) {
    early.push(data);
    return;
  }
  try {
    hear(data);
  } catch (why) {
    post({ k: 'refused', why: String(why) });
  }
};

void init().then(() => {
  ready = true;
  post({ k: 'ready', physics: physics_version() });
  for (const message of early.splice(0)) hear(message);
});
