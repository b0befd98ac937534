/**
 * What a date of borrowing costs (desks §7): once a date for whoever was short at its end, shared with whoever lent, by what the journal says
 * however late somebody comes by. After each test the books are audited whole.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@bahi/core/time.ts';
import { lockBooks } from '../ledger/post.ts';
import type { Database } from '../platform/database.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { chargeFees } from './fees.ts';
import { sharesPage } from './reviews.ts';
import { startLendingWorld, type Held, type LendingWorld } from './testing.ts';

let w: LendingWorld;

beforeAll(async () => {
  w = await startLendingWorld();
});
afterEach(async () => {
  expect(await w.audit()).toEqual([]);
});
afterAll(async () => {
  await w.h.stop();
});

/** What each has more than before. */
async function gains(all: readonly Held[], act: () => Promise<unknown>): Promise<bigint[]> {
  const before = await Promise.all(all.map(w.cash));
  await act();
  const after = await Promise.all(all.map(w.cash));
  return after.map((cash, index) => cash - before[index]!);
}

/** A share of which ten lots are short: asha and bela lend three and one, the house the other six of its ten; the date on which that began is over. */
async function market() {
  const symbol = w.symbol();
  const [asha, bela] = [await w.holder(symbol), await w.holder(symbol)];
  await w.lend(asha, 3);
  await w.lend(bela, 1);
  const [ravi, meena] = [await w.short(symbol, 4), await w.short(symbol, 6)];
  await w.fees();
  await w.midnight();
  await w.fees();
  w.h.feed.set(symbol, 500_00);
  return { symbol, asha, bela, ravi, meena, all: [asha, bela, ravi, meena] };
}

/** 10 of 14 lots: 0.5 % + 11.5 % * (10/14)² = 6.36 % a year; 400 shares at 500.00 pay 34.85 a day and 600 pay 52.27; lenders get 80 % of 4/10. */
const DAY = [20_91n, 6_96n, -34_85n, -52_27n];

test('a date is charged once, for whoever is short at its end, and paid to whoever lends', async () => {
  const { all } = await market();
  expect(await gains(all, w.fees)).toEqual([0n, 0n, 0n, 0n]);
  await w.midnight();
  expect(await gains(all, w.fees)).toEqual(DAY);
  expect(await gains(all, w.fees)).toEqual([0n, 0n, 0n, 0n]);
});

test('staff see of a share what is lent, borrowed and left, and what its last date cost', async () => {
  const { symbol } = await market();
  await w.midnight();
  await w.fees();
  const of = { feed: w.h.feed, parametersAt: w.deps.parametersAt };
  const shares = (text?: string) =>
    w.h.t.db.read((tx) => sharesPage(of, tx, { text, page: 1, pageSize: 50 }, w.h.clock.now()));
  const share = {
    symbol,
    lent: 400,
    recalled: 0,
    lenders: 2,
    borrowed: 1_000,
    onLoan: 400,
    houseQuota: 1_000,
    left: 400,
  };
  const lastFee = { date: expect.any(String), fees: '87.12', paid: '27.87' };
  expect((await shares(symbol.toLowerCase())).rows).toMatchObject([{ ...share, rateBps: 636, lastFee }]);
  const unused = w.symbol();
  expect((await shares()).rows.map((row) => row.symbol)).not.toContain(unused);
  expect((await shares(unused)).rows).toMatchObject([
    { lent: 0, borrowed: 0, left: 1_000, rateBps: 50, lastFee: null },
  ]);
});

test('lots that are lent for two minutes over midnight take nothing from who lends all day, and lower nobody’s rate', async () => {
  const { symbol, all } = await market();
  const late = await w.holder(symbol, 15);
  const at = w.nextMidnight();
  await w.h.clock.advance(at - 60_000 - w.h.clock.now());
  await w.lend(late, 15);
  await w.h.clock.advance(at + 60_000 - w.h.clock.now());
  await w.recall(late);
  // 1,500 shares for a minute are one share for the date: of 401 shares 1,000 are borrowed, at 6.35 %.
  expect(await gains([...all, late], w.fees)).toEqual([20_88n, 6_96n, -34_79n, -52_19n, 6n]);
});

