/** Auctions: bids are sealed until the result, ties go by time, nobody gets above the cap, losers get everything back, all bids are published. */
import { getDrawProof, listAuctionBids } from '@bahi/contract/new-shares/draws.ts';
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import type { OfferRow } from './rows.ts';
import { resultsPage, selectDraws, selectPublished, settleBatch, settlementOf, wonIn } from './service.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const bidsOf = ({ id }: OfferRow, by = o.h.as()) => by(listAuctionBids, { offer: id.toString(), pageSize: 50 });

/** Everything that somebody else, the public or staff can read of an offer, as one text. */
async function readable(offer: OfferRow, other: Customer): Promise<string> {
  const id = offer.id.toString();
  const now = o.h.clock.now();
  const staff = await o.h.t.db.read(async (tx) => [
    await selectPublished(tx, { text: null, limit: 50, offset: 0 }),
    await selectDraws(tx, { stage: null, text: null, now, limit: 50, offset: 0 }),
    await settlementOf(tx, offer),
    await wonIn(tx, offer.id),
    await resultsPage(tx, { offer: id, page: 1, pageSize: 50 }).catch(String),
  ]);
  const seen = [
    await other.call(contract.getOffer, { offer: id }),
    await other.call(contract.listOffers, { segment: 'auctions' }),
    await other.call(contract.listSubscriptions, { offer: id }),
    await other.call(contract.getApplicationTerms, { offer: id, bid: '50' }),
    await other.call(getDrawProof, { offer: id }),
    await bidsOf(offer, other.call),
    staff,
  ];
  return JSON.stringify(seen, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

test('nobody else, no list of staff and no public call tells a bid before the result; then all are published without their bidders', async () => {
  const offer = await o.offer({ allocation: 'auction_bid', lots: 20, maximumLots: 2 });
  const [asha, ravi, mina] = [await o.customer(), await o.customer(), await o.customer()];
  await o.applied(asha, offer, 2, { bid: '61.37' });
  await o.applied(ravi, offer, 1, { bid: '61.38' });
  const secrets = /61\.37|6137|61\.38|6138|12274|1227400|613800/;
  expect(await readable(offer, mina)).not.toMatch(secrets);
  await o.close(offer);
  expect(await readable(offer, mina)).not.toMatch(secrets);
  expect(endOf(await bidsOf(offer))).toBe('new_shares.not_drawn');
  await o.draw(offer);
  const { rows, total } = expectOk(await bidsOf(offer));
  expect(total).toBe(2);
  expect(rows).toEqual([
    { rank: 1, bid: '61.38', lots: 1, wonLots: 1, price: '61.38' },
    { rank: 2, bid: '61.37', lots: 2, wonLots: 2, price: '61.37' },
  ]);
  const draw = await o.offer();
  expect(endOf(await bidsOf(draw))).toBe('new_shares.unknown');
});

test.each([
  ['auction_bid', ['60.00', '55.00', '55.00']],
  ['auction_uniform', ['55.00', '55.00', '55.00']],
] as const)(
  '%s: of equal bids the earlier is served, a changed bid stands where it was changed, the last may get a part',
  async (allocation, prices) => {
    const offer = await o.offer({ allocation, lots: 21, maximumLots: 2 });
    const all = await Promise.all(Array.from({ length: 12 }, () => o.customer()));
    const [first, second, changed, ...rest] = all as [Customer, Customer, Customer, ...Customer[]];
    const wait = () => o.h.clock.advance(1_000);
    const early = await o.applied(changed, offer, 1, { bid: '60' });
    await wait();
    await o.applied(first, offer, 2, { bid: '60' });
    for (const one of rest.slice(0, 7)) await o.applied(one, offer, 2, { bid: '56' });
    await wait();
    const tied = await o.applied(second, offer, 2, { bid: '55' });
    await wait();
    // From the head of the list to behind its equals.
    expectOk(await o.edit(changed, early.id, 2, { bid: '55' }));
    await wait();
    const late = await o.applied(rest[7]!, offer, 2, { bid: '55' });
    const loser = await o.applied(rest[8]!, offer, 2, { bid: '50' });
    await o.close(offer);
    await o.draw(offer);
    await settleBatch(o.deps, { offerId: offer.id, now: o.h.clock.now() });
    const { rows } = expectOk(await bidsOf(offer));
    expect(rows.map(({ bid }) => bid)).toEqual([
      '60.00',
      ...Array<string>(7).fill('56.00'),
      '55.00',
      '55.00',
      '55.00',
      '50.00',
    ]);
    expect([rows[0]!.price, rows[8]!.price, rows[9]!.price]).toEqual(prices);
    const states = [
      await o.read(second, tied.id),
      await o.read(changed, early.id),
      await o.read(rest[7]!, late.id),
      await o.read(rest[8]!, loser.id),
    ];
    expect(states.map(({ wonLots }) => wonLots)).toEqual([2, 2, 1, null]);
    expect(await o.book(rest[8]!.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
    const won = rows.reduce((sum, { wonLots }) => sum + wonLots, 0);
    expect(won).toBe(21);
    expect(rows.slice(8).map(({ wonLots }) => wonLots)).toEqual([2, 2, 1, 0]);
  },
);
