/** What happens to an offer when people do nothing: its draw is made all the same, or, without a level for ever, it is void. */
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { progress } from './jobs.ts';
import type { OfferRow } from './rows.ts';
import { revealDraw } from './service.ts';
import { settleBatch } from './settlement.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

const DAY = 24 * 60 * MINUTE_MS;
const later = { allotmentDate: '2027-03-01', listingDate: '2027-03-02' };
let o: Offering;
let asha: Customer;

beforeAll(async () => {
  o = await startOffering();
});
beforeEach(async () => {
  o.level = '24381.05';
  asha = await o.customer();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const to = (at: number) => o.h.clock.advance(Math.max(0, at - o.h.clock.now()));
const shown = async ({ id }: OfferRow) => expectOk(await o.h.as()(contract.getOffer, { offer: id.toString() }));

test('a draw that nobody starts is made by itself a working day after its moment, and settled', async () => {
  const offer = await o.offer(later);
  const { id } = await o.applied(asha, offer, 3);
  const due = Number(offer.drawAt) + DAY;
  await to(due - 1);
  await progress(o.deps);
  expect(await shown(offer)).toMatchObject({ state: 'closed', applications: 1 });
  await to(due);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  expect(await shown(offer)).toMatchObject({ state: 'settled' });
  expect(await o.read(asha, id)).toMatchObject({ state: 'paid', wonLots: 3 });
  const { seed, drawnAt } = expectOk(await o.h.as()(getDrawProof, { offer: offer.id.toString() }));
  expect([seed === null, drawnAt]).toEqual([false, due]);
});

test('winners of a draw that was made after the deadline can pay for a day, are told so, and forfeit exactly once', async () => {
  const drawAt = o.h.clock.now() + 120 * MINUTE_MS;
  const payBy = drawAt + 2 * DAY;
  const offer = await o.offer({ ...later, funding: 'pay_after', prepaidPercent: 20, payBy: BigInt(payBy) });
  const ravi = await o.customer();
  const [hers, his] = [await o.applied(asha, offer, 2), await o.applied(ravi, offer, 3)];
  o.level = null;
  await to(payBy + 1);
  await progress(o.deps);
  expect(await o.read(asha, hers.id)).toMatchObject({ state: 'applied', payBy: payBy + 1 + DAY });
  o.level = '24381.05';
  await progress(o.deps);
  const deadline = payBy + 1 + DAY;
  for (const [by, { id }] of [[asha, hers] as const, [ravi, his] as const]) {
    const read = await o.read(by, id);
    expect(read).toMatchObject({ state: 'awaiting_payment', canPay: true, payBy: deadline });
    expect(read.timeline.find(({ step }) => step === 'paid')).toMatchObject({ at: deadline });
    const [told] = expectOk(await by.call(listMessages, {})).rows;
    expect(told!.story).toMatchObject({ key: 'new_shares.won_to_pay', params: { by: deadline } });
  }
  expect(await shown(offer)).toMatchObject({ state: 'settled', payBy: deadline });
  await to(deadline - 1);
  await progress(o.deps);
  expect(expectOk(await o.pay(asha, hers.id)).state).toBe('paid');
  await to(deadline);
  expect(endOf(await o.pay(ravi, his.id))).toBe('new_shares.payment_late');
  expect(await o.read(ravi, his.id)).toMatchObject({ state: 'awaiting_payment', canPay: false });
  await to(deadline + MINUTE_MS);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  await progress(o.deps);
  expect(await o.read(ravi, his.id)).toMatchObject({ state: 'forfeited', paid: '3000.00', refunded: '3000.00' });
  expect(await o.read(asha, hers.id)).toMatchObject({ state: 'paid' });
  expect(await o.book(ravi.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
});

test('of winners who were told at different moments each has the own deadline', async () => {
  const drawAt = o.h.clock.now() + 120 * MINUTE_MS;
  const payBy = drawAt + 2 * DAY;
  const offer = await o.offer({ ...later, funding: 'pay_after', payBy: BigInt(payBy) });
  const ravi = await o.customer();
  const [hers, his] = [await o.applied(asha, offer, 2), await o.applied(ravi, offer, 3)];
  await o.close(offer);
  await o.draw(offer);
  // The server is gone after the first of them, until long after the deadline.
  expect(await settleBatch({ ...o.deps, batchMax: 1 }, { offerId: offer.id, now: drawAt })).toBe(1);
  await to(payBy + DAY);
  await progress(o.deps);
  expect(await o.read(asha, hers.id)).toMatchObject({ state: 'forfeited' });
  expect(await o.read(ravi, his.id)).toMatchObject({ state: 'awaiting_payment', canPay: true, payBy: payBy + 2 * DAY });
  expect(expectOk(await o.pay(ravi, his.id)).state).toBe('paid');
});

test('people and the clock who start a draw at once make one result', async () => {
  const offer = await o.offer(later);
  await o.applied(asha, offer, 1);
  await o.close(offer);
  await to(Number(offer.drawAt) + DAY);
  const byPeople = () =>
    o.h.t.db.transaction((tx) => revealDraw(o.deps, tx, { offerId: offer.id, now: o.h.clock.now() }));
  const [people] = await Promise.allSettled([byPeople(), progress(o.deps), progress(o.deps)]);
  if (people.status === 'rejected') expect(people.reason).toMatchObject({ refusal: { code: 'draws.drawn' } });
  await progress(o.deps);
  expect((await shown(offer)).state).toBe('settled');
});

test('an auction that nobody decides is decided by itself', async () => {
  const offer = await o.offer({ allocation: 'auction_uniform', maximumLots: 1 });
  const { id } = await o.applied(asha, offer, 1, { bid: '60' });
  o.level = null;
  await to(Number(offer.drawAt) + DAY);
  await progress(o.deps);
  expect(await o.read(asha, id)).toMatchObject({ wonLots: 1, paid: '6000.00' });
});

test('without its level a draw waits three working days, then the offer is void in public and everybody gets everything back', async () => {
  const offer = await o.offer({ funding: 'pay_after', payBy: BigInt(o.h.clock.now() + 9 * DAY), prepaidPercent: 20 });
  const { id } = await o.applied(asha, offer, 2);
  o.level = null;
  const end = Number(offer.drawAt) + 3 * DAY;
  await to(end - 1);
  await progress(o.deps);
  expect(await shown(offer)).toMatchObject({ state: 'closed', notes: [] });
  expect(await o.book(asha.id)).toMatchObject({ cash: 9_98_000_00n });
  await to(end);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  const { state, notes } = await shown(offer);
  expect([state, notes.length, notes[0]!.at]).toEqual(['withdrawn', 1, end]);
  expect(notes[0]!.text).toContain('BAHIFIFTY');
  expect(await o.read(asha, id)).toMatchObject({ state: 'cancelled', refunded: '2000.00' });
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  o.level = '1.00';
  await expect(
    o.h.t.db.transaction((tx) => revealDraw(o.deps, tx, { offerId: offer.id, now: end })),
  ).rejects.toMatchObject({ refusal: { code: 'draws.not_closed' } });
});

test('the database lets no offer be called off after its moment', async () => {
  const offer = await o.offer();
  await o.close(offer);
  const set = 'update new_shares.offer set withdrawn_at = $2, is_void = false where id = $1';
  await expect(o.h.t.db.query(set, [offer.id, Number(offer.drawAt) + 9 * DAY])).rejects.toMatchObject({
    constraint: 'step_done_once',
  });
});

test('an offer whose draw fails keeps no other one waiting', async () => {
  const [broken, whole] = [await o.offer({ ...later, publicIndex: 'BAHIBANK' }), await o.offer(later)];
  await o.applied(asha, broken, 1);
  await o.applied(asha, whole, 1);
  await o.close(broken);
  await o.close(whole);
  await to(Number(whole.drawAt) + DAY);
  const closingLevel = async (_tx: unknown, index: string) => ({ level: index === 'BAHIBANK' ? 'no level' : o.level! });
  const failing = { ...o.deps, closingLevel };
  await expect(progress(failing)).rejects.toThrow('not every step');
  expect((await shown(broken)).state).toBe('closed');
  expect((await shown(whole)).state).toBe('settled');
  await progress(o.deps);
  expect((await shown(broken)).state).toBe('settled');
});
