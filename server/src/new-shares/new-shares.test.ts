/** Applications for new shares: what they hold and pay, what is refused, changed and taken back, to the millisecond. */
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, NOON } from '../identity/testing.ts';
import { release, restrict } from '../restrictions/testing.ts';
import { requestOf } from '../orders/service.ts';
import { applyMany } from './service.ts';
import { BODY, breaking, key, startOffering, type Customer, type Offering } from './testing.ts';

let o: Offering;
let asha: Customer;

beforeAll(async () => {
  o = await startOffering();
});
beforeEach(async () => {
  o.haltedSince = null;
  asha = await o.customer();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const payAfter = { funding: 'pay_after', payBy: BigInt(NOON + 2400 * MINUTE_MS) } as const;
const auction = { allocation: 'auction_bid', maximumLots: 1 } as const;

test('an application holds the price of its lots, and says so', async () => {
  const offer = await o.offer();
  const made = await o.applied(asha, offer, 3);
  expect(made).toMatchObject({
    state: 'applied',
    lots: 3,
    amount: '15000.00',
    held: '15000.00',
    paid: '0.00',
    canEdit: true,
  });
  expect(made.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'applied done',
    'closed now',
    'drawn ahead',
    'won ahead',
    'paid ahead',
    'allotted ahead',
    'listed ahead',
  ]);
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 15_000_00n });
  const { rows } = expectOk(await asha.call(listMessages, {}));
  expect(rows[0]).toMatchObject({ story: { key: 'new_shares.applied', params: { name: 'Neem Renewables', lots: 3 } } });
  const { rows: own } = expectOk(await asha.call(contract.listSubscriptions, { segment: 'applied' }));
  expect(own).toEqual([made]);
});

test('the window opens and closes to the millisecond', async () => {
  const [ravi, late] = [await o.customer(), await o.customer()];
  const offer = await o.offer({ opensAt: BigInt(o.h.clock.now() + 1000) });
  const at = (moment: bigint, ms: number) => o.h.clock.advance(Number(moment) + ms - o.h.clock.now());
  expect(endOf(await o.apply(asha, offer, 1))).toBe('new_shares.not_open');
  await at(offer.opensAt, -1);
  expect(endOf(await o.apply(asha, offer, 1))).toBe('new_shares.not_open');
  await at(offer.opensAt, 0);
  const { id } = await o.applied(asha, offer, 1);
  await at(offer.closesAt, -1);
  expectOk(await o.edit(asha, id, 2));
  await o.applied(ravi, offer, 1);
  await at(offer.closesAt, 0);
  expect(endOf(await o.apply(late, offer, 1))).toBe('new_shares.closed');
  expect(endOf(await o.edit(asha, id, 1))).toBe('new_shares.closed');
  expect(endOf(await o.cancel(asha, id))).toBe('new_shares.closed');
  expect(await o.read(asha, id)).toMatchObject({ canEdit: false, canCancel: false, lots: 2, held: '10000.00' });
});

test.each([
  [0, 'new_shares.lots_invalid'],
  [-1, 'new_shares.lots_invalid'],
  [1, 'new_shares.below_minimum'],
  [6, 'new_shares.above_maximum'],
  [Number.MAX_SAFE_INTEGER, 'new_shares.above_maximum'],
  [1.5, 'new_shares.lots_invalid'],
])('%f lots where two to five are asked for end in %s', async (lots, code) => {
  const offer = await o.offer({ minimumLots: 2 });
  expect(endOf(await o.apply(asha, offer, lots))).toBe(code);
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
});

test('a customer applies once, or as often as the offer says', async () => {
  const once = await o.offer();
  await o.applied(asha, once, 1);
  expect(endOf(await o.apply(asha, once, 1))).toBe('new_shares.applied_already');
  const twice = await o.offer({ applicationsMaximum: 2 });
  const first = await o.applied(asha, twice, 1);
  await o.applied(asha, twice, 2);
  expect(endOf(await o.apply(asha, twice, 1))).toBe('new_shares.applied_already');
  expectOk(await o.cancel(asha, first.id));
  await o.applied(asha, twice, 3);
});

test('funds that do not suffice are refused with their figures, and nothing is held', async () => {
  const offer = await o.offer({ price: 2_500_00n });
  const refused = await o.apply(asha, offer, 5);
  expect(refused).toMatchObject({
    refusal: {
      code: 'new_shares.insufficient',
      params: { needed: '1250000.00', available: '1000000.00', short: '250000.00' },
    },
  });
  await o.applied(asha, offer, 4);
  const other = await o.offer();
  expect(endOf(await o.apply(asha, other, 1))).toBe('new_shares.insufficient');
});

