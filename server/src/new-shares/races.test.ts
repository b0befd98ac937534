/**
 * Whatever comes at once to an offer: one effect, a clear refusal to the rest, nothing lost, and a clean audit. What is shuffled is
 * shuffled by a seed, which is in the test's name.
 */
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { requestOf } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuseWith } from '../platform/refuse.ts';
import { createRace, several } from '../testing-races.ts';
import { freezeList } from './freeze-list.ts';
import { lockOfferAlone } from './offer-store.ts';
import { applyMany, cancelApplication, editApplication, settleBatch } from './service.ts';
import { BODY, key, startOffering, type Customer, type Offering } from './testing.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const opening = (of: Customer) => o.book(of.id);

test.each([2, 4, 32])(`a customer who applies %i times at once applies once (seed ${seed})`, async (count) => {
  const [asha, offer] = [await o.customer(), await o.offer()];
  const answers = await race(Array.from({ length: count }, () => () => o.apply(asha, offer, 2)));
  expect(answers.toSorted()).toEqual([...several('new_shares.applied_already', count - 1), 'ok']);
  expect(await opening(asha)).toMatchObject({ held: 10_000_00n });
});

test('one call repeated at once makes one application', async () => {
  const [asha, offer] = [await o.customer(), await o.offer({ applicationsMaximum: 5 })];
  const [same, input] = [key(), { offer: offer.id.toString(), lots: 1 }];
  const answers = await Promise.all(several('', 8).map(() => asha.call(contract.applyForShares, input, same)));
  expect(new Set(answers.map((one) => expectOk(one).id)).size).toBe(1);
  expect(await opening(asha)).toMatchObject({ held: 5_000_00n });
});

test(`money for one of two offers is held for one of them (seed ${seed})`, async () => {
  for (let round = 0; round < 5; round += 1) {
    const asha = await o.customer();
    const offers = [await o.offer({ price: 1_200_00n }), await o.offer({ price: 1_200_00n })];
    const answers = await race(offers.map((offer) => () => o.apply(asha, offer, 5)));
    expect(answers.toSorted()).toEqual(['new_shares.insufficient', 'ok']);
    expect(await opening(asha)).toMatchObject({ held: 6_00_000_00n });
  }
});

/** 200 lots at 50.00 are all that a customer has; one bidder may have a tenth of the offer. */
const AUCTION = { allocation: 'auction_bid', lots: 3_000, maximumLots: 300 } as const;

