/** Finding a verified customer by name although names are sealed: an HMAC of the whole name under a key outside the database. */
import { createHmac } from 'node:crypto';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database, Tx } from '../platform/database.ts';
import { openEntered } from './entered.ts';
import { selectUnindexed, updateNameIndex } from './store.ts';

export async function nameIndexOf(keys: CustomerKeys, name: string): Promise<Buffer> {
  const key = await keys.named('name-index');
  return createHmac('sha256', key).update(folded(name)).digest();
}

/** Those whose verified name is this one. */
export async function customersNamed(keys: CustomerKeys, tx: Tx, name: string): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select customer_id as id from verification.person where name_index = $1 order by customer_id limit 1000',
    [await nameIndexOf(keys, name)],
  );
  return rows.map(({ id }) => id);
}

const BATCH = 500;

/** For those who were verified before names could be found. */
export async function indexNames(keys: CustomerKeys, db: Database): Promise<void> {
  for (let after = 0n; ;) {
    const found = await db.read((tx) => selectUnindexed(tx, after, BATCH));
    for (const submission of found) {
      const name = (await openEntered(keys, submission))?.name;
      if (name === undefined) continue;
      const index = await nameIndexOf(keys, name);
      await db.transaction((tx) => updateNameIndex(tx, submission.customerId, index));
    }
    if (found.length < BATCH) return;
    after = found.at(-1)!.customerId;
  }
}

/** Capitals, accents, dots and double blanks make no other name. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