test('an offer with a funds threshold looks at what is available, not at what it costs', async () => {
  const offer = await o.offer({ fundsThreshold: 10_00_000_01n });
  expect(endOf(await o.apply(asha, offer, 1))).toBe('new_shares.funds_threshold');
  const met = await o.offer({ fundsThreshold: 10_00_000_00n });
  const { id } = await o.applied(asha, met, 1);
  // What it holds itself counts as available to its own change.
  expectOk(await o.edit(asha, id, 5));
});

test('a changed application holds what it now needs, and a cancelled one nothing', async () => {
  const offer = await o.offer();
  const { id } = await o.applied(asha, offer, 3);
  expect(expectOk(await o.edit(asha, id, 5))).toMatchObject({ lots: 5, held: '25000.00' });
  expect(await o.book(asha.id)).toMatchObject({ held: 25_000_00n });
  expect(expectOk(await o.edit(asha, id, 1))).toMatchObject({ lots: 1, held: '5000.00' });
  expect(await o.book(asha.id)).toMatchObject({ held: 5_000_00n });
  expect(expectOk(await o.edit(asha, id, 1)).lots).toBe(1);
  expect(expectOk(await o.cancel(asha, id))).toMatchObject({ state: 'cancelled', held: '0.00', canEdit: false });
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expect(endOf(await o.edit(asha, id, 2))).toBe('new_shares.not_applied');
  expect(endOf(await o.cancel(asha, id))).toBe('new_shares.not_applied');
});

test('all of the cash may be in an application, and still be changed', async () => {
  const offer = await o.offer({ price: 2_000_00n });
  const { id } = await o.applied(asha, offer, 5);
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 10_00_000_00n });
  expectOk(await o.edit(asha, id, 4));
  expectOk(await o.edit(asha, id, 5));
  expect(await o.book(asha.id)).toMatchObject({ held: 10_00_000_00n });
});

test('who pays after winning pays the part asked for beforehand; a change and a cancel give back through the journal', async () => {
  const offer = await o.offer({ ...payAfter, prepaidPercent: 10, price: 33_33n, lotSize: 1 });
  const made = await o.applied(asha, offer, 5);
  // 10 % of 166.65 is 16.665: paise are rounded up.
  expect(made).toMatchObject({ amount: '166.65', held: '0.00', paid: '16.67', refunded: '0.00' });
  expect(made.entries).toHaveLength(1);
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n - 16_67n, held: 0n });
  const less = expectOk(await o.edit(asha, made.id, 2));
  expect(less).toMatchObject({ paid: '6.67', refunded: '0.00' });
  const more = expectOk(await o.edit(asha, made.id, 3));
  // What lies there now, and what a taking back gives back: not what changes moved to and fro.
  expect(more).toMatchObject({ paid: '10.00', refunded: '0.00' });
  const gone = expectOk(await o.cancel(asha, made.id));
  expect(gone).toMatchObject({ state: 'cancelled', paid: '10.00', refunded: '10.00' });
  expect(gone.entries).toHaveLength(4);
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
});

test('each change of what was paid is an entry: after a thousand the application can only be taken back', async () => {
  const { id } = await o.applied(asha, await o.offer({ ...payAfter, prepaidPercent: 10 }), 1);
  const skip = (count: number) =>
    o.h.t.owner.query('update new_shares.subscription set movements = movements + $2 where id = $1', [id, count]);
  await skip(998);
  expectOk(await o.edit(asha, id, 2));
  expect(endOf(await o.edit(asha, id, 3))).toBe('new_shares.changes_too_many');
  await skip(-998);
  expect(expectOk(await o.cancel(asha, id))).toMatchObject({ paid: '1000.00', refunded: '1000.00' });
});

test('where nothing is paid beforehand nothing moves', async () => {
  const offer = await o.offer(payAfter);
  const made = await o.applied(asha, offer, 5);
  expect(made).toMatchObject({ held: '0.00', paid: '0.00', entries: [] });
  expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  expectOk(await o.edit(asha, made.id, 4));
  expect(expectOk(await o.cancel(asha, made.id)).refunded).toBe('0.00');
});

