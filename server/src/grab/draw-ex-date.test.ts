/** Draws of grab offers across an ex-date: the price is for the shares before it (decision 0080). */
import { addBusinessDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertActions } from '../corporate-actions/service.ts';
import type { Tx } from '../platform/database.ts';
import { progress } from './jobs.ts';
import { requestsPage } from './service.ts';
import { offers } from './store.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterEach(async () => {
  expect(await g.audit()).toEqual([]);
});
afterAll(() => g.h.stop());

const CASH = 10_00_000_00n;

const own = async (customerId: bigint) =>
  (await g.h.db.read((tx) => requestsPage(tx, customerId, { page: 1, pageSize: 10 }))).rows[0]!;

test('a draw whose shares have gone ex by its moment is called off, and everything is free', async () => {
  const offer = await g.draw();
  const { symbol } = await g.view(offer);
  const asha = await g.customer();
  expect(await g.ask(asha, offer, 1)).toMatchObject({ request: { status: 'pending' } });
  const recordDate = businessDateOf(practiceCalendar, g.h.clock.now());
  const exDate = addBusinessDays(practiceCalendar, recordDate, 1);
  const terms = { numerator: 0, denominator: 1, cash: 2_00, recordDate, exDate, payDate: exDate };
  const exAt = sessionOn(practiceCalendar, exDate)!.open;
  await g.h.db.transaction((tx) => insertActions(tx, [{ symbol, kind: 'dividend', exAt, ...terms }]));
  await g.drawn(offer);
  expect(await g.view(offer)).toMatchObject({ state: 'withdrawn', voidBecause: 'gone_ex' });
  expect(await own(asha)).toMatchObject({ status: 'released', reason: 'gone_ex' });
  expect(await g.h.balance(asha)).toMatchObject({ cash: CASH, held: 0n });
  expect(await g.told(asha)).toEqual(['grab.requested', 'grab.gone_ex']);
});

test('what was won is sold to nobody once the shares have gone ex, however late the draw is settled', async () => {
  const offer = await g.draw();
  const { symbol } = await g.view(offer);
  const asha = await g.customer();
  expect(await g.ask(asha, offer, 1)).toMatchObject({ request: { status: 'pending' } });
  const gone = new Error('the process is gone');
  const db = {
    ...g.h.db,
    transaction: <T>(fn: (tx: Tx) => Promise<T>) =>
      g.h.db.transaction((tx) =>
        fn({
          ...tx,
          query: (query, values) =>
            JSON.stringify(query).includes('update grab.request') ? Promise.reject(gone) : tx.query(query, values),
        }),
      ),
  };
  const { drawAt } = (await offers.select(g.h.db, offer))!;
  await g.h.clock.advance(Number(drawAt) - g.h.clock.now());
  g.h.feed.set(symbol, 500_00);
  await expect(progress({ ...g.deps, db })).rejects.toThrow();
  expect(await g.view(offer)).toMatchObject({ state: 'drawn' });
  const recordDate = businessDateOf(practiceCalendar, g.h.clock.now());
  const exDate = addBusinessDays(practiceCalendar, recordDate, 1);
  const terms = { numerator: 2, denominator: 1, cash: 0, recordDate, exDate, payDate: exDate };
  const exAt = sessionOn(practiceCalendar, exDate)!.open;
  await g.h.db.transaction((tx) => insertActions(tx, [{ symbol, kind: 'split', exAt, ...terms }]));
  await g.h.clock.advance(exAt - g.h.clock.now());
  await progress(g.deps);
  expect(await own(asha)).toMatchObject({ status: 'released', reason: 'gone_ex', allottedLots: 0 });
  expect(await g.h.balance(asha)).toMatchObject({ cash: CASH, held: 0n });
  expect(await g.told(asha)).toEqual(['grab.requested', 'grab.gone_ex']);
});
