/** A rights issue from its publication over the record date to the shares, in money, shares and words. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import * as contract from '@bahi/contract/rights/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, listenFor } from '../identity/testing.ts';
import { announcedRights } from './service.ts';
import { startRaising, type Customer, type Raising } from './testing.ts';

let r: Raising;

beforeEach(async () => {
  r = await startRaising();
});
afterEach(async () => {
  const found = await r.audit();
  await r.stop();
  expect(found).toEqual([]);
});

const refusedWith = (code: string, params = {}) => ({ refusal: { code, params: expect.objectContaining(params) } });
const stories = async (by: Customer) =>
  expectOk(await by.call(listMessages, {})).rows.map(({ story }) => `${story.key} ${JSON.stringify(story.params)}`);
const keys = async (by: Customer) => (await stories(by)).map((story) => story.split(' ')[0]);

test('until the record date closes the entitlement is shown as if it closed now, with what happens if nothing is done', async () => {
  const asha = await r.customer(1002);
  const issue = await r.issue();
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'announced',
    isFinal: false,
    held: 1002,
    entitled: 250,
    fraction: '2/4',
    amount: '7500.00',
    canTake: false,
    lapsed: null,
    // 50.00 falls to (4 x 50 + 30) / 5 = 46.00.
    outlook: {
      priceBefore: '50.00',
      priceAfter: '46.00',
      valueBefore: '50100.00',
      valueAfter: '46092.00',
      lapses: 250,
      loss: '4008.00',
      cost: '7500.00',
    },
  });
  expect(endOf(await r.take(asha, issue, 10))).toBe('rights.not_open');
  await r.hold(asha, 98);
  expect(await r.read(asha, issue)).toMatchObject({ held: 1100, entitled: 275, fraction: null });
});

test('whoever holds at the record date has the rights; what is bought on the ex-date brings none', async () => {
  const [asha, ravi, late] = [await r.customer(1000), await r.customer(200), await r.customer()];
  await r.hold(ravi, 204);
  const issue = await r.issue();
  const { opensAt } = await r.read(asha, issue);
  await r.h.clock.advance(opensAt - r.h.clock.now());
  await r.hold(late, 400);
  await r.hold(asha, 400);
  // Nobody was there at the record date's close: it is written down later from the journal.
  await r.progress();
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'open',
    isFinal: true,
    held: 1000,
    entitled: 250,
    left: 250,
  });
  expect(await r.read(ravi, issue)).toMatchObject({ held: 404, entitled: 101 });
  expect(await r.read(late, issue)).toMatchObject({ held: 0, entitled: 0, outlook: null, offeredShares: 351 });
  expect(endOf(await r.take(late, issue, 1))).toBe('rights.not_entitled');
  expect(await stories(asha)).toEqual([expect.stringContaining('rights.entitled {"by":')]);
  expect(await stories(late)).toEqual([]);
});

test('entitled shares are paid at once, extra ones held for; after the deadline they are positions and the rest is free', async () => {
  const [asha, ravi, meera] = [await r.customer(1000), await r.customer(400), await r.customer(200)];
  const issue = await r.issue();
  await r.open(issue);
  const before = (await r.book(asha.id)).cash;
  const taking = listenFor(r.h, asha.id);
  await r.taken(asha, issue, 100);
  expect(taking.stop()).toEqual(['funds.changed', 'messages.written']);
  expect(await r.book(asha.id)).toMatchObject({ cash: before - 3_000_00n, held: 0n, escrow: 3_000_00n });
  const all = await r.taken(asha, issue, 150, 40);
  expect(all).toMatchObject({
    taken: 250,
    left: 0,
    extraAsked: 40,
    extraMaximum: 110,
    paid: '7500.00',
    // 46.00 is what a share is worth without its rights, and a quarter more the most that an extra one can cost.
    extraCeiling: '57.50',
    extraPrice: null,
    extraHeld: '2300.00',
  });
  expect(all.takeUps.map(({ shares, extra, held }) => [shares, extra, held])).toEqual([
    [100, 0, '0.00'],
    [150, 40, '2300.00'],
  ]);
  expect(await r.book(asha.id)).toMatchObject({ cash: before - 7_500_00n, held: 2_300_00n, escrow: 7_500_00n });
  await r.taken(ravi, issue, 100, 80);
  await r.taken(meera, issue, 20);
  const meeraBefore = (await r.book(meera.id)).cash;
  await r.end(issue);
  const settling = listenFor(r.h, asha.id);
  await r.progress();
  expect(settling.stop()).toEqual(['funds.changed', 'positions.changed', 'messages.written']);
  // 400 are offered, 370 taken: 30 are left, in the proportion of 1000 to 400, at the mark price.
  expect(await r.read(asha, issue)).toMatchObject({
    state: 'settled',
    extraAllotted: 21,
    extraPrice: '50.00',
    paid: '8550.00',
    released: '1250.00',
    proceeds: '0.00',
    extraHeld: '0.00',
    lapsed: 0,
  });
  expect(await r.read(ravi, issue)).toMatchObject({ extraAllotted: 9, lapsed: 0, proceeds: '0.00' });
  expect(await r.read(meera, issue)).toMatchObject({
    extraAllotted: 0,
    lapsed: 30,
    taken: 20,
    paid: '600.00',
    // 20.00 more than a new share for each of the 30 that lapsed.
    proceeds: '600.00',
  });
  expect(await r.book(meera.id)).toMatchObject({ cash: meeraBefore + 600_00n, escrow: 0n });
  expect((await r.read(meera, issue)).entries).toHaveLength(2);
  expect(await r.book(asha.id)).toMatchObject({ cash: before - 8_550_00n, held: 0n, escrow: 0n });
  const { position, entries } = await r.read(asha, issue);
  expect(entries).toHaveLength(3);
  const { rows } = await r.h.t.owner.query('select quantity, origin, symbol, cost from orders.position where id = $1', [
    position,
  ]);
  expect(rows).toEqual([{ quantity: 271, origin: 'allotment', symbol: 'RAGA', cost: 8_550_00n }]);
  expect((await stories(asha))[0]).toBe(
    'rights.extra_allotted {"name":"Veda Rail","asked":40,"extra":21,"price":"50.00","amount":"8550.00","shares":271,"released":"1250.00"}',
  );
  expect((await keys(meera)).slice(0, 2).toSorted()).toEqual(['rights.allotted', 'rights.sold']);
  const about = async (by: Customer) =>
    new Map(expectOk(await by.call(listMessages, {})).rows.map(({ story, about: of }) => [story.key, of]));
  const ofIssue = { type: 'rights', id: issue };
  expect(Object.fromEntries(await about(meera))).toEqual({
    'rights.entitled': ofIssue,
    'rights.taken': ofIssue,
    'rights.sold': ofIssue,
    'rights.allotted': { type: 'position', id: (await r.read(meera, issue)).position },
  });
});

test('who does nothing is reminded a day before, once, and told what lapsed', async () => {
  const [asha, ravi] = [await r.customer(1000), await r.customer(400)];
  const issue = await r.issue();
  await r.open(issue);
  await r.taken(ravi, issue, 100);
  const { payBy } = await r.read(asha, issue);
  await r.h.clock.advance(payBy - 86_400_000 - 1 - r.h.clock.now());
  await r.progress();
  expect(await keys(asha)).toEqual(['rights.entitled']);
  await r.h.clock.advance(1);
  await Promise.all([r.progress(), r.progress()]);
  expect(await keys(asha)).toEqual(['rights.last_day', 'rights.entitled']);
  expect(await keys(ravi)).toEqual(['rights.taken', 'rights.entitled']);
  await r.end(issue);
  await r.progress();
  expect((await stories(asha))[0]).toBe('rights.lapsed {"loss":"4000.00","name":"Veda Rail","shares":250}');
  expect(await r.read(asha, issue)).toMatchObject({ state: 'settled', lapsed: 250, position: null, entries: [] });
});

test('what stands in the way is told in order, the same by the terms and by the taking up', async () => {
  const [asha, poor] = [await r.customer(1000), await r.customer(400)];
  const issue = await r.issue();
  await r.open(issue);
  const refused = async (by: Customer, shares: number, extra = 0) => {
    const terms = expectOk(await by.call(contract.getRightsTerms, { issue, shares, extra }));
    const answer = await r.take(by, issue, shares, extra);
    expect(endOf(answer)).toBe(terms.refusal?.code);
    return answer.kind === 'refused' ? [answer.refusal.code, answer.refusal.params] : [];
  };
  expect(await refused(asha, 0)).toEqual(['rights.shares_invalid', {}]);
  expect(await refused(asha, -1)).toEqual(['rights.shares_invalid', {}]);
  expect(await refused(asha, 5, -1)).toEqual(['rights.shares_invalid', {}]);
  expect(await refused(asha, 251)).toEqual(['rights.above_entitlement', { left: 250 }]);
  expect(await refused(asha, 200, 1)).toEqual(['rights.extra_before_all', { left: 50 }]);
  expect(await refused(asha, 250, 101)).toEqual(['rights.extra_above_maximum', { maximum: 100 }]);
  // The others could leave 250, and as many as the own rights are the most.
  expect(await refused(poor, 100, 101)).toEqual(['rights.extra_above_maximum', { maximum: 100 }]);
  expect(endOf(await r.take(asha, issue, 1.5))).toBe('rights.shares_invalid');
  const { cash } = await r.book(poor.id);
  await r.hold(poor, Number(cash / 50_00n) - 50);
  const params = { needed: '3000.00', available: '2500.00', short: '500.00' };
  expect(await refused(poor, 100)).toEqual(['rights.insufficient', params]);
  r.haltedSince = 1;
  expect(await refused(asha, 250)).toEqual(['rights.channel_closed', {}]);
  r.verified.delete(asha.id);
  expect(await refused(asha, 250)).toEqual(['verification.required', {}]);
  expect(endOf(await r.take(asha, '999', 1))).toBe('rights.unknown');
});

test('the terms say what would be paid and held, for all that is left when nothing is named', async () => {
  const [asha] = [await r.customer(1000), await r.customer(400)];
  const issue = await r.issue();
  await r.open(issue);
  const terms = expectOk(await asha.call(contract.getRightsTerms, { issue, extra: 10 }));
  expect(terms).toMatchObject({
    shares: 250,
    extra: 10,
    paid: '7500.00',
    held: '575.00',
    charges: '0.00',
    left: 0,
    refusal: null,
  });
});

test('rights are taken up from the first to before the last millisecond', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue();
  const { opensAt, payBy } = await r.read(asha, issue);
  await r.h.clock.advance(opensAt - 1 - r.h.clock.now());
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({ state: 'announced', isFinal: false });
  expect(endOf(await r.take(asha, issue, 1))).toBe('rights.not_open');
  await r.h.clock.advance(1);
  await r.progress();
  await r.taken(asha, issue, 1);
  await r.h.clock.advance(payBy - 1 - r.h.clock.now());
  await r.taken(asha, issue, 1);
  await r.h.clock.advance(1);
  expect(endOf(await r.take(asha, issue, 1))).toBe('rights.closed');
});

test('an issue is called off until the shares trade without the rights, never after', async () => {
  const asha = await r.customer(1000);
  const first = await r.issue();
  await r.withdraw(first);
  expect(await r.read(asha, first)).toMatchObject({
    state: 'withdrawn',
    outlook: null,
    notes: [{ text: 'The works are not built.' }],
  });
  expect(await announcedRights(r.h.t.db, practiceCalendar)).toEqual([]);
  const second = await r.issue();
  expect(await announcedRights(r.h.t.db, practiceCalendar)).toMatchObject([
    { symbol: 'RAGA', numerator: 1, denominator: 4, price: 30_00n },
  ]);
  await r.open(second);
  await expect(r.withdraw(second)).rejects.toMatchObject(refusedWith('rights.recorded'));
});

test('an issue above the market’s price moves nothing, and nothing is lost by doing nothing', async () => {
  const asha = await r.customer(1000);
  const issue = await r.issue({ price: 60_00n });
  expect((await r.read(asha, issue)).outlook).toMatchObject({
    priceBefore: '50.00',
    priceAfter: '50.00',
    loss: '0.00',
  });
  await r.open(issue);
  await r.end(issue);
  await r.progress();
  expect(await r.read(asha, issue)).toMatchObject({ state: 'settled', lapsed: 250 });
});

test('a customer sees and takes only the own rights', async () => {
  const [asha, ravi] = [await r.customer(1000), await r.customer()];
  const issue = await r.issue();
  await r.open(issue);
  await r.taken(asha, issue, 250);
  expect(expectOk(await ravi.call(contract.listRights, {})).rows).toMatchObject([
    { held: 0, taken: 0, takeUps: [], entries: [] },
  ]);
});
