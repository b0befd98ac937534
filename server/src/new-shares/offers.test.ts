/** Offers as everybody reads them: segments by the clock, figures of the list, the calendar. */
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { freezeList } from './freeze-list.ts';
import { startOffering, type Offering } from './testing.ts';

let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterAll(() => o.stop());

const segment = async (name: 'open' | 'upcoming' | 'closed' | 'auctions') =>
  expectOk(await o.h.as()(contract.listOffers, { segment: name })).rows.map(({ id }) => BigInt(id));

test('an offer is upcoming, then open, then closed; an auction is listed among auctions', async () => {
  const now = o.h.clock.now();
  const open = await o.offer();
  const upcoming = await o.offer({ opensAt: BigInt(now + 10 * MINUTE_MS) });
  const auction = await o.offer({ allocation: 'auction_uniform', maximumLots: 1 });
  expect(await segment('open')).toEqual([open.id]);
  expect(await segment('upcoming')).toEqual([upcoming.id]);
  expect(await segment('closed')).toEqual([]);
  expect(await segment('auctions')).toEqual([auction.id]);
  await o.h.clock.advance(10 * MINUTE_MS);
  expect(await segment('open')).toEqual([open.id, upcoming.id]);
  await o.h.clock.advance(50 * MINUTE_MS);
  expect(await segment('open')).toEqual([]);
  expect(await segment('closed')).toEqual([upcoming.id, open.id]);
  expect(expectOk(await o.h.as()(contract.getOffer, { offer: open.id.toString() })).state).toBe('closed');
});

test('its figures are those of the list, before and after it is frozen', async () => {
  const offer = await o.offer({ lots: 6 });
  const shown = async () => expectOk(await o.h.as()(contract.getOffer, { offer: offer.id.toString() }));
  expect(await shown()).toMatchObject({ state: 'open', applications: 0, appliedLots: 0, winningRate: null });
  const asha = await o.customer();
  await o.applied(asha, offer, 5);
  expect(await shown()).toMatchObject({ applications: 1, appliedLots: 5, winningRate: '100.00' });
  const ravi = await o.customer();
  const { id } = await o.applied(ravi, offer, 4);
  expect(await shown()).toMatchObject({ applications: 2, appliedLots: 9, winningRate: '66.67' });
  const mina = await o.customer();
  await o.cancel(mina, (await o.applied(mina, offer, 5)).id);
  expect((await shown()).appliedLots).toBe(9);
  expect(await o.read(ravi, id)).toMatchObject({ state: 'applied', lots: 4 });
  await o.h.clock.advance(60 * MINUTE_MS);
  await o.h.t.db.transaction((tx) => freezeList(tx, { offerId: offer.id, now: o.h.clock.now() }));
  expect(await shown()).toMatchObject({ state: 'closed', applications: 2, appliedLots: 9, winningRate: '66.67' });
  expect(await o.audit()).toEqual([]);
});

test('the calendar tells each date of an offer within the range', async () => {
  // 1 December 2026, 10:00 in India.
  const opensAt = Date.UTC(2026, 11, 1, 4, 30);
  const at = (days: number) => BigInt(opensAt + days * 1440 * MINUTE_MS);
  const offer = await o.offer({
    funding: 'pay_after',
    opensAt: at(0),
    closesAt: at(2),
    drawAt: at(3),
    publicDate: '2026-12-03',
    payBy: at(5),
    allotmentDate: '2026-12-07',
    listingDate: '2026-12-09',
  });
  const days = async (from: string, to: string) =>
    expectOk(await o.h.as()(contract.getCalendar, { from, to }))
      .filter((day) => day.offer === offer.id.toString())
      .map(({ date, what }) => `${date} ${what}`);
  expect(await days('2026-12-01', '2026-12-31')).toEqual([
    '2026-12-01 opens',
    '2026-12-03 closes',
    '2026-12-04 draw',
    '2026-12-06 pay_by',
    '2026-12-07 allotment',
    '2026-12-09 listing',
  ]);
  expect(await days('2026-12-04', '2026-12-06')).toEqual(['2026-12-04 draw', '2026-12-06 pay_by']);
  const range = async (from: string, to: string) => endOf(await o.h.as()(contract.getCalendar, { from, to }));
  expect(await range('2026-12-01', '2026-11-30')).toBe('new_shares.range_invalid');
  expect(await range('2026-01-01', '2026-04-03')).toBe('new_shares.range_invalid');
  expect(await range('2026-01-01', '2026-04-02')).toBe('ok');
  expect(await range('2026-02-30', '2026-03-01')).toBe('new_shares.range_invalid');
  expect(await range('0000-00-00', '9999-99-99')).toBe('new_shares.range_invalid');
});

test('an offer that does not exist is refused', async () => {
  expect(endOf(await o.h.as()(contract.getOffer, { offer: '42' }))).toBe('new_shares.unknown');
});

test('an application may be for many lots where it is one ticket, and for few where each is one', async () => {
  const many = { lots: 5_000, maximumLots: 500 };
  expect(await o.offer({ ...many, tickets: 'application' })).toMatchObject({ maximumLots: 500 });
  await expect(o.offer({ ...many, tickets: 'lot' })).rejects.toThrow('leaves no room for others');
});
