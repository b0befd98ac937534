/** Each invariant of new shares names what breaks it: rows are changed behind the application's back, as the owner of the tables. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startOffering, type Offering } from './testing.ts';
import type { SubscriptionView } from './rows.ts';

let o: Offering;
let held: SubscriptionView;
let prepaid: SubscriptionView;

beforeEach(async () => {
  await o?.stop();
  o = await startOffering();
  const [asha, ravi] = [await o.customer(), await o.customer()];
  held = await o.applied(asha, await o.offer(), 2);
  const payAfter = { funding: 'pay_after', payBy: BigInt(o.h.clock.now() + 10_000_000), prepaidPercent: 20 } as const;
  prepaid = await o.applied(ravi, await o.offer(payAfter), 3);
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

test.each([
  ['application_holds_its_amount', () => change('subscription', 'hold_id = hold_id + 1', held)],
  ['application_holds_its_amount', () => change('subscription', 'lots = lots + 1, amount = amount + 500000', held)],
  ['application_money_is_its_entries', () => change('subscription', 'paid = paid + 1', prepaid)],
  ['application_money_is_its_entries', () => change('subscription', 'movements = movements + 1', prepaid)],
  ['entry_of_new_shares_has_its_application', () => change('movement', `kind = 'refunded'`, prepaid)],
  ['application_is_within_its_offer', () => change('subscription', 'amount = amount + 1', held)],
  ['application_is_within_its_offer', () => change('subscription', 'applied_at = 1', held)],
  ['application_is_within_its_offer', () => change('subscription', 'ordinal = 2', held)],
  ['prepaid_is_its_part', () => change('subscription', 'paid = 0', prepaid)],
  ['never_allotted_more_than_offered', () => change('offer', 'lots = 1', held, { won: 2 })],
  [
    'never_allotted_more_than_offered',
    () => change('offer', 'frozen_at = closes_at, applications = 1, applied_lots = 3', held),
  ],
])('%s', async (name, breakIt) => {
  await breakIt();
  expect((await o.audit()).map((found) => found.invariant)).toContain(name);
});

async function change(
  table: 'subscription' | 'movement' | 'offer',
  set: string,
  { id, offer }: SubscriptionView,
  { won }: { won?: number } = {},
): Promise<void> {
  const column = table === 'movement' ? 'subscription_id' : 'id';
  await o.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`update new_shares.${table} set ${set} where ${column} = $1`, [table === 'offer' ? offer : id]);
    if (won !== undefined)
      await tx.query(
        `update new_shares.subscription set status = 'awaiting_payment', won_lots = $2, cost = 1, decided_at = 1, hold_id = null where id = $1`,
        [id, won],
      );
  });
}
