/** One suite over the fast book and the naive one, then both against each other on random sequences. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OracleBook } from './order-book-oracle.ts';
import { OrderBook, type BookSide, type OnExecution } from './order-book.ts';

const FLOOR = 90_00;
const TICK = 5;

interface Execution {
  maker: number;
  taker: number;
  price: number;
  quantity: number;
  makerLeft: number;
  bid: number | null;
  ask: number | null;
}

type AnyBook = OrderBook | OracleBook;

function openBook(Book: typeof OrderBook | typeof OracleBook) {
  const executions: Execution[] = [];
  const onExecution: OnExecution = (maker, _owner, taker, price, quantity, makerLeft) => {
    executions.push({ maker, taker, price, quantity, makerLeft, bid: book.bid, ask: book.ask });
  };
  const book: AnyBook = new Book(FLOOR, TICK, onExecution);
  return { book, executions };
}

function levelsOf(book: AnyBook, side: BookSide, count = 5) {
  const out = new Float64Array(count * 3);
  const found = book.depth(side, count, out);
  return Array.from({ length: found }, (_, index) => Array.from(out.subarray(index * 3, index * 3 + 3)));
}

describe.each([
  ['the fast book', OrderBook],
  ['the naive book', OracleBook],
] as const)('%s', (_name, Book) => {
  test('an order meets better prices first, then earlier orders', () => {
    const { book, executions } = openBook(Book);
    book.submit(1, 'sell', 100_10, 100, 0, true);
    book.submit(2, 'sell', 100_05, 100, 0, true);
    book.submit(3, 'sell', 100_05, 100, 0, true);
    expect(book.submit(4, 'buy', 100_10, 250, 0, true)).toBe(0);
    expect(book.outcome).toBe('filled');
    expect(executions.map(({ maker, price, quantity }) => [maker, price, quantity])).toEqual([
      [2, 100_05, 100],
      [3, 100_05, 100],
      [1, 100_10, 50],
    ]);
    expect(levelsOf(book, 'sell')).toEqual([[100_10, 50, 1]]);
  });

  test('an execution sees the touch just before it', () => {
    const { book, executions } = openBook(Book);
    book.submit(1, 'buy', 99_95, 10, 0, true);
    book.submit(2, 'sell', 100_00, 10, 0, true);
    book.submit(3, 'sell', 100_05, 10, 0, true);
    book.submit(4, 'buy', 100_05, 20, 0, false);
    expect(executions.map(({ bid, ask }) => [bid, ask])).toEqual([
      [99_95, 100_00],
      [99_95, 100_05],
    ]);
  });

  test('what is left of a limit order rests, of an immediate one is cancelled', () => {
    const { book } = openBook(Book);
    book.submit(1, 'sell', 100_00, 40, 0, true);
    expect(book.submit(2, 'buy', 100_00, 100, 0, true)).toBe(60);
    expect([book.outcome, book.bid, book.ask, book.bestQuantity('buy')]).toEqual(['rested', 100_00, null, 60]);
    book.submit(3, 'sell', 100_05, 40, 0, true);
    expect(book.submit(4, 'buy', 100_05, 100, 0, false)).toBe(60);
    expect([book.outcome, book.bid, book.ask]).toEqual(['cancelled', 100_00, null]);
  });

  test('an immediate order stops at its worst price', () => {
    const { book } = openBook(Book);
    book.submit(1, 'buy', 99_00, 10, 0, true);
    book.submit(2, 'buy', 98_00, 10, 0, true);
    expect(book.submit(3, 'sell', 98_50, 15, 0, false)).toBe(5);
    expect(levelsOf(book, 'buy')).toEqual([[98_00, 10, 1]]);
  });

  test('an order that would meet its own owner is cancelled there, earlier fills stand', () => {
    const { book, executions } = openBook(Book);
    book.submit(1, 'sell', 100_00, 10, 7, true);
    book.submit(2, 'sell', 100_05, 10, 8, true);
    expect(book.submit(3, 'buy', 100_10, 30, 8, true)).toBe(20);
    expect([book.outcome, executions.length, book.bid, book.ask]).toEqual(['self_trade', 1, null, 100_05]);
  });

  test('a cancelled order is gone, its place in the queue too; a second cancel finds nothing', () => {
    const { book, executions } = openBook(Book);
    for (const id of [1, 2, 3]) book.submit(id, 'buy', 99_00, 10, 0, true);
    expect([book.cancel(2), book.cancel(2), book.cancel(99), book.cancel(0)]).toEqual([10, 0, 0, 0]);
    book.submit(4, 'sell', 99_00, 15, 0, true);
    expect(executions.map(({ maker }) => maker)).toEqual([1, 3]);
    expect([book.quantityOf(3), book.quantityOf(1), book.size]).toEqual([5, 0, 1]);
  });

  test('an order that is made smaller keeps its place in the queue', () => {
    const { book, executions } = openBook(Book);
    for (const id of [1, 2]) book.submit(id, 'buy', 99_00, 10, 0, true);
    book.reduce(1, 4);
    expect([book.quantityOf(1), levelsOf(book, 'buy')]).toEqual([4, [[99_00, 14, 2]]]);
    book.submit(3, 'sell', 99_00, 6, 0, false);
    expect(executions.map(({ maker, quantity }) => [maker, quantity])).toEqual([
      [1, 4],
      [2, 2],
    ]);
  });

  test('depth shows the best five levels with their orders', () => {
    const { book } = openBook(Book);
    for (let index = 0; index < 7; index += 1) book.submit(index + 1, 'buy', 99_00 - index * 50, 10 + index, 0, true);
    book.submit(20, 'buy', 98_50, 100, 0, true);
    expect(levelsOf(book, 'buy')).toEqual([
      [99_00, 10, 1],
      [98_50, 111, 2],
      [98_00, 12, 1],
      [97_50, 13, 1],
      [97_00, 14, 1],
    ]);
    book.reset(FLOOR, TICK);
    expect([levelsOf(book, 'buy'), book.size, book.bid]).toEqual([[], 0, null]);
  });
});

const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'reduce' as const), pick: fc.nat(400) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      side: fc.constantFrom<BookSide>('buy', 'sell'),
      // Mostly near the middle, at times far away, so that the window of levels has to grow both ways.
      level: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 190, max: 210 }) },
        { weight: 1, arbitrary: fc.nat(4000) },
      ),
      quantity: fc.integer({ min: 1, max: 50 }),
      owner: fc.nat(3),
      rests: fc.boolean(),
    }),
  },
);

test('both books do exactly the same on random sequences', () => {
  fc.assert(
    fc.property(
      fc.array(operation, { maxLength: 400 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (operations, stride) => {
        const fast = openBook(OrderBook);
        const naive = openBook(OracleBook);
        operations.forEach((each, index) => {
          // Ids far apart, so that they collide in the table in many ways.
          const results = [fast.book, naive.book].map((book) => {
            if (each.kind !== 'submit') return lessen(book, 1 + each.pick * stride, each.kind);
            const { side, level, quantity, owner, rests } = each;
            return [book.submit(1 + index * stride, side, FLOOR + level * TICK, quantity, owner, rests), book.outcome];
          });
          expect(results[0]).toEqual(results[1]);
          expect([fast.book.bid, fast.book.ask, fast.book.size]).toEqual([
            naive.book.bid,
            naive.book.ask,
            naive.book.size,
          ]);
        });
        expect(fast.executions).toEqual(naive.executions);
        for (const side of ['buy', 'sell'] as const) {
          expect(levelsOf(fast.book, side, 50)).toEqual(levelsOf(naive.book, side, 50));
          expect(fast.book.bestQuantity(side)).toBe(naive.book.bestQuantity(side));
        }
      },
    ),
    { numRuns: 150 },
  );
});

/** Takes an order out, or half of it. */
function lessen(book: AnyBook, id: number, kind: 'cancel' | 'reduce'): number {
  if (kind === 'cancel') return book.cancel(id);
  const half = book.quantityOf(id) >> 1;
  if (half > 0) book.reduce(id, half);
  return half;
}

test('a resting id may not be used twice, and a price must be on the grid', () => {
  const { book } = openBook(OrderBook);
  book.submit(1, 'buy', 99_00, 1, 0, true);
  expect(() => book.submit(1, 'buy', 99_00, 1, 0, true)).toThrow('taken');
  expect(() => book.submit(2, 'buy', 99_03, 1, 0, true)).toThrow('grid');
});
