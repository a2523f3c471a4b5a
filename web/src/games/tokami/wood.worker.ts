/// <reference lib="webworker" />
import init, { Guided, physics_version, Wood } from '../../wasm/pile/pile';
import {
  Doing,
  type Aim,
  type FromWood,
  type HandWish,
  type Place,
  type Report,
  type ToWood,
  type Way,
} from './messages';

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

/** Whose samples move the wood now. */
type Mode = 'idle' | 'mine' | 'guided' | 'relay' | 'resting';

let wood: Wood | null = null;
let guided: Guided | null = null;
let mode: Mode = 'idle';
/** The hand in the pile is this page's own. */
let own = false;
let wish: HandWish | null = null;
let done = false;
let unsent = 0;
let timer: ReturnType<typeof setInterval> | null = null;
let due = 0;
let starved = true;
/** So many ticks nothing has come of a hand elsewhere: it pauses, and there is nothing to wait for. */
let quiet = 0;
/** What has come of a hand elsewhere is played as fast as it goes. */
let hurried = false;
/** A picture is on its way to the page: a page that draws slowly gets fewer, never a queue of old ones. */
let unseen = false;
const heard: number[] = [];

const post = (message: FromWood, transfer: Transferable[] = []): void => postMessage(message, { transfer });

function frame(last = false): void {
  if (!wood || (unseen && !last)) return;
  unseen = true;
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
    ticks++;
    tick();
  }
  if (ticks && wood && timer !== null) frame();
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
  if (timer !== null) frame();
}

function tick(): void {
  if (!wood) return stop();
  let doing: number = wood.doing();
  try {
    if (doing === Doing.resting) doing = wood.rest();
    else if (mode === 'mine') doing = feed();
    else if (mode === 'relay' && starved && wood.waiting() < WAIT_FOR && quiet++ < WAIT_FOR) return;
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
  }
}

function feed(): number {
  if (!wood || !wish) return wood?.doing() ?? Doing.none;
  const { stick, at, to, turn } = wish;
  return wood.feed(stick, at, to, turn, done);
}

function send(all: boolean): void {
  if (!wood || (++unsent < SEND_EVERY && !all)) return;
  unsent = 0;
  const first = wood.sent_from();
  const bytes = wood.sent();
  if (bytes.length) post({ k: 'send', bytes, first }, [bytes.buffer]);
}

function close(): void {
  if (!wood) return;
  stop();
  own = false;
  const report = JSON.parse(wood.close()) as Report;
  guided?.forget();
  wish = null;
  done = false;
  post({ k: 'report', report, digest: wood.digest() });
  still();
}

function begin(aim: Aim, mine: boolean): void {
  if (!wood) return;
  own = mine;
  if (aim.is === 'try') wood.begin_try(aim.stick);
  else if (aim.is === 'take') wood.begin_take(aim.stick);
  else wood.begin_build();
  done = false;
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
      wood?.free();
      wood = fresh;
      own = false;
      return still();
    }
    case 'begin':
      begin(message.aim, message.mine);
      if (!message.mine) run('relay');
      return;
    case 'samples': {
      if (!wood) return;
      if (wood.doing() === Doing.none && message.aim) begin(message.aim, false);
      wood.receive(message.first, message.bytes);
      quiet = 0;
      hurried ||= message.late || (message.first > 0 && wood.waiting() > MOST_BEHIND);
      return run('relay');
    }
    case 'wish':
      // Said to a hand that has ended meanwhile: the next one may be in the pile already.
      if (!wood || !own || (wood.doing() !== Doing.open && wood.doing() !== Doing.holding)) return;
      wish = message.wish;
      return run('mine');
    case 'done':
      if (!wood || !own || wood.doing() === Doing.none) return;
      done = true;
      // A hand that has touched nothing is done as well.
      wish ??= { stick: -1, at: [0, 0, 0], to: [0, 20, 0], turn: [0, 0, 0, 1] };
      return run('mine');
    case 'seen':
      unseen = false;
      return;
    case 'box':
    case 'ways':
    case 'places':
    case 'pull':
    case 'put':
    case 'keep':
      return guide(message);
  }
}

type Guidance = Extract<ToWood, { k: 'box' | 'ways' | 'places' | 'pull' | 'put' | 'keep' }>;

function guide(message: Guidance): void {
  if (!wood) return;
  guided ??= new Guided();
  switch (message.k) {
    case 'box':
      guided.from_the_box(wood, message.stick);
      return run('guided');
    case 'ways':
      return post({
        k: 'ways',
        stick: message.stick,
        ways: JSON.parse(guided.ways(wood, message.stick)) as Way[],
      });
    case 'places': {
      const { stick, before } = message;
      const found =
        before === null ? guided.building_places(wood, stick) : guided.places(wood, stick, before);
      return post({ k: 'places', stick, places: JSON.parse(found) as Place[] });
    }
    case 'pull':
      guided.pull(wood, message.stick, Float32Array.from(message.way), message.pace);
      return run('guided');
    case 'put':
      guided.put(wood, message.place, message.pace);
      return run('guided');
    case 'keep':
      guided.done(wood);
      return run('guided');
  }
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
