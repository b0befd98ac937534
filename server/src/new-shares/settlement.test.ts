/** After the result: who won pays and gets shares, who lost gets everything back, who does not pay forfeits, each exactly once. */
import { getDrawProof } from '@bahi/contract/new-shares/draws.ts';
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { progress } from './jobs.ts';
import { payWon } from './payment.ts';
import type { NewOffer, OfferRow, SubscriptionView } from './rows.ts';
import { allotBatch, forfeitBatch, settleBatch, type SettlementDeps } from './settlement.ts';
import { breaking, FUND, key, startOffering, type Customer, type Offering } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
const GRANT = 10_00_000_00n;
let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

interface Applicant {
  readonly customer: Customer;
  readonly made: SubscriptionView;
}

async function applied(offer: OfferRow, lots: readonly number[], bids: readonly string[] = []): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (const [index, count] of lots.entries()) {
    const customer = await o.customer();
    const bid = bids[index];
    applicants.push({ customer, made: await o.applied(customer, offer, count, bid === undefined ? {} : { bid }) });
  }
  return applicants;
}

async function drawn(offer: OfferRow): Promise<void> {
  await o.close(offer);
  await o.draw(offer);
}

const payAfter = (): Partial<NewOffer> => ({ funding: 'pay_after', payBy: BigInt(o.h.clock.now() + 240 * MINUTE_MS) });
const now = () => o.h.clock.now();
const views = (all: readonly Applicant[]) => Promise.all(all.map(({ customer, made }) => o.read(customer, made.id)));
const wonOf = (rows: readonly SubscriptionView[]) => rows.reduce((sum, { wonLots }) => sum + (wonLots ?? 0), 0);
const batch = ({ id }: OfferRow) => ({ offerId: id, now: now() });
const paise = (text: string) => BigInt(text.replace('.', ''));

test('where the amount is blocked, what is won is captured and the rest is free, in one step', async () => {
  const offer = await o.offer();
  const all = await applied(offer, [5, 5, 5]);
  await drawn(offer);
  expect(await settleBatch(o.deps, batch(offer))).toBe(3);
  expect(await settleBatch(o.deps, batch(offer))).toBe(0);
  const rows = await views(all);
  expect(wonOf(rows)).toBe(10);
  for (const [index, row] of rows.entries()) {
    const cost = BigInt(row.wonLots ?? 0) * 5_000_00n;
    expect(row).toMatchObject({ state: cost > 0n ? 'paid' : 'not_won', held: '0.00', refunded: '0.00' });
    expect(paise(row.paid)).toBe(cost);
    expect(await o.book(all[index]!.customer.id)).toMatchObject({ cash: GRANT - cost, held: 0n, escrow: cost });
    const { rows: messages } = expectOk(await all[index]!.customer.call(listMessages, {}));
    expect(messages[0]!.story.key).toBe(cost > 0n ? 'new_shares.won' : 'new_shares.not_won');
  }
  const shown = expectOk(await o.h.as()(contract.getOffer, { offer: offer.id.toString() }));
  expect(shown.state).toBe('settled');
});

test('who pays after winning: a prepayment counts, what is due is paid once, what did not win comes back through the journal', async () => {
  const offer = await o.offer({ ...payAfter(), lots: 4, prepaidPercent: 10 });
  const all = await applied(offer, [5, 5]);
  await drawn(offer);
  await settleBatch(o.deps, batch(offer));
  const rows = await views(all);
  expect(wonOf(rows)).toBe(4);
  for (const [index, row] of rows.entries()) {
    const { customer } = all[index]!;
    if (row.state === 'not_won') {
      expect(row).toMatchObject({ paid: '2500.00', refunded: '2500.00' });
      expect(await o.book(customer.id)).toMatchObject({ cash: GRANT, escrow: 0n });
      expect(endOf(await o.pay(customer, row.id))).toBe('new_shares.not_awaiting_payment');
      continue;
    }
    const cost = BigInt(row.wonLots!) * 5_000_00n;
    expect(row).toMatchObject({ state: 'awaiting_payment', canPay: true });
    expect(paise(row.due)).toBe(cost - 2_500_00n);
    expect(await o.book(customer.id)).toMatchObject({ cash: GRANT - 2_500_00n, escrow: 2_500_00n });
    expect(expectOk(await o.pay(customer, row.id))).toMatchObject({ state: 'paid', due: '0.00', canPay: false });
    expect(await o.book(customer.id)).toMatchObject({ cash: GRANT - cost, escrow: cost });
    expect(endOf(await o.pay(customer, row.id))).toBe('new_shares.not_awaiting_payment');
  }
});