test('a bid is held in full, at the floor or above, within the cap of one bidder', async () => {
  const offer = await o.offer(auction);
  expect(endOf(await o.apply(asha, offer, 1))).toBe('new_shares.bid_missing');
  expect(endOf(await o.apply(asha, offer, 1, { bid: '49.99' }))).toBe('new_shares.bid_below_floor');
  expect(endOf(await o.apply(asha, offer, 1, { bid: '50.001' }))).toBe('new_shares.bid_invalid');
  expect(endOf(await o.apply(asha, offer, 1, { bid: '999999999999999' }))).toBe('new_shares.bid_above_ceiling');
  expect(endOf(await o.apply(asha, offer, 2, { bid: '50' }))).toBe('new_shares.above_cap');
  const { id } = await o.applied(asha, offer, 1, { bid: '55.50' });
  expect(await o.book(asha.id)).toMatchObject({ held: 5_550_00n });
  expect(expectOk(await o.edit(asha, id, 1, { bid: '50' }))).toMatchObject({ bid: '50.00', held: '5000.00' });
  const draw = await o.offer();
  expect(endOf(await o.apply(asha, draw, 1, { bid: '55' }))).toBe('new_shares.bid_needless');
});

test('who is not verified, restricted or stopped by the house does not apply', async () => {
  const offer = await o.offer();
  o.verified.delete(asha.id);
  expect(endOf(await o.apply(asha, offer, 1))).toBe('verification.required');
  o.verified.add(asha.id);
  o.haltedSince = NOON;
  expect(endOf(await o.apply(asha, offer, 1))).toBe('new_shares.channel_closed');
  o.haltedSince = null;
  const { id } = await o.applied(asha, offer, 2);
  const restricted = (kind: 'no_trade' | 'frozen') =>
    o.h.t.db.transaction((tx) => restrict(tx, { customerId: asha.id, kind, now: o.h.clock.now() }));
  for (const kind of ['no_trade', 'frozen'] as const) {
    await restricted(kind);
    expect(endOf(await o.apply(asha, offer, 1))).toBe(`identity.${kind}`);
    expect(endOf(await o.edit(asha, id, 1))).toBe(`identity.${kind}`);
    await o.h.t.db.transaction((tx) => release(tx, { customerId: asha.id, kind, now: o.h.clock.now() }));
  }
  await restricted('frozen');
  expectOk(await o.cancel(asha, id));
});

test('without a fund password nobody applies or changes an application; the terms are shown, and taking back stays open', async () => {
  const offer = await o.offer();
  const { id } = await o.applied(asha, offer, 1);
  await o.h.t.owner.query('update security.account set fund_password_hash = null where customer_id = $1', [asha.id]);
  await o.h.t.owner.query('delete from security.unlock where customer_id = $1', [asha.id]);
  expect(endOf(await o.apply(asha, await o.offer(), 1))).toBe('security.fund_password_missing');
  expect(endOf(await o.edit(asha, id, 2))).toBe('security.fund_password_missing');
  const input = { offer: (await o.offer()).id.toString() };
  expect(expectOk(await asha.call(contract.getApplicationTerms, input)).refusal).toBeNull();
  expectOk(await o.cancel(asha, id));
});

test('the fund password is given once for some minutes, as for orders; a refusal for want of it is not kept', async () => {
  const offer = await o.offer();
  const { id } = await o.applied(asha, offer, 1);
  const ravi = await o.customer();
  const ids = [asha.id, ravi.id];
  await o.h.t.owner.query('delete from security.unlock where customer_id = any ($1)', [ids]);
  const same = key();
  const apply = () => ravi.call(contract.applyForShares, { offer: offer.id.toString(), lots: 2 }, same);
  expect(endOf(await apply())).toBe('security.fund_password_needed');
  expect(endOf(await o.edit(asha, id, 2))).toBe('security.fund_password_needed');
  const until = o.h.clock.now() + 15 * MINUTE_MS;
  await o.h.t.owner.query(
    `insert into security.unlock (session_id, customer_id, until) select id, customer_id, $2 from identity.session where customer_id = any ($1)`,
    [ids, until],
  );
  await o.h.clock.advance(15 * MINUTE_MS - 1);
  expect(expectOk(await apply()).lots).toBe(2);
  expect(expectOk(await o.edit(asha, id, 3)).lots).toBe(3);
  await o.h.clock.advance(1);
  expect(endOf(await o.edit(asha, id, 4))).toBe('security.fund_password_needed');
  // A retry is answered as the first call was, and taking back needs none.
  expect(expectOk(await apply()).lots).toBe(2);
  expectOk(await o.cancel(asha, id));
});