test('who asks back at noon has half of a date, and who lends from noon on the other half', async () => {
  const symbol = w.symbol();
  const [asha, bela] = [await w.holder(symbol), await w.holder(symbol)];
  await w.lend(asha, 4);
  const ravi = await w.short(symbol, 4);
  await w.midnight();
  await w.fees();
  const noon = w.nextMidnight() - 12 * HOUR_MS;
  await w.h.clock.advance(noon - w.h.clock.now());
  w.h.feed.set(symbol, 500_00);
  await w.lend(bela, 4);
  expect(await w.recall(asha)).toMatchObject({ lent: 0 });
  await w.midnight();
  // 4 of 14 lots, 1.43 % a year of 2,00,000.00: 7.84, of which 6.27 are the lenders'.
  expect(await gains([asha, bela, ravi], w.fees)).toEqual([3_14n, 3_13n, -7_84n]);
});

test('after three dates without a server each is charged by what was short and lent at its own end', async () => {
  const { symbol, asha, bela, ravi, all } = await market();
  await w.midnight(3);
  w.h.feed.set(symbol, 500_00);
  // The market is there again before anybody came by: what happens now is of the fourth date.
  await w.close(ravi);
  const vikram = await w.holder(symbol);
  await w.lend(vikram, 4);
  await w.recall(bela);
  expect(await gains([...all, vikram], w.fees)).toEqual([...DAY.map((amount) => amount * 3n), 0n]);
  expect(await w.journal(asha)).toEqual({ shares: 100n, lent: 300n });
});

test('whoever was short for hours and not at midnight pays nothing, and lenders get nothing of nobody', async () => {
  const symbol = w.symbol();
  const asha = await w.holder(symbol);
  await w.lend(asha, 4);
  const ravi = await w.short(symbol, 4);
  await w.close(ravi);
  await w.midnight();
  expect(await gains([asha, ravi], w.fees)).toEqual([0n, 0n]);
});

test('a fee beyond what is free is owed, and the lender has it all the same', async () => {
  const { asha, bela, ravi, meena } = await market();
  const cash = await w.cash(ravi);
  await w.h.t.db.transaction((tx) =>
    tx.query('update ledger.balance set held = cash - 10 where customer_id = $1', [ravi.customerId]),
  );
  await w.midnight();
  expect(await gains([asha, bela, meena], w.fees)).toEqual([DAY[0], DAY[1], DAY[3]]);
  const { receivable } = await w.h.balance(ravi.customerId);
  expect([cash - (await w.cash(ravi)), receivable]).toEqual([10n, 34_75n]);
  await w.h.t.owner.query('update ledger.balance set held = 0 where customer_id = $1', [ravi.customerId]);
});

test('while there is no mark price a date waits for one, and is charged then', async () => {
  const { symbol, all } = await market();
  await w.midnight();
  const without = { ...w.deps, marketPrice: (of: string) => (of === symbol ? null : w.deps.marketPrice(of)) };
  expect(await gains(all, () => chargeFees(without))).toEqual([0n, 0n, 0n, 0n]);
  expect(await gains(all, w.fees)).toEqual(DAY);
});

test('two who charge at once, each failing between any two of its transactions, charge each date once', async () => {
  const { all } = await market();
  await w.midnight(2);
  expect(
    await gains(all, async () => {
      for (let fails = 1; fails < 9; fails += 1)
        await Promise.all(
          [failingAt(fails), failingAt(fails + 1)].map((db) => chargeFees({ ...w.deps, db }).catch(() => {})),
        );
      await Promise.all([w.fees(), w.fees()]);
    }),
  ).toEqual(DAY.map((amount) => amount * 2n));
});

test('two who post the same fees at once both end well: the second one finds nothing left to post', async () => {
  const { asha, all } = await market();
  await w.midnight();
  expect(
    await gains(all, async () => {
      let both: Promise<unknown> = Promise.resolve();
      await w.h.t.db.transaction(async (tx) => {
        await lockBooks(tx, { customerIds: [asha.customerId] });
        both = Promise.all([w.fees(), w.fees()]);
        await untilWaiting(w.h.t.owner, 2);
      });
      await both;
    }),
  ).toEqual(DAY);
});

/** Its so many first transactions commit, and the next one, and all that follow, never do. */
function failingAt(count: number): Database {
  let left = count;
  return {
    ...w.h.t.db,
    transaction: (work) =>
      w.h.t.db.transaction(async (tx) => {
        const result = await work(tx);
        if ((left -= 1) < 0) throw new Error('the process is gone');
        return result;
      }),
  };
}
