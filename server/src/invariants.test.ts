/** What the auditor checks across domains names what breaks it: rows are changed behind the application's back, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN_INVARIANTS } from './invariants.ts';
import { auditWhole } from './ledger/audit.ts';
import { startRaising, type Raising } from './rights/testing.ts';

let r: Raising;

/** One issue whose rights are paid and not settled, and one that is settled. */
beforeAll(async () => {
  r = await startRaising();
  const asha = await r.customer(1000);
  await r.hold(asha, 400, 'OPEN');
  const settled = await r.issue();
  await r.open(settled);
  await r.taken(asha, settled, 250);
  await r.end(settled);
  await r.progress();
  const open = await r.issue({ symbol: 'OPEN' });
  await r.open(open);
  await r.taken(asha, open, 100);
});
afterAll(() => r.stop());

test.each([
  ['an application', (id: bigint) => `update new_shares.subscription set paid = paid + 1 where id = ${id}`],
  ['rights', () => 'update rights.entitlement set taken = taken - 1 where settled_at is null'],
  ['rights that are settled', () => 'update rights.entitlement set settled_at = null, position_id = null'],
  ['the book', () => 'update ledger.balance set escrow = escrow + 1'],
])('what lies in escrow and what was paid for shares to come part: %s', async (_, sqlOf) => {
  let found: string[] = [];
  const undone = new Error('undone');
  const attempt = r.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rows } = await tx.query<{ id: bigint }>(APPLICATION);
    const asked = async () => (await auditWhole(tx, DOMAIN_INVARIANTS)).breaks.map(({ invariant }) => invariant);
    expect(await asked()).not.toContain('escrow_is_for_shares_to_come');
    await tx.query(sqlOf(rows[0]!.id));
    found = await asked();
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  expect(found).toContain('escrow_is_for_shares_to_come');
});

const APPLICATION = `insert into new_shares.subscription (offer_id, customer_id, amount, applied_at, lots, ordinal, request, body)
  select 1, min(customer_id), 100, 1, 1, 1, gen_random_uuid(), gen_random_uuid() from rights.entitlement returning id`;
