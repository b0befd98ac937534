/** Practice offers: something of everything at every hour, a past that verifies, and a market that goes on. */
import { getDrawFile, getDrawLog } from '@bahi/contract/new-shares/draws.ts';
import { getOffer, listOffers, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { addDays, businessDateOf, midnightOf, nseCalendar, practiceCalendar } from '@bahi/core/calendar.ts';
import { verifyDrawLog } from '@bahi/core/draw-log.ts';
import { readDraw } from '@bahi/core/lottery-form.ts';
import { verifyDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { beginHalt } from '../halt/service.ts';
import { progress } from '../new-shares/jobs.ts';
import type { Offering } from '../new-shares/testing.ts';
import { findMemberByAccount } from '../staff/service.ts';
import { madeUpOpening, offersOpening, type OfferKind } from './offer-timetable.ts';
import type { PracticeOffers } from './offers.ts';
import { PRACTICE_STAFF } from './staff.ts';
import { startPracticeMarket, type PracticeMarket } from './testing.ts';

let market: PracticeMarket;
let o: Offering;
let token: string;
let failures: readonly unknown[];

beforeAll(async () => {
  market = await startPracticeMarket();
  ({ o, token, failures } = market);
});
afterAll(() => market.stop());

const keep = (listed: string[] = []): PracticeOffers => market.keep(listed);
const audit = () => market.audit();

test('at every hour there is one of each kind to apply for, one that opens within a day, and one whose winners pay', () => {
  const first = midnightOf(practiceCalendar, '2026-12-01');
  for (let hour = 0; hour < 400 * 24; hour += 5) {
    const now = first + hour * HOUR_MS;
    const today = businessDateOf(practiceCalendar, now);
    const plan = offersOpening(practiceCalendar, addDays(today, -10), addDays(today, 2));
    const open = plan.filter(({ terms }) => terms.opensAt <= now && now < terms.closesAt).map(({ kind }) => kind);
    expect(new Set(open), `${hour}`).toEqual(new Set<OfferKind>(['block', 'pay_after', 'auction']));
    const next = plan.map(({ terms }) => Number(terms.opensAt)).filter((opens) => opens > now);
    expect(Math.min(...next) - now, `${hour}`).toBeLessThanOrEqual(DAY_MS);
    expect(plan.some(({ terms }) => terms.drawAt <= now && now < (terms.payBy ?? 0n))).toBe(true);
    expect(plan.filter(({ terms }) => terms.listingDate === today)).toHaveLength(1);
    for (const { terms } of plan) expect(Number(terms.publishedAt)).toBeLessThan(Number(terms.opensAt));
  }
});

test('of a calendar with holidays the level is of a session that ends after the last application', () => {
  for (const { terms } of offersOpening(nseCalendar, '2026-10-01', '2026-11-30')) {
    expect(Number(terms.closesAt)).toBeLessThanOrEqual(Number(terms.drawAt));
    expect(terms.allotmentDate < terms.listingDate).toBe(true);
    expect(Number(terms.payBy ?? Infinity)).toBeGreaterThan(Number(terms.drawAt));
  }
});

test('symbols and names are each other’s alone for years', () => {
  const plan = offersOpening(practiceCalendar, '2027-01-01', '2031-04-30');
  expect(new Set(plan.map(({ terms }) => terms.symbol)).size).toBe(plan.length);
  expect(new Set(plan.map(({ terms }) => terms.name)).size).toBe(plan.length);
  const madeUp = madeUpOpening(practiceCalendar, '2027-01-01', '2031-04-30');
  expect(new Set(plan.concat(madeUp).map(({ terms }) => terms.symbol)).size).toBe(plan.length + madeUp.length);
  expect(new Set(plan.concat(madeUp).map(({ terms }) => terms.name)).size).toBe(plan.length + madeUp.length);
});

test('a first start has a past that verifies, with something won, lost, listed and to be paid by a customer', async () => {
  const listed: string[] = [];
  const offers = keep(listed);
  await offers.ready;
  expect(failures).toEqual([]);
  expect(listed).toHaveLength(1);
  const call = o.h.as(token);
  const states = async () =>
    expectOk(await call(listSubscriptions, { pageSize: 50 })).rows.map(({ symbol, state }) => `${symbol} ${state}`);
  const before = await states();
  expect(before.filter((text) => text === `${listed[0]} listed`)).toHaveLength(1);
  expect(before.some((text) => text.endsWith(' awaiting_payment'))).toBe(true);
  for (const segment of ['open', 'upcoming', 'closed', 'auctions'] as const)
    expect(expectOk(await call(listOffers, { segment })).total, segment).toBeGreaterThan(0);

  const closed = expectOk(await call(listOffers, { segment: 'closed', pageSize: 50 })).rows;
  const drawn = closed.filter(({ state }) => ['settled', 'listed'].includes(state));
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  const log = expectOk(await call(getDrawLog, {}));
  for (const { id, notes } of drawn) {
    expect(notes[0]!.text).toMatch(/past/);
    const { file } = expectOk(await call(getDrawFile, { offer: id }));
    expect(verifyDraw(file, { sha256, hmac: hmacSha256 }).findings).toEqual([]);
    const draw = readDraw(file);
    if ('malformed' in draw) expect.fail(draw.malformed);
    expect(verifyDrawLog(log, { sha256, draw: { ...draw, ...draw.terms } }), id).toEqual([]);
  }
  expect(await audit()).toEqual([]);

  // A second start finds it made.
  await offers.stop();
  const again = keep();
  await again.ready;
  expect(await states()).toEqual(before);
  await again.stop();
});

test('a server that was away for hours goes on: offers open, participants apply and pay, and the jobs do the rest', async () => {
  const call = o.h.as();
  const openNow = async () => expectOk(await call(listOffers, { segment: 'open', pageSize: 50 })).rows;
  const started = o.h.clock.now();
  const open = await openNow();
  const kinds = new Set<string>();
  for (let eighth = 0; eighth < 4; eighth += 1) {
    await o.h.clock.advance(8 * HOUR_MS);
    const offers = keep();
    await offers.ready;
    await offers.stop();
    await progress(o.deps);
    for (const { funding } of await openNow()) kinds.add(`${funding} ${eighth}`);
  }
  expect(kinds.size).toBe(8);
  // Nobody applied while no server ran.
  const longer = open.filter(({ closesAt }) => closesAt > started + 8 * HOUR_MS);
  for (const { id, applications } of longer) {
    const later = expectOk(await call(getOffer, { offer: id }));
    expect(later.applications).toBeGreaterThan(applications);
  }
  expect((await openNow()).some(({ id }) => !open.some((before) => before.id === id))).toBe(true);
  expect(failures).toEqual([]);
  expect(await audit()).toEqual([]);
}, 180_000);

test('while the house is halted nobody of the practice market applies either', async () => {
  const { db } = o.h.t;
  const call = o.h.as();
  const applications = async () => {
    const { rows } = expectOk(await call(listOffers, { segment: 'open', pageSize: 50 }));
    return Promise.all(rows.map(async ({ id }) => expectOk(await call(getOffer, { offer: id })).applications));
  };
  await db.transaction(async (tx) => {
    const { id: staffId, name } = (await findMemberByAccount(tx, PRACTICE_STAFF[0]!.account))!;
    await beginHalt(tx, { staff: { staffId, name }, reason: 'A test of the switch.', now: o.h.clock.now() });
  });
  const before = await applications();
  await o.h.clock.advance(HOUR_MS);
  const offers = keep();
  await offers.ready;
  await offers.stop();
  expect(await applications()).toEqual(before);
  expect(failures).toEqual([]);
});
