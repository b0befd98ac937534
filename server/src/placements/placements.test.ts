/** A request for a placement from the customer's asking to staff's decision, in money, shares and words. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import * as contract from '@bahi/contract/placements/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { lockedUntil } from '@bahi/core/position.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, listenFor } from '../identity/testing.ts';
import { startPlacing, type Customer, type Placing } from './testing.ts';

let p: Placing;

const refusedWith = (code: string, params = {}) => ({ refusal: { code, params: expect.objectContaining(params) } });

beforeAll(async () => {
  p = await startPlacing();
});
afterEach(async () => {
  p.haltedSince = null;
  expect(await p.audit()).toEqual([]);
});
afterAll(() => p.stop());

const terms = async (by: Customer, offer: string, lots?: number) =>
  expectOk(await by.call(contract.getPlacementTerms, { offer, ...(lots === undefined ? {} : { lots }) }));
const offerOf = async (by: Customer, offer: string) => expectOk(await by.call(contract.getPlacement, { offer }));
const stories = async (by: Customer) =>
  expectOk(await by.call(listMessages, {})).rows.map(({ story }) => `${story.key} ${JSON.stringify(story.params)}`);

test('a request holds the price of its lots, and its terms say so beforehand', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const now = p.h.clock.now();
  expect(await terms(asha, offer)).toEqual({
    lots: 2,
    shares: 200,
    amount: '8000.00',
    charges: '0.00',
    held: '8000.00',
    available: '1000000.00',
    affordableLots: 100,
    promisedBy: now + 30 * MINUTE_MS,
    lockedUntil: lockedUntil(practiceCalendar, { lockDays: 2, lockMinutes: 0 }, now),
    pending: null,
    refusal: null,
  });
  const request = await p.asked(asha, offer, 10);
  expect(request).toMatchObject({
    state: 'pending',
    shares: 1000,
    amount: '40000.00',
    held: '40000.00',
    canCancel: true,
  });
  expect(request.timeline.map(({ step }) => step)).toEqual(['sent', 'approved', 'promised']);
  expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 40_000_00n });
  expect(await offerOf(asha, offer)).toMatchObject({
    askedLots: 10,
    remainingLots: 100,
    discountRate: '20.00',
    minimumLots: 2,
  });
  expect((await terms(asha, offer, 3)).pending).toBe(request.id);
  expect(await stories(asha)).toEqual([expect.stringContaining('placements.requested')]);
});

test('an allotment in full pays into escrow and becomes a locked position in the same moment', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  const decided = await p.decide(request, 10);
  expect(decided).toMatchObject({
    state: 'allotted',
    allottedLots: 10,
    held: '0.00',
    paid: '40000.00',
    released: '0.00',
    reason: null,
    canCancel: false,
  });
  expect(decided.entries).toHaveLength(1);
  expect(await p.book(asha.id)).toMatchObject({ cash: 9_60_000_00n, held: 0n, margin: 40_000_00n });
  const { rows } = await p.h.t.owner.query(
    'select symbol, quantity, origin, lock_days as days, locked_until as until from orders.position where id = $1',
    [decided.position],
  );
  const until = BigInt(lockedUntil(practiceCalendar, { lockDays: 2, lockMinutes: 0 }, p.h.clock.now())!);
  expect(rows).toEqual([{ symbol: 'VEDA', quantity: 1000, origin: 'allotment', days: 2, until }]);
  expect(await offerOf(asha, offer)).toMatchObject({ remainingLots: 90, askedLots: 0 });
  expect((await stories(asha))[0]).toBe('placements.allotted {"name":"Veda Rail","amount":"40000.00","shares":1000}');
});

test('the customer’s streams hear of a request, its withdrawal and its allotment once each, and of nothing that was refused', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const told = listenFor(p.h, asha.id);
  const request = await p.asked(asha, offer, 10);
  expectOk(await p.cancel(asha, request.id));
  expect(endOf(await p.cancel(asha, request.id))).toBe('placements.not_pending');
  await p.decide(await p.asked(asha, offer, 10), 10);
  const changed = ['funds.changed', 'messages.written'];
  expect(told.stop()).toEqual([
    ...changed,
    ...changed,
    ...changed,
    'funds.changed',
    'positions.changed',
    'messages.written',
  ]);
});

test('a part is allotted with its reason, and the rest of the hold is free', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  const decided = await p.decide(request, 4, {
    reason: 'concentration',
    note: 'Four lots are a tenth of the account.',
  });
  expect(decided).toMatchObject({
    state: 'allotted',
    allottedLots: 4,
    paid: '16000.00',
    released: '24000.00',
    reason: 'concentration',
    note: 'Four lots are a tenth of the account.',
  });
  expect(await p.book(asha.id)).toMatchObject({ cash: 9_84_000_00n, held: 0n, margin: 16_000_00n });
  expect((await stories(asha))[0]).toContain('placements.allotted_part');
});

test('a refusal gives everything back with its reason; then the customer may ask again', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  expect(await p.decide(request, 0)).toMatchObject({
    state: 'rejected',
    released: '40000.00',
    reason: 'oversubscribed',
  });
  expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expect((await stories(asha))[0]).toBe('placements.oversubscribed {"name":"Veda Rail","amount":"40000.00"}');
  await p.asked(asha, offer, 5);
});

test('a request is taken back until it is decided, also while the house is halted', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  p.haltedSince = 1;
  expect(expectOk(await p.cancel(asha, request.id))).toMatchObject({
    state: 'cancelled',
    released: '40000.00',
    held: '0.00',
  });
  expect(await p.book(asha.id)).toMatchObject({ held: 0n });
  expect(endOf(await p.cancel(asha, request.id))).toBe('placements.not_pending');
  await expect(p.decide(request, 10)).rejects.toMatchObject(refusedWith('staff.case_decided'));
});

test('what stands in the way is told in order, the same by the terms and by the request', async () => {
  const asha = await p.customer();
  const offer = await p.offer({ lots: 30, maximumLots: 20 });
  const big = await p.offer({ lots: 1000, price: 500_00n });
  const refused = async (id: string, lots: number) => {
    const previewed = (await terms(asha, id, lots)).refusal;
    const answer = await p.ask(asha, id, lots);
    expect(endOf(answer)).toBe(previewed?.code);
    return answer.kind === 'refused' ? [answer.refusal.code, answer.refusal.params] : [];
  };
  expect(await refused(offer, 0)).toEqual(['placements.lots_invalid', {}]);
  expect(await refused(offer, -5)).toEqual(['placements.lots_invalid', {}]);
  expect(await refused(offer, 1)).toEqual(['placements.below_minimum', { minimum: '8000.00', lots: 2 }]);
  expect(await refused(offer, 21)).toEqual(['placements.above_maximum', { maximum: 20 }]);
  const needed = { needed: '1050000.00', available: '1000000.00', short: '50000.00' };
  expect(await refused(big, 21)).toEqual(['placements.insufficient', needed]);
  const other = await p.customer();
  await p.decide(await p.asked(other, offer, 20), 20);
  expect(await refused(offer, 11)).toEqual(['placements.above_remaining', { remaining: 10 }]);
  await p.asked(asha, offer, 2);
  expect(await refused(offer, 2)).toEqual(['placements.pending', {}]);
  p.haltedSince = 1;
  expect(await refused(offer, 2)).toEqual(['placements.channel_closed', {}]);
  p.verified.delete(asha.id);
  expect(await refused(offer, 2)).toEqual(['verification.required', {}]);
  expect(endOf(await p.ask(asha, '999', 2))).toBe('placements.unknown');
});

test('fractions of a lot are no request', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  expect(endOf(await p.ask(asha, offer, 2.5))).toBe('placements.lots_invalid');
  expect(endOf(await p.ask(asha, offer, 1e15))).toBe('placements.above_maximum');
});

test('a customer asks only in a session that has given the fund password', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  await p.h.t.owner.query('delete from security.unlock where customer_id = $1', [asha.id]);
  expect((await terms(asha, offer)).refusal).toBeNull();
  expect(endOf(await p.ask(asha, offer, 2))).toBe('security.fund_password_needed');
  await p.h.t.owner.query(
    `insert into security.unlock (session_id, customer_id, until)
     select id, customer_id, $2 from identity.session where customer_id = $1`,
    [asha.id, p.h.clock.now() + MINUTE_MS],
  );
  await p.asked(asha, offer, 2);
});

test('the window is open from its first to before its last millisecond', async () => {
  const now = p.h.clock.now();
  const [asha, offer] = [
    await p.customer(),
    await p.offer({ opensAt: BigInt(now + 5000), closesAt: BigInt(now + 10_000) }),
  ];
  await p.h.clock.advance(4999);
  expect(endOf(await p.ask(asha, offer, 2))).toBe('placements.not_open');
  await p.h.clock.advance(1);
  expectOk(await p.cancel(asha, (await p.asked(asha, offer, 2)).id));
  await p.h.clock.advance(4999);
  expectOk(await p.cancel(asha, (await p.asked(asha, offer, 2)).id));
  await p.h.clock.advance(1);
  expect(endOf(await p.ask(asha, offer, 2))).toBe('placements.closed');
});

test('staff allot no more than was asked for or is left, at the figure they typed', async () => {
  const [asha, ravi, offer] = [await p.customer(), await p.customer(), await p.offer({ lots: 12 })];
  const [first, second] = [await p.asked(asha, offer, 10), await p.asked(ravi, offer, 10)];
  await expect(p.decide(first, 11)).rejects.toMatchObject(refusedWith('placements.above_asked', { maximum: 10 }));
  await expect(p.decide(first, -1)).rejects.toMatchObject(refusedWith('placements.above_asked'));
  await expect(p.decide(first, 2.5)).rejects.toMatchObject(refusedWith('placements.above_asked'));
  await expect(p.decide(first, 10, { amount: '39999.99' })).rejects.toMatchObject(
    refusedWith('staff.amount_differs', { amount: '40000.00' }),
  );
  await expect(p.decide(first, 4, { reason: null })).rejects.toMatchObject(refusedWith('placements.reason_missing'));
  await p.decide(first, 10);
  await expect(p.decide(second, 3)).rejects.toMatchObject(refusedWith('placements.above_asked', { maximum: 2 }));
  await p.decide(second, 2);
  await expect(p.decide(second, 2)).rejects.toMatchObject(refusedWith('staff.case_decided', { by: 'Revathi' }));
});

test('what nobody decides in time is refused with everything free again, once, and never a moment too early', async () => {
  const [asha, offer] = [await p.customer(), await p.offer()];
  const request = await p.asked(asha, offer, 10);
  const { decidedBy } = await offerOf(asha, offer);
  await p.h.clock.advance(decidedBy - p.h.clock.now() - 1);
  await p.progress();
  expect(await p.read(asha, request.id)).toMatchObject({ state: 'pending', held: '40000.00' });
  expect(await offerOf(asha, offer)).toMatchObject({ state: 'closed' });
  await p.h.clock.advance(1);
  await Promise.all([p.progress(), p.progress(), p.progress()]);
  expect(await p.read(asha, request.id)).toMatchObject({
    state: 'rejected',
    reason: 'not_decided',
    released: '40000.00',
  });
  expect(await p.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expect((await stories(asha)).filter((story) => story.startsWith('placements.not_decided'))).toHaveLength(1);
  const about = { type: 'placement', id: request.id };
  expect(expectOk(await asha.call(listMessages, {})).rows).toMatchObject([{ about }, { about }]);
  expect(await offerOf(asha, offer)).toMatchObject({ state: 'settled' });
});

test('a placement that is called off gives back what waits and keeps what was allotted, in batches', async () => {
  const [asha, ravi, meera] = [await p.customer(), await p.customer(), await p.customer()];
  const offer = await p.offer();
  const done = await p.decide(await p.asked(asha, offer, 10), 10);
  const waiting = [await p.asked(ravi, offer, 5), await p.asked(meera, offer, 5)];
  await p.withdraw(offer);
  await expect(p.withdraw(offer)).rejects.toMatchObject(refusedWith('placements.over'));
  await expect(p.decide(waiting[0]!, 5)).rejects.toMatchObject(refusedWith('placements.over'));
  const { progress } = await import('./jobs.ts');
  await progress({ ...p.deps, batchMax: 1 });
  expect(await p.read(ravi, waiting[0]!.id)).toMatchObject({ state: 'rejected', reason: 'called_off', held: '0.00' });
  expect(await p.read(meera, waiting[1]!.id)).toMatchObject({ state: 'rejected', reason: 'called_off' });
  expect(await p.read(asha, done.id)).toMatchObject({ state: 'allotted', paid: '40000.00' });
  expect(await offerOf(asha, offer)).toMatchObject({
    state: 'withdrawn',
    notes: [{ text: 'The seller stepped back.' }],
  });
  expect(endOf(await p.ask(ravi, offer, 5))).toBe('placements.closed');
});

test('nobody reads or takes back the request of another', async () => {
  const [asha, ravi, offer] = [await p.customer(), await p.customer(), await p.offer()];
  const { id } = await p.asked(asha, offer, 10);
  expect(endOf(await p.cancel(ravi, id))).toBe('placements.request_unknown');
  expect(endOf(await ravi.call(contract.getPlacementRequest, { request: id }))).toBe('placements.request_unknown');
  expect(expectOk(await ravi.call(contract.listPlacementRequests, {}))).toMatchObject({ rows: [], total: 0 });
});

test('open placements come first, then those to come, then those that are over', async () => {
  const q = await startPlacing();
  try {
    const now = q.h.clock.now();
    const soon = await q.offer({ opensAt: BigInt(now + MINUTE_MS) });
    const over = await q.offer();
    await q.withdraw(over);
    const late = await q.offer({ closesAt: BigInt(now + 90 * MINUTE_MS) });
    const early = await q.offer();
    const { rows } = expectOk(await q.h.as()(contract.listPlacements, {}));
    expect(rows.map(({ id }) => id)).toEqual([early, late, soon, over]);
  } finally {
    await q.stop();
  }
});
