/** The practice past of placements and rights: what a customer finds in it, and that its books are sound. */
import { getRights, listRights } from '@bahi/contract/rights/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, SEALER } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { PLACEMENT_INVARIANTS } from '../placements/audit.ts';
import { cases } from '../placements/service.ts';
import { RIGHTS_INVARIANTS } from '../rights/audit.ts';
import { startRaising, type Raising } from '../rights/testing.ts';
import { addFirstMember } from '../staff/service.ts';
import { placementSteps } from './placements.ts';
import { PRACTICE_STAFF } from './staff.ts';

let r: Raising;

beforeAll(async () => {
  r = await startRaising();
});
afterAll(() => r.stop());

test('a first start has a placement allotted in part, one that is open with requests, and a rights issue to take up from the next session', async () => {
  const [priya, ...others] = [await r.customer(), await r.customer(), await r.customer(), await r.customer()];
  const { db } = r.h.t;
  for (const member of PRACTICE_STAFF) await addFirstMember({ db, sealer: SEALER }, member, r.h.clock.now());
  await r.h.clock.advance(12 * DAY_MS);
  const feed = {
    instrument: (symbol: string) => ({ kind: 'equity', name: symbol, sector: 'bank' }),
    dailyBars: async () => [[0, 180_00, 181_00, 179_00, 180_00, 0]],
  } as unknown as MarketFeed;
  const cast = { participants: others.map(({ id }) => id), customer: priya.id, now: r.h.clock.now() };
  const steps = placementSteps({ db, calendar: practiceCalendar, feed }, cast);
  for (const step of steps.toSorted((left, right) => left.at - right.at)) await step.run();
  await r.progress();

  const waiting = { state: 'waiting', ids: null, text: null, limit: 10, offset: 0, now: cast.now } as const;
  const queue = await db.read((tx) => cases(tx, waiting));
  expect(queue.rows.map(({ symbol, lots }) => [symbol, lots])).toEqual([
    ['JALDH', 5],
    ['JALDH', 8],
    ['JALDH', 11],
  ]);
  const decided = await db.read((tx) => cases(tx, { ...waiting, state: 'decided' }));
  expect(decided.rows).toMatchObject([
    { symbol: 'KDMB', lots: 6, allottedLots: 4, status: 'allotted' },
    { symbol: 'KDMB', lots: 8, allottedLots: 8 },
    { symbol: 'KDMB', lots: 8, allottedLots: 8 },
  ]);
  const { rows } = expectOk(await priya.call(listRights, {}));
  expect(rows).toMatchObject([{ symbol: 'KDMB', state: 'announced', held: 400, entitled: 100, price: '144.00' }]);

  // Its ex-date is the next session: the exchange had no other day on which to fall by it.
  const { exDate, opensAt, payBy } = rows[0]!;
  expect(exDate).toBe(addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, cast.now), 1));
  expect(payBy - opensAt).toBeGreaterThan(5 * DAY_MS);
  await r.h.clock.advance(opensAt - cast.now);
  await r.progress({ closeBefore: async () => 181_00 });
  expect(expectOk(await priya.call(getRights, { issue: rows[0]!.id }))).toMatchObject({
    state: 'open',
    isFinal: true,
    held: 400,
    entitled: 100,
    extraMaximum: 100,
    canTake: true,
    outlook: { priceBefore: '181.00', priceAfter: '173.60', loss: '2960.00' },
  });
  const invariants = [...ORDER_INVARIANTS, ...PLACEMENT_INVARIANTS, ...RIGHTS_INVARIANTS];
  expect((await db.transaction((tx) => auditWhole(tx, invariants))).breaks).toEqual([]);
});
