/** A pool lets its rights lapse: what they bring is nobody's before it is paid, and who comes or goes meanwhile has no part in what is not sure (decision 0100). */
import { practiceCalendar, businessDateOf } from '@bahi/core/calendar.ts';
import { placementPaid } from '@bahi/core/ledger-offerings.ts';
import { expect, test } from 'vitest';
import { actionsHarness, BEFORE, CLOSE, EX_DATE, OPENING, RECORD_DATE } from '../corporate-actions/testing.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { allotPositions } from '../orders/service.ts';
import { LISTED } from '../placements/testing.ts';
import { progressRights, publishRights, rightsFalls } from '../rights/service.ts';
import * as service from './service.ts';
import { startPools } from './testing.ts';
import { lockBook } from './plans.ts';

const SYMBOL = 'VRM';
const PRICES = { calendar: practiceCalendar, marketPrice: () => BigInt(BEFORE), closeBefore: async () => BEFORE };
const PAY_BY = OPENING + 2 * 86_400_000;
/** One new share at 300.00 for four: 500.00 falls to 460.00. */
const AFTER = 460_00;

test('rights that may lapse count as nothing, let nobody in, and leave those who stay what they had', async () => {
  const h = await actionsHarness({}, ({ db, clock }) => rightsFalls({ ...PRICES, db }, clock.now()));
  await h.again();
  const w = await startPools(h);
  const { db } = h;
  const progress = () =>
    progressRights({
      ...PRICES,
      db,
      clock: h.clock,
      orders: h.orders,
      closingLevel: async () => null,
      setRights: () => {},
    });
  const pool = await w.pool({ lockDays: 1 });
  const [asha, ravi, mira] = [await h.customer(), await h.customer(), await h.customer()];
  const joined = (customer: bigint) => {
    const input = { pool: `${pool.id}`, amount: '100000.00', stopPercent: 40, lockedUntil: EX_DATE };
    const by = { customerId: customer, now: CLOSE - 1_200_000, input };
    return db.transaction((tx) => service.followPool(w.deps, tx, by));
  };
  const [leaves, stays] = [await joined(asha), await joined(ravi)];
  const terms = {
    symbol: SYMBOL,
    ratioNew: 1,
    ratioHeld: 4,
    price: 300_00n,
    recordDate: RECORD_DATE,
    prospectus: 'Works.',
  };
  const dates = { publishedAt: BigInt(h.clock.now()), payBy: BigInt(PAY_BY) };
  await db.transaction((tx) => publishRights({ feed: LISTED, calendar: practiceCalendar }, tx, { ...terms, ...dates }));
  await w.value();
  const customerId = pool.customerId;
  await db.transaction(async (tx) => {
    const [now, cost] = [h.clock.now(), 100n * BigInt(BEFORE)];
    const books = await lockBooks(tx, { customerIds: [customerId] });
    postEntry(books, placementPaid({ customerId, requestId: 1n, amount: cost }));
    const allotted = [{ customerId, reference: 1n, symbol: SYMBOL, quantity: 100, cost, lockDays: 0 }];
    await allotPositions({ calendar: practiceCalendar }, tx, { books, allotted, now });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(practiceCalendar, now) });
  });
  await w.stop(asha, leaves.id);
  const comes = await w.follow(mira, pool);
  await h.endOfSession();
  await h.goTo(CLOSE + 120_000);
  await h.openEx(SYMBOL, AFTER);
  await progress();
  expect(await h.entitlements(SYMBOL)).toMatchObject([{ amount: 4_000_00n, state: 'due' }]);

  await expect(w.follow(mira, pool)).rejects.toMatchObject({
    refusal: { code: 'pools.rights_open', params: { symbol: SYMBOL } },
  });
  const page = await db.read((tx) => service.poolOf(w.deps, tx, { id: `${pool.id}`, now: h.clock.now() }));
  expect(page).toMatchObject({ state: 'closed_to_new', stateReason: 'rights_open', ifNow: null });
  await w.value();
  // Of 1,50,000 in cash and 46,000 in shares.
  expect(await w.read(asha, leaves.id)).toMatchObject({ state: 'ended', paidOut: '98000.00' });
  expect(await w.read(mira, comes.id)).toMatchObject({ state: 'returned', reason: 'rights_open' });
  expect(await w.read(ravi, stays.id)).toMatchObject({ value: '98000.00' });
  const planned = await db.transaction((tx) => lockBook(tx, pool, { now: h.clock.now(), markOf: () => AFTER }));
  expect(planned.dividends).toBe(0n);

  // Nobody takes them up: nothing is paid.
  await h.goTo(PAY_BY + 30_000);
  await progress();
  h.feed.set(SYMBOL, AFTER);
  const again = await w.follow(mira, pool);
  await w.value();
  expect(await w.read(mira, again.id)).toMatchObject({ state: 'in_progress' });
  expect(Number((await w.read(ravi, stays.id)).value)).toBeGreaterThan(97_900);
  expect([...(await w.audit()), ...(await h.audit())]).toEqual([]);
  await h.stop();
});