test('in a pause nobody applies, and the terms say so', async () => {
  const offer = await o.offer();
  const until = o.h.clock.now() + MINUTE_MS;
  await o.h.t.owner.query('update security.account set paused_until = $2 where customer_id = $1', [asha.id, until]);
  const refused = { refusal: { code: 'identity.paused', params: { until } } };
  expect(await o.apply(asha, offer, 1)).toMatchObject(refused);
  expect(expectOk(await asha.call(contract.getApplicationTerms, { offer: offer.id.toString() }))).toMatchObject(
    refused,
  );
  await o.h.clock.advance(MINUTE_MS);
  await o.applied(asha, offer, 1);
});

test('another customer’s application does not exist', async () => {
  const offer = await o.offer();
  const { id } = await o.applied(asha, offer, 1);
  const ravi = await o.customer();
  expect(endOf(await o.edit(ravi, id, 2))).toBe('new_shares.subscription_unknown');
  expect(endOf(await o.cancel(ravi, id))).toBe('new_shares.subscription_unknown');
  expect(endOf(await ravi.call(contract.getSubscription, { subscription: id }))).toBe(
    'new_shares.subscription_unknown',
  );
  expect(endOf(await o.apply(asha, { id: 1n }, 1))).toBe('new_shares.unknown');
  expect(endOf(await o.apply(asha, { id: 9_999_999_999_999_999_999n }, 1))).toBe('new_shares.unknown');
});

test('the terms tell what an application would hold and the first thing in its way, and change nothing', async () => {
  const offer = (await o.offer({ price: 3_000_00n })).id.toString();
  const terms = async (input: object) => expectOk(await asha.call(contract.getApplicationTerms, { offer, ...input }));
  expect(await terms({})).toEqual({
    lots: 1,
    amount: '300000.00',
    charges: '0.00',
    held: '300000.00',
    prepaid: '0.00',
    available: '1000000.00',
    used: 0,
    refusal: null,
  });
  expect(await terms({ lots: 4 })).toMatchObject({
    amount: '1200000.00',
    refusal: { code: 'new_shares.insufficient' },
  });
  expect(await terms({ lots: 9 })).toMatchObject({ lots: 5, refusal: { code: 'new_shares.above_maximum' } });
  expect(await terms({ lots: -3 })).toMatchObject({ lots: 1, refusal: { code: 'new_shares.lots_invalid' } });
  const { id } = await o.applied(asha, { id: BigInt(offer) }, 3);
  expect(await terms({ lots: 1 })).toMatchObject({ used: 1, refusal: { code: 'new_shares.applied_already' } });
  expect(await terms({ subscription: id })).toMatchObject({ lots: 3, available: '1000000.00', refusal: null });
  expect(endOf(await asha.call(contract.getApplicationTerms, { offer, subscription: '77' }))).toBe(
    'new_shares.subscription_unknown',
  );
});

test.each([
  ['holds', {}, { cash: 10_00_000_00n, held: 10_000_00n }],
  ['prepays', { ...payAfter, prepaidPercent: 50 }, { cash: 9_95_000_00n, held: 0n }],
] as const)(
  'a process that is gone anywhere in an application that %s leaves the whole of it or nothing',
  async (_how, terms, after) => {
    const offer = await o.offer(terms);
    const crash = new Error('the process is gone');
    const asked = {
      customerId: asha.id,
      sessionId: null,
      offerId: offer.id,
      lots: 2,
      bid: undefined,
      now: o.h.clock.now(),
    };
    for (let n = 1; ; n += 1) {
      const command = { ...asked, ...requestOf(`crash ${n}`, BODY) };
      const ended = await o.h.t.db
        .transaction((tx) => applyMany(o.deps, breaking(tx, n, crash), [command]))
        .catch((error: unknown) => (error === crash ? null : Promise.reject(error)));
      expect(await o.audit()).toEqual([]);
      if (ended !== null) break;
      expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
    }
    expect(await o.book(asha.id)).toMatchObject(after);
  },
);

test('a repeated call is answered again and applies once', async () => {
  const offer = await o.offer();
  const [same, input] = [key(), { offer: offer.id.toString(), lots: 2 }];
  const first = expectOk(await asha.call(contract.applyForShares, input, same));
  expect(expectOk(await asha.call(contract.applyForShares, input, same))).toEqual(first);
  expect(endOf(await asha.call(contract.applyForShares, { ...input, lots: 3 }, same))).toBe(
    'request.idempotency_key_reused',
  );
});
