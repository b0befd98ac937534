/** Listing day: the step from allotted to listed, and when it waits. */
import { getOffer } from '@bahi/contract/new-shares/calls.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { progress } from './jobs.ts';
import { listDue, listedOffers, listingOf } from './listing.ts';
import type { OfferRow } from './rows.ts';
import { startOffering, type Offering } from './testing.ts';

const LISTING = '2026-11-24';
const DATES = { allotmentDate: '2026-11-23', listingDate: LISTING };
const OPEN = sessionOn(practiceCalendar, LISTING)!.open;
let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterAll(() => o.stop());

async function goTo(at: number): Promise<void> {
  await o.h.clock.advance(Math.max(0, at - o.h.clock.now()));
}

test('from the opening of its listing date on it is listed, once, with everybody’s shares', async () => {
  const told: OfferRow[] = [];
  const deps = { ...o.deps, onListed: (offers: readonly OfferRow[]) => void told.push(...offers) };
  const symbols = ['ONE', 'TWO'];
  const offers = [await o.offer({ ...DATES, symbol: 'ONE' }), await o.offer({ ...DATES, symbol: 'TWO' })];
  const unpaid = await o.offer({
    ...DATES,
    symbol: 'LATE',
    funding: 'pay_after',
    payBy: BigInt(OPEN + 10 * MINUTE_MS),
  });
  const holder = await o.customer();
  const held = await o.applied(holder, offers[0]!, 3);
  const debtor = await o.applied(holder, unpaid, 2);
  for (const offer of [...offers, unpaid]) {
    await o.close(offer);
    await o.draw(offer);
  }
  await progress(deps);
  await goTo(OPEN - 1);
  await progress(deps);
  expect(told).toEqual([]);
  expect(await o.read(holder, held.id)).toMatchObject({ state: 'allotted' });

  await goTo(OPEN);
  await Promise.all([progress(deps), progress(deps)]);
  await progress(deps);
  expect([...new Set(told.map(({ symbol }) => symbol))].toSorted()).toEqual(symbols);
  expect(await o.read(holder, held.id)).toMatchObject({ state: 'listed' });
  expect((await o.read(holder, held.id)).timeline.at(-1)).toEqual({ step: 'listed', at: OPEN, state: 'done' });
  const shown = expectOk(await o.h.as()(getOffer, { offer: offers[0]!.id.toString() }));
  expect(shown).toMatchObject({ state: 'listed' });
  expect(await o.read(holder, debtor.id)).toMatchObject({ state: 'awaiting_payment' });

  await goTo(OPEN + 11 * MINUTE_MS);
  await progress(deps);
  expect(told.map(({ symbol }) => symbol).at(-1)).toBe('LATE');
  // What an exchange that starts again is told, oldest first.
  const listed = await listedOffers(o.h.t.db);
  expect(listed.map(({ symbol }) => symbol)).toEqual(['ONE', 'TWO', 'LATE']);
  expect(listingOf(listed[0]!)).toMatchObject({ symbol: 'ONE', issuePrice: 50_00, profile: listed[0]!.prospectus });
  expect(await o.audit()).toEqual([]);
});

test('an exchange that could not be told is told by the next minute, without a start', async () => {
  const date = '2026-11-26';
  const offer = await o.offer({ symbol: 'AGAIN', allotmentDate: '2026-11-25', listingDate: date });
  await o.close(offer);
  await o.draw(offer);
  await goTo(sessionOn(practiceCalendar, date)!.open);
  const failing = { ...o.deps, onListed: () => fail('nobody listens') };
  await expect(progress(failing)).rejects.toThrow('not every step');
  const told: string[] = [];
  const onListed = (offers: readonly OfferRow[]) => void told.push(...offers.map(({ symbol }) => symbol));
  await progress({ ...o.deps, onListed });
  expect(told).toEqual(['AGAIN']);
});

function fail(why: string): never {
  throw new Error(why);
}

test('what was called off, is not drawn or not settled is never listed', async () => {
  const now = o.h.clock.now();
  const offer = await o.offer({ symbol: 'NONE', allotmentDate: '2026-11-20', listingDate: '2026-11-20' });
  const later = now + 30 * 24 * 60 * MINUTE_MS;
  expect(await o.h.t.db.transaction((tx) => listDue({ calendar: practiceCalendar }, tx, later))).toEqual([]);
  await o.close(offer);
  expect(await o.h.t.db.transaction((tx) => listDue({ calendar: practiceCalendar }, tx, later))).toEqual([]);
});
