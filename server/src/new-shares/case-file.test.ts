/** What support reads of a customer's applications: each step once, with its money, newest first. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { caseFilePage } from '../platform/case-file.ts';
import { NEW_SHARES_CASE_FILE } from './case-file.ts';
import { allotBatch, forfeitBatch, settleBatch } from './settlement.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterAll(() => o.stop());

async function told({ id }: Customer): Promise<readonly string[]> {
  const asked = { customerId: id, domain: 'money', after: null, limit: 50 } as const;
  const page = await o.h.t.db.read((tx) => caseFilePage(tx, NEW_SHARES_CASE_FILE, asked));
  return page!.rows.map(({ what, params }) => {
    const { lots = '-', amount = '-', price = '-' } = params;
    return `${what} ${lots} ${amount} ${price ?? '-'}`;
  });
}
const batch = (offer: { id: bigint }) => ({ offerId: offer.id, now: o.h.clock.now() });

test('who pays after winning: applied, changed, won or not, failed, paid, allotted or forfeited, and each entry of the money', async () => {
  const offer = await o.offer({
    funding: 'pay_after',
    payBy: BigInt(o.h.clock.now() + 240 * MINUTE_MS),
    prepaidPercent: 10,
  });
  const [payer, late, gone] = [await o.customer(), await o.customer(), await o.customer()];
  const paid = await o.applied(payer, offer, 5);
  await o.applied(late, offer, 5);
  const taken = await o.applied(gone, offer, 1);
  expect(await told(late)).toEqual(['new_shares.paid - 2500.00 -', 'new_shares.applied 5 25000.00 -']);
  await o.h.clock.advance(1_000);
  expectOk(await o.edit(payer, paid.id, 2));
  await o.h.clock.advance(1_000);
  expectOk(await o.edit(payer, paid.id, 4));
  expectOk(await o.cancel(gone, taken.id));
  await o.close(offer);
  await o.draw(offer);
  await settleBatch(o.deps, batch(offer));
  await o.h.clock.advance(1_000);
  await o.h.t.owner.query('update new_shares.subscription set payment_failed_at = $2 where id = $1', [
    paid.id,
    o.h.clock.now(),
  ]);
  await o.h.clock.advance(1_000);
  expectOk(await o.pay(payer, paid.id));
  const { payBy } = await o.read(late, (await newest(late)).toString());
  await o.h.clock.advance(payBy! - o.h.clock.now());
  await forfeitBatch(o.deps, batch(offer));
  await allotBatch(o.deps, batch(offer));

  // Which lots were applied for before a change nobody keeps.
  expect(await told(payer)).toEqual([
    'new_shares.allotted 4 20000.00 -',
    'new_shares.paid - 18000.00 -',
    'new_shares.payment_failed - - -',
    'new_shares.won 4 20000.00 -',
    'new_shares.paid - 1000.00 -',
    'new_shares.changed 4 20000.00 -',
    'new_shares.refunded - 1500.00 -',
    'new_shares.paid - 2500.00 -',
    'new_shares.applied - - -',
  ]);
  expect(await told(late)).toEqual([
    'new_shares.refunded - 2500.00 -',
    'new_shares.forfeited 5 25000.00 -',
    'new_shares.won 5 25000.00 -',
    'new_shares.paid - 2500.00 -',
    'new_shares.applied 5 25000.00 -',
  ]);
  expect(await told(gone)).toEqual([
    'new_shares.refunded - 500.00 -',
    'new_shares.cancelled - - -',
    'new_shares.paid - 500.00 -',
    'new_shares.applied 1 5000.00 -',
  ]);
});

test('a bid has its price, and who loses an auction is told as not having won', async () => {
  const offer = await o.offer({ allocation: 'auction_bid', lots: 1 });
  const [high, low] = [await o.customer(), await o.customer()];
  await o.applied(high, offer, 1, { bid: '60.00' });
  await o.applied(low, offer, 1, { bid: '55.00' });
  await o.close(offer);
  await o.draw(offer);
  await settleBatch(o.deps, batch(offer));
  expect(await told(high)).toEqual([
    'new_shares.paid - 6000.00 -',
    'new_shares.won 1 6000.00 -',
    'new_shares.applied 1 6000.00 60.00',
  ]);
  expect(await told(low)).toEqual(['new_shares.not_won - - -', 'new_shares.applied 1 5500.00 55.00']);
});

async function newest({ id }: Customer): Promise<bigint> {
  const { rows } = await o.h.t.owner.query<{ id: bigint }>(
    'select max(id) as id from new_shares.subscription where customer_id = $1',
    [id],
  );
  return rows[0]!.id;
}
