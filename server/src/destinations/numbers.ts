/**
 * Account numbers and wallet addresses at rest (rules §6): sealed under the customer's own key, found by an HMAC under a key of
 * the installation, listed by their masked form. A copy of the database holds no number.
 */
import { createHmac } from 'node:crypto';
import { maskAccountNumber, maskAddress } from '@bahi/core/destinations.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { selectPlain, updateSealed, type DestinationRow, type NumberAtRest } from './store.ts';

interface Plain {
  readonly customerId: bigint;
  readonly kind: DestinationRow['kind'];
  readonly number: string;
}

export async function numberAtRest(keys: CustomerKeys, plain: Plain): Promise<NumberAtRest> {
  const sealed = (await seal(keys, plain)) ?? refuse('session.ended', {});
  return { sealed, numberIndex: await numberIndexOf(keys, plain.number), shown: shownOf(plain) };
}

/** Null: the customer's key was destroyed. */
export async function openNumber(
  keys: CustomerKeys,
  { customerId, sealed }: Pick<DestinationRow, 'customerId' | 'sealed'>,
): Promise<string | null> {
  const key = await keys.of(customerId);
  return key === null || sealed.length === 0 ? null : key.open(sealed, purposeOf(customerId)).toString();
}

export async function numberIndexOf(keys: CustomerKeys, number: string): Promise<Buffer> {
  const key = await keys.named('destination-index');
  return createHmac('sha256', key).update(number).digest();
}

const BATCH = 500;

/** Rows from before numbers were sealed, each batch whole or not at all: after a crash the rest follows at the next start. */
export async function sealPlainNumbers(keys: CustomerKeys, db: Database): Promise<void> {
  for (;;) {
    const rows = await db.read((tx) => selectPlain(tx, BATCH));
    if (rows.length === 0) return;
    const sealed = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        sealed: (await seal(keys, row)) ?? Buffer.alloc(0),
        numberIndex: await numberIndexOf(keys, row.number),
        shown: shownOf(row),
      })),
    );
    await db.transaction((tx) => updateSealed(tx, sealed));
  }
}

async function seal(keys: CustomerKeys, { customerId, number }: Plain): Promise<Buffer | null> {
  const key = await keys.of(customerId);
  return key === null ? null : key.seal(Buffer.from(number), purposeOf(customerId));
}

function shownOf({ kind, number }: Plain): string {
  return kind === 'card' ? maskAccountNumber(number) : maskAddress(number);
}

function purposeOf(customerId: bigint): string {
  return `destination of ${customerId}`;
}
