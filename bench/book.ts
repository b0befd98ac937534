/**
 * `book`: operations a second of core/src/order-book.ts against npm's nodejs-order-book, on one seeded script in one run
 * (45 % cancel, 45 % limit within 50 ticks of the middle, 10 % market; 300,000 operations). The script is the same for
 * both, ids included; each book gets it in its own types, prepared beforehand, and both count what traded, which must agree.
 */
import { createRng } from '@bahi/core/rng.ts';
import { OrderBook } from '@bahi/core/order-book.ts';
import * as peer from 'nodejs-order-book';

const OPERATIONS = 300_000;
const MIDDLE = 1_000_00;
const TICK = 5;
const ROUNDS = 5;

type Print = (figure: Record<string, string | number>) => void;

interface Script {
  /** 0 cancel, 1 limit, 2 market. */
  readonly kinds: Uint8Array;
  /** Of a cancel: the order it takes out. */
  readonly ids: Int32Array;
  readonly isBuy: Uint8Array;
  readonly prices: Int32Array;
  readonly quantities: Int32Array;
}

export function run(print: Print = printLine): void {
  const script = makeScript(20_261_121);
  const ours: number[] = [];
  const theirs: number[] = [];
  let traded = [0, 0];
  // Interleaved, so that a busy machine disturbs both alike; the best round of each counts.
  for (let round = 0; round < ROUNDS; round += 1) {
    const fast = runOurs(script);
    const slow = runTheirs(script);
    ours.push(fast.ms);
    theirs.push(slow.ms);
    traded = [fast.traded, slow.traded];
  }
  if (traded[0] !== traded[1]) throw new Error(`the books disagree: ${traded.join(' and ')} shares traded`);
  const perSecond = (times: number[]) => Math.round(OPERATIONS / (Math.min(...times) / 1000));
  print({ name: 'book.peer', library: 'nodejs-order-book 10.1.1', ops_per_s: perSecond(theirs) });
  print({ name: 'book.traded', shares: traded[0]! });
  print({
    name: 'book',
    ratio: Number((perSecond(ours) / perSecond(theirs)).toFixed(2)),
    ops_per_s: perSecond(ours),
    operations: OPERATIONS,
  });
}

function makeScript(seed: number): Script {
  const rng = createRng(seed);
  const kinds = new Uint8Array(OPERATIONS);
  const ids = new Int32Array(OPERATIONS);
  const isBuy = new Uint8Array(OPERATIONS);
  const prices = new Int32Array(OPERATIONS);
  const quantities = new Int32Array(OPERATIONS);
  const placed: number[] = [];
  for (let index = 0; index < OPERATIONS; index += 1) {
    const roll = rng.float();
    isBuy[index] = rng.below(2);
    quantities[index] = 1 + rng.below(100);
    ids[index] = index + 1;
    if (roll < 0.45 && placed.length > 0) {
      // Of those not cancelled yet; some have traded away meanwhile, as in life.
      const pick = rng.below(placed.length);
      ids[index] = placed[pick]!;
      placed[pick] = placed.at(-1)!;
      placed.pop();
    } else if (roll < 0.9) {
      kinds[index] = 1;
      prices[index] = MIDDLE + (rng.below(101) - 50) * TICK;
      placed.push(index + 1);
    } else {
      kinds[index] = 2;
    }
  }
  return { kinds, ids, isBuy, prices, quantities };
}

function runOurs({ kinds, ids, isBuy, prices, quantities }: Script): { ms: number; traded: number } {
  let traded = 0;
  const book = new OrderBook(MIDDLE / 2, TICK, (_maker, _owner, _taker, _price, quantity) => {
    traded += quantity;
  });
  const start = performance.now();
  for (let index = 0; index < OPERATIONS; index += 1) {
    const id = ids[index]!;
    const kind = kinds[index]!;
    if (kind === 0) {
      book.cancel(id);
    } else {
      const side = isBuy[index] === 1 ? 'buy' : 'sell';
      const worst = side === 'buy' ? MIDDLE * 2 : MIDDLE / 2;
      book.submit(id, side, kind === 1 ? prices[index]! : worst, quantities[index]!, 0, kind === 1);
    }
  }
  return { ms: performance.now() - start, traded };
}

function runTheirs({ kinds, ids, isBuy, prices, quantities }: Script): { ms: number; traded: number } {
  const book = new peer.OrderBook();
  const names = Array.from(ids, (id) => `order-${id}`);
  let traded = 0;
  const start = performance.now();
  for (let index = 0; index < OPERATIONS; index += 1) {
    const id = names[index]!;
    const kind = kinds[index]!;
    if (kind === 0) {
      book.cancel(id);
      continue;
    }
    const side = isBuy[index] === 1 ? peer.Side.BUY : peer.Side.SELL;
    const size = quantities[index]!;
    const answer = kind === 1 ? book.limit({ id, side, size, price: prices[index]! }) : book.market({ side, size });
    for (const done of answer.done) if (done.id !== id) traded += done.size;
    if (answer.partial !== null && answer.partial.id !== id) traded += answer.partialQuantityProcessed;
  }
  return { ms: performance.now() - start, traded };
}

function printLine(figure: Record<string, string | number>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

if (import.meta.main) run();