test(`bids raised, lowered, taken back and made anew at once: what stands is held for, and no more than there is (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const asha = await o.customer();
    const [offer, other] = [await o.offer(AUCTION), await o.offer(AUCTION)];
    const { id } = await o.applied(asha, offer, 100, { bid: '50.00' });
    const answers = await race([
      () => o.edit(asha, id, 100, { bid: '95.00' }),
      () => o.edit(asha, id, 100, { bid: '50.01' }),
      () => o.edit(asha, id, 180, { bid: '50.00' }),
      () => o.apply(asha, offer, 100, { bid: '60.00' }),
      ...several('', 4).map(() => () => o.apply(asha, other, 90, { bid: '60.00' })),
      ...(round % 2 === 0 ? [] : [() => o.cancel(asha, id)]),
    ]);
    const allowed = ['ok', ...['insufficient', 'not_applied', 'applied_already'].map((code) => `new_shares.${code}`)];
    for (const code of answers) expect(allowed).toContain(code);
    expect(answers.slice(4, 8).filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
    const { rows } = expectOk(await asha.call(contract.listSubscriptions, { segment: 'applied' }));
    const standing = rows.filter(({ state }) => state === 'applied');
    expect(new Set(standing.map((one) => one.offer)).size).toBe(standing.length);
    const held = standing.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
    expect(await opening(asha)).toMatchObject({ cash: 10_00_000_00n, held });
    expect(held).toBeLessThanOrEqual(10_00_000_00n);
  }
});

test(`a win is paid once, however often at once, and money for one of two wins pays one (seed ${seed})`, async () => {
  const asha = await o.customer();
  const payAfter = { funding: 'pay_after', payBy: BigInt(o.h.clock.now() + 240 * MINUTE_MS) } as const;
  const prices = [50_00n, 1_200_00n, 1_200_00n];
  const offers = await Promise.all(prices.map((price) => o.offer({ ...payAfter, price })));
  const wins = await Promise.all(offers.map((offer) => o.applied(asha, offer, 5)));
  for (const offer of offers) await o.close(offer);
  for (const offer of offers) {
    await o.draw(offer);
    await settleBatch(o.deps, { offerId: offer.id, now: o.h.clock.now() });
  }
  const answers = await race(wins.flatMap(({ id }) => several('', 6).map(() => () => o.pay(asha, id))));
  const [cheap, dear] = [answers.slice(0, 6), answers.slice(6)];
  expect(cheap.toSorted()).toEqual([...several('new_shares.not_awaiting_payment', 5), 'ok']);
  expect(dear.filter((code) => code === 'ok')).toHaveLength(1);
  for (const code of dear) expect(['ok', ...cheap, 'new_shares.insufficient']).toContain(code);
  expect(await opening(asha)).toMatchObject({ cash: 3_75_000_00n, held: 0n, escrow: 6_25_000_00n });
});

test(`changes and a cancel at once: what stays is one of them, with exactly its hold (seed ${seed})`, async () => {
  for (let round = 0; round < 6; round += 1) {
    const [asha, offer] = [await o.customer(), await o.offer()];
    const { id } = await o.applied(asha, offer, 1);
    const acts = [...[2, 3, 4, 5].map((lots) => () => o.edit(asha, id, lots)), () => o.cancel(asha, id)];
    const answers = await race(acts);
    expect(answers[4]).toBe('ok');
    for (const code of answers) expect(['ok', 'new_shares.not_applied']).toContain(code);
    expect(await o.read(asha, id)).toMatchObject({ state: 'cancelled', held: '0.00' });
    expect(await opening(asha)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
  }
});

test.each([
  ['a draw', {}, undefined],
  ['an auction', AUCTION, '50.00'],
] as const)(
  `applying, changing and taking back against the close of %s: on the frozen list with its money held, or refused (seed ${seed})`,
  async (_, terms, bid) => {
    const customers = [await o.customer(), await o.customer(), await o.customer()] as const;
    for (let round = 0; round < 6; round += 1) {
      const offer = await o.offer(terms);
      const [asha, ravi, mina] = customers;
      const raviOwn = await o.applied(ravi, offer, 1, { bid });
      const minaOwn = await o.applied(mina, offer, 1, { bid });
      // All came a millisecond before the deadline; the list is frozen at it.
      const now = Number(offer.closesAt) - 1;
      const held = async () => (await o.book(asha.id)).held;
      const before = await held();
      const act = (work: (tx: Tx) => Promise<unknown>) => () => o.h.t.db.transaction(work);
      const call = requestOf(key().idempotencyKey, BODY);
      const applying = { customerId: asha.id, sessionId: null, offerId: offer.id, lots: 2, bid, now, ...call };
      const changing = { subscription: raviOwn.id, lots: 4, bid };
      const [applied, changed, cancelled, frozen] = await race([
        act(async (tx) => {
          const [answer] = await applyMany(o.deps, tx, [applying]);
          return 'refusal' in answer! ? refuseWith(answer.refusal) : answer;
        }),
        act((tx) => editApplication(o.deps, tx, { customerId: ravi.id, sessionId: null, now, input: changing })),
        act((tx) => cancelApplication(o.deps, tx, { customerId: mina.id, now, input: { subscription: minaOwn.id } })),
        () => o.h.t.db.transaction((tx) => freezeList(tx, { offerId: offer.id, now: now + 1 })),
      ]);
      expect(frozen).toBe('ok');
      for (const code of [applied, changed, cancelled]) expect(['ok', 'new_shares.closed']).toContain(code);
      const { applications, appliedLots } = expectOk(
        await asha.call(contract.getOffer, { offer: offer.id.toString() }),
      );
      const lots = (applied === 'ok' ? 2 : 0) + (changed === 'ok' ? 4 : 1) + (cancelled === 'ok' ? 0 : 1);
      expect({ applications, appliedLots }).toEqual({
        applications: 1 + (applied === 'ok' ? 1 : 0) + (cancelled === 'ok' ? 0 : 1),
        appliedLots: lots,
      });
      expect((await held()) - before).toBe(applied === 'ok' ? 10_000_00n : 0n);
    }
  },
);

test('a list is frozen once, however many try, and the database keeps it', async () => {
  const [asha, offer] = [await o.customer(), await o.offer()];
  const { id } = await o.applied(asha, offer, 1);
  const now = Number(offer.closesAt);
  const freeze = () => o.h.t.db.transaction((tx) => freezeList(tx, { offerId: offer.id, now }));
  expect((await Promise.all([freeze(), freeze(), freeze()])).filter(Boolean)).toHaveLength(1);
  await expect(
    o.h.t.db.query(
      `update new_shares.subscription set status = 'cancelled', cancelled_at = 1, hold_id = null where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'list_is_frozen' });
  await expect(o.h.t.db.query('update new_shares.offer set price = 1 where id = $1', [offer.id])).rejects.toThrow(
    'permission denied',
  );
});

test('the database keeps that an application names an offer that there is', async () => {
  const [asha, offer] = [await o.customer(), await o.offer()];
  const { id } = await o.applied(asha, offer, 1);
  await expect(
    o.h.t.owner.query('update new_shares.subscription set offer_id = 999 where id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'application_has_its_offer' });
  await expect(o.h.t.owner.query('delete from new_shares.offer where id = $1', [offer.id])).rejects.toThrow(
    'append-only: delete is refused',
  );
});

test('who asks after the deadline is refused at once, however long the draw keeps the list', async () => {
  const [asha, offer] = [await o.customer(), await o.offer()];
  const { id } = await o.applied(asha, offer, 1);
  await o.close(offer);
  const codes = await o.h.t.db.transaction(async (tx) => {
    await lockOfferAlone(tx, offer.id);
    const asked = [o.apply(await o.customer(), offer, 1), o.edit(asha, id, 2), o.cancel(asha, id)];
    // Who waited for the list would wait for ever.
    return (await Promise.all(asked)).map((result) => endOf(result as never));
  });
  expect(codes).toEqual(several('new_shares.closed', 3));
});
