/** Grab offers of the rule "first come": the answer is the allotment, by arrival, exact to the lot, and each refusal in its place. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL } from '../orders/testing.ts';
import { progress } from './jobs.ts';
import { withdrawGrab } from './publication.ts';
import { termsOf } from './service.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterEach(async () => {
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});
afterAll(() => g.h.stop());

const codeOf = async (answer: ReturnType<Grabbing['ask']>) => {
  const given = await answer;
  return 'refusal' in given ? given.refusal.code : `${given.request.allottedLots} of ${given.request.lots}`;
};

test('who comes first is allotted at once, with a position that is locked, and paid for with the charges of a buy', async () => {
  const [asha, offer] = [await g.customer(), await g.offer()];
  const answer = await g.ask(asha, offer, 2);
  expect(answer).toMatchObject({
    request: {
      lots: 2,
      allottedLots: 2,
      shares: 200,
      place: 1,
      amount: '99000.00',
      charges: '30.16',
      paid: '99030.16',
    },
  });
  const { position } = (answer as { request: { position: string } }).request;
  expect(await g.h.balance(asha)).toMatchObject({ cash: 10_00_000_00n - 99_030_16n, margin: 99_000_00n, held: 0n });
  await expect(g.h.orders.close(by(asha), BigInt(position), CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.locked_days' },
  });
});

test('the last request gets what is left of the quota, and who comes later is told how many came first', async () => {
  const offer = await g.offer();
  const ends: string[] = [];
  for (const lots of [3, 3, 3, 3]) ends.push(await codeOf(g.ask(await g.customer(), offer, lots)));
  expect(ends).toEqual(['3 of 3', '3 of 3', '3 of 3', '1 of 3']);
  expect(await g.ask(await g.customer(), offer, 1)).toEqual({
    refusal: { code: 'grab.quota_used', params: { lots: 10, requests: 4 } },
  });
});

test('each reason has its place: identity, window, level, lots, price, one request, quota, funds', async () => {
  const { h } = g;
  const now = h.clock.now();
  const [asha, poor] = [await g.customer(), await g.customer({ amount: 1_000_00n })];
  const stranger = await h.customer();
  const offer = await g.offer();
  const later = await g.offer({ opensAt: BigInt(now + MINUTE_MS) });
  const high = await g.offer({ level: 2 });
  expect(await codeOf(g.ask(stranger, offer, 1))).toBe('verification.required');
  expect(await codeOf(g.ask(asha, 4_711n, 1))).toBe('grab.unknown');
  expect(await codeOf(g.ask(asha, later, 0))).toBe('grab.not_open');
  expect(await codeOf(g.ask(asha, high, 0))).toBe('vip.average_too_low');
  for (const lots of [0, -1]) expect(await codeOf(g.ask(asha, offer, lots))).toBe('grab.lots_invalid');
  expect(await codeOf(g.ask(asha, offer, 4))).toBe('grab.above_maximum');
  const { symbol } = (await h.db.query<{ symbol: string }>('select symbol from grab.offer where id = $1', [offer]))
    .rows[0]!;
  h.feed.set(symbol, 515_00);
  expect(await g.ask(asha, offer, 1)).toMatchObject({
    refusal: {
      code: 'grab.price_moved',
      params: { price: '495.00', mark: '515.00', lowest: '499.55', highest: '530.45' },
    },
  });
  h.feed.set(symbol, 500_00, { state: 'suspended' });
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('grab.price_unknown');
  h.feed.set(symbol, 500_00);
  expect(await codeOf(g.ask(poor, offer, 1))).toBe('grab.insufficient');
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('1 of 1');
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('grab.one_request');
  const terms = await h.db.read((tx) =>
    termsOf(g.deps, tx, { customerId: asha, now, input: { offer: offer.toString(), lots: 2 } }),
  );
  expect(terms).toMatchObject({ own: { lots: 1 }, refusal: { code: 'grab.one_request' }, affordableLots: 3 });
  await h.clock.advance(60 * MINUTE_MS);
  expect(await codeOf(g.ask(poor, offer, 1))).toBe('grab.closed');
});

test('the same key is answered as before and takes nothing again; with another body it is refused', async () => {
  const [asha, offer] = [await g.customer(), await g.offer()];
  const first = await g.ask(asha, offer, 2, 'one key');
  expect(await g.ask(asha, offer, 2, 'one key')).toEqual(first);
  expect(await codeOf(g.ask(asha, offer, 1, 'one key'))).toBe('request.idempotency_key_reused');
});

test('what is over or called off gives the seller back what nobody took', async () => {
  const { h } = g;
  const [over, off] = [await g.offer(), await g.offer()];
  for (const offer of [over, off]) await g.ask(await g.customer(), offer, 3);
  await h.db.transaction((tx) =>
    withdrawGrab(g.deps, tx, { offerId: off, note: 'The seller stepped back.', now: h.clock.now() }),
  );
  expect(await codeOf(g.ask(await g.customer(), off, 1))).toBe('grab.closed');
  await h.clock.advance(60 * MINUTE_MS);
  await progress(g.deps);
  const promised = await h.t.owner.query<{ shares: bigint }>(
    `select shares from orders.block_promise where kind = 'grab' and offer_id = any ($1::bigint[])`,
    [[over, off]],
  );
  expect(promised.rows.map(({ shares }) => shares)).toEqual([300n, 300n]);
});

test('the auditor sees a quota, an order, a payment and a level that are not what they should be', async () => {
  const offer = await g.offer();
  const asked = [await g.customer(), await g.customer()];
  for (const customer of asked) await g.ask(customer, offer, 2);
  const ofOffer = (values: string) => `update grab.offer set ${values} where id = ${offer}`;
  const second = (values: string) => `update grab.request set ${values} where customer_id = ${asked[1]}`;
  expect(await g.bent(ofOffer('allotted_lots = 5'))).toEqual(['grab_gives_what_it_has']);
  expect(await g.bent(second('place = 3'))).toEqual(['grab_is_by_arrival']);
  expect(await g.bent(second('paid = paid + 1'))).toEqual(['grab_is_paid_and_settled']);
  expect(await g.bent(second('lots = 3'))).toContain('grab_is_by_arrival');
  const level = `update vip.standing set level = 0, reached = 0 where customer_id = ${asked[1]}`;
  expect(await g.bent(level)).toEqual(['grab_request_is_within_its_offer']);
});