test('changed up and down before the result: what is shown as paid and paid back is of the last change alone', async () => {
  const offer = await o.offer({ ...payAfter(), lots: 4, prepaidPercent: 50 });
  const all = await applied(offer, [1, 1]);
  for (const { customer, made } of all) for (const lots of [5, 2, 4]) expectOk(await o.edit(customer, made.id, lots));
  await drawn(offer);
  await settleBatch(o.deps, batch(offer));
  for (const [index, row] of (await views(all)).entries()) {
    const { customer } = all[index]!;
    const [prepaid, cost] = [10_000_00n, BigInt(row.wonLots ?? 0) * 5_000_00n];
    const refunded = prepaid > cost ? prepaid - cost : 0n;
    expect([paise(row.paid), paise(row.refunded)]).toEqual([prepaid, refunded]);
    expect((await o.book(customer.id)).escrow).toBe(prepaid - refunded);
    if (row.state !== 'awaiting_payment') continue;
    const paid = expectOk(await o.pay(customer, row.id));
    expect([paise(paid.paid), paise(paid.refunded)]).toEqual([cost, 0n]);
  }
});

test('a payment without enough money fails, says so once for its key, and may be tried again', async () => {
  const offer = await o.offer(payAfter());
  const [first] = await applied(offer, [5]);
  const { customer, made } = first!;
  await drawn(offer);
  await settleBatch(o.deps, batch(offer));
  const other = await o.offer({ price: 1_999_00n });
  const { id } = await o.applied(customer, other, 5);
  const again = key();
  const pay = async () => endOf(await customer.call(contract.payWon, { subscription: made.id, ...FUND }, again));
  expect(await pay()).toBe('new_shares.insufficient');
  const failed = await o.read(customer, made.id);
  expect(failed).toMatchObject({ state: 'payment_failed', canPay: true, due: '25000.00' });
  await o.h.clock.advance(1_000);
  expect(await pay()).toBe('new_shares.insufficient');
  expect(await o.read(customer, made.id)).toEqual(failed);
  expectOk(await o.cancel(customer, id));
  expect(expectOk(await o.pay(customer, made.id)).state).toBe('paid');
});

test('who does not pay by the deadline forfeits once and owes nothing; a millisecond before it is in time', async () => {
  const offer = await o.offer({ ...payAfter(), prepaidPercent: 20 });
  const [early, late] = await applied(offer, [2, 3]);
  await drawn(offer);
  await settleBatch(o.deps, batch(offer));
  await o.h.clock.advance(Number(offer.payBy) - now() - 1);
  expect(await forfeitBatch(o.deps, batch(offer))).toBe(0);
  expectOk(await o.pay(early!.customer, early!.made.id));
  await o.h.clock.advance(1);
  expect(endOf(await o.pay(late!.customer, late!.made.id))).toBe('new_shares.payment_late');
  expect(await forfeitBatch(o.deps, batch(offer))).toBe(1);
  expect(await forfeitBatch(o.deps, batch(offer))).toBe(0);
  expect(await o.read(late!.customer, late!.made.id)).toMatchObject({
    state: 'forfeited',
    wonLots: 3,
    paid: '3000.00',
    refunded: '3000.00',
    due: '0.00',
  });
  expect(await o.book(late!.customer.id)).toMatchObject({ cash: GRANT, held: 0n, receivable: 0n });
});

