/** The account of a pool: a customer of the house without a password, a code or a grant, to which nobody can sign in (decision 0091). */
import { openBooks } from '../ledger/accounts.ts';
import type { Tx } from '../platform/database.ts';

export async function openPoolAccount(tx: Tx, { number, now }: { number: bigint; now: number }): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into identity.customer (kind, account, language, is_margin_enabled, created_at)
     values ('pool', $1, 'en', false, $2) returning id`,
    [`pool:${number}`, new Date(now)],
  );
  const { id } = rows[0]!;
  await openBooks(tx, [id]);
  return id;
}