test(`paying against the forfeiture: one of them, never both (seed ${seed})`, async () => {
  for (let round = 0; round < 6; round += 1) {
    const offer = await o.offer({ ...payAfter(), prepaidPercent: 10 });
    const [one] = await applied(offer, [4]);
    const { customer, made } = one!;
    await drawn(offer);
    await settleBatch(o.deps, batch(offer));
    const deadline = Number(offer.payBy);
    await o.h.clock.advance(deadline - now());
    const input = { subscription: made.id };
    // It came a millisecond before the deadline and was on its way.
    const pay = () =>
      o.h.t.db
        .transaction((tx) => payWon(o.deps, tx, { customerId: customer.id, now: deadline - 1, input }))
        .then(
          () => 'ok',
          (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
        );
    const forfeit = () => forfeitBatch(o.deps, batch(offer));
    const isPayFirst = random.below(2) === 0;
    const [paid, forfeited] = isPayFirst
      ? await Promise.all([pay(), forfeit()])
      : await Promise.all([forfeit(), pay()]).then(([a, b]) => [b, a] as const);
    const { state } = await o.read(customer, made.id);
    expect([paid, forfeited, state]).toEqual(
      paid === 'ok' ? ['ok', 0, 'paid'] : ['new_shares.not_awaiting_payment', 1, 'forfeited'],
    );
  }
});

test('on its date what was paid becomes a position with the lock of the offer', async () => {
  const offer = await o.offer({ lockDays: 3 });
  const [one, none] = await applied(offer, [3, 1]);
  await drawn(offer);
  await settleBatch(o.deps, batch(offer));
  expect(await allotBatch(o.deps, batch(offer))).toBe(2);
  expect(await allotBatch(o.deps, batch(offer))).toBe(0);
  const row = await o.read(one!.customer, one!.made.id);
  expect(row).toMatchObject({ state: 'allotted', position: expect.any(String) as string });
  expect(row.entries).toHaveLength(2);
  expect(await o.book(one!.customer.id)).toMatchObject({ cash: GRANT - 15_000_00n, margin: 15_000_00n, escrow: 0n });
  expect(await o.book(none!.customer.id)).toMatchObject({ margin: 5_000_00n });
});

test('the work by the clock does each step when it is due, whoever runs it how often', async () => {
  const date = addBusinessDays(practiceCalendar, businessDateOf(practiceCalendar, now()), 3);
  const listingDate = addBusinessDays(practiceCalendar, date, 9);
  const offer = await o.offer({ allotmentDate: date, listingDate });
  const [one] = await applied(offer, [2]);
  const state = async () => (await o.read(one!.customer, one!.made.id)).state;
  await progress(o.deps);
  expect(await state()).toBe('applied');
  await o.h.clock.advance(60 * MINUTE_MS);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  const proof = await o.h.as()(getDrawProof, { offer: offer.id.toString() });
  expect(expectOk(proof).listHash).not.toBeNull();
  await o.draw(offer);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  expect(await state()).toBe('paid');
  await o.h.clock.advance(4 * 24 * 60 * MINUTE_MS);
  await Promise.all([progress(o.deps), progress(o.deps)]);
  expect(await state()).toBe('allotted');
});

test('a settlement that dies before any statement goes on from where it was, and posts nothing twice', async () => {
  const offer = await o.offer({ ...payAfter(), prepaidPercent: 30, lots: 6 });
  const all = await applied(offer, [2, 2, 2, 2, 2]);
  await drawn(offer);
  const crash = new Error('the process is gone');
  const dying = (n: number): SettlementDeps => {
    const db = o.h.t.db;
    const transaction: typeof db.transaction = (work) => db.transaction((tx) => work(breaking(tx, n, crash)));
    return { ...o.deps, db: { ...db, transaction }, batchMax: 2 };
  };
  let settled = 0;
  for (let n = 1; settled < all.length; n = n > 40 ? 1 : n + 1) {
    settled += await settleBatch(dying(n), batch(offer)).catch((error: unknown) =>
      error === crash ? 0 : Promise.reject(error),
    );
    expect(await o.audit()).toEqual([]);
  }
  expect(await settleBatch(o.deps, batch(offer))).toBe(0);
  const rows = await views(all);
  expect(wonOf(rows)).toBe(6);
  for (const row of rows) expect(row.entries).toHaveLength(row.state === 'not_won' ? 2 : 1);
});

test.each([
  ['auction_bid', ['60.00', '55.00', '52.00']],
  ['auction_uniform', ['52.00', '52.00', '52.00']],
] as const)('%s: the highest bids win, and pay %j', async (allocation, prices) => {
  const offer = await o.offer({ allocation, lots: 3, maximumLots: 1 });
  const all = await applied(offer, [1, 1, 1, 1, 1], ['52', '51.99', '60', '55', '52']);
  await drawn(offer);
  expect(await settleBatch(o.deps, batch(offer))).toBe(5);
  const rows = await views(all);
  // Of two bids of 52 the earlier one wins.
  expect(rows.map(({ wonLots }) => wonLots)).toEqual([1, null, 1, 1, null]);
  expect([2, 3, 0].map((place) => paise(rows[place]!.paid))).toEqual(prices.map((price) => paise(price) * 100n));
  for (const { customer } of all) expect(await o.book(customer.id)).toMatchObject({ held: 0n });
});

test(`whatever is applied for, no money is lost or made and nobody gets more than asked for (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const isBlocked = random.below(2) === 0;
    const terms = {
      lots: 1 + random.below(12),
      lotSize: 1 + random.below(100),
      price: BigInt(1 + random.below(99_999)),
    };
    const tickets = random.below(2) === 0 ? 'lot' : 'application';
    const after = isBlocked ? {} : { ...payAfter(), prepaidPercent: random.below(101) };
    const offer = await o.offer({ ...terms, ...after, tickets });
    const all = await applied(
      offer,
      Array.from({ length: 1 + random.below(6) }, () => 1 + random.below(5)),
    );
    await drawn(offer);
    while ((await settleBatch({ ...o.deps, batchMax: 2 }, batch(offer))) > 0);
    const rows = await views(all);
    const asked = all.reduce((sum, { made }) => sum + made.lots, 0);
    expect(wonOf(rows)).toBe(Math.min(offer.lots, asked));
    for (const [index, row] of rows.entries()) {
      const { customer } = all[index]!;
      expect(row.wonLots ?? 0).toBeLessThanOrEqual(row.lots);
      if (row.canPay) expectOk(await o.pay(customer, row.id));
      await allotBatch(o.deps, batch(offer));
      const cost = BigInt((row.wonLots ?? 0) * offer.lotSize) * offer.price;
      expect(await o.book(customer.id)).toMatchObject({ cash: GRANT - cost, margin: cost, held: 0n, receivable: 0n });
    }
  }
});
