/** All SQL about one-time codes, the phones they go to and the addresses that are told by e-mail. */
import type { Reader, Tx } from '../platform/database.ts';

export type Purpose = 'fund_password' | 'bind_phone' | 'unfreeze' | 'forgot' | 'bind_email';

/** Which code: there is one at a time of each purpose and address. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly addressIndex: Buffer;
}

/** When codes were sent there, oldest first. Nobody else sends one until the transaction ends. */
export async function lockSendings(
  tx: Tx,
  { purpose, addressIndex }: CodeKey,
  { now, blank }: { now: number; blank: Buffer },
): Promise<number[]> {
  await tx.query(
    `insert into security.code (purpose, address_index, code_hash, sent_at, valid_until, used_at, sendings)
     values ($1, $2, $3, $4, $4, $4, '{}') on conflict do nothing`,
    [purpose, addressIndex, blank, now],
  );
  const { rows } = await tx.query<{ sendings: bigint[] }>(
    'select sendings from security.code where purpose = $1 and address_index = $2 for update',
    [purpose, addressIndex],
  );
  return rows[0]!.sendings.map(Number);
}

export interface NewCode extends CodeKey {
  readonly customerId: bigint | null;
  readonly codeHash: Buffer;
  readonly sentAt: number;
  readonly validUntil: number;
  readonly sendings: readonly number[];
}

/** The one before is over. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.query(
    `update security.code
     set customer_id = $3, code_hash = $4, sent_at = $5, valid_until = $6, tries = 0, used_at = null, sendings = $7
     where purpose = $1 and address_index = $2`,
    [
      code.purpose,
      code.addressIndex,
      code.customerId,
      code.codeHash,
      code.sentAt,
      code.validUntil,
      code.sendings.map(String),
    ],
  );
}

/** Of a row that only counts: it has no code. */
export async function countSending(
  tx: Tx,
  { purpose, addressIndex }: CodeKey,
  { sentAt, sendings }: Pick<NewCode, 'sentAt' | 'sendings'>,
): Promise<void> {
  await tx.query(
    `update security.code set sent_at = $3, valid_until = $3, used_at = $3, sendings = $4
     where purpose = $1 and address_index = $2`,
    [purpose, addressIndex, sentAt, sendings.map(String)],
  );
}

/** Also one whose tries are used up. */
export async function hasCode(tx: Reader, { purpose, addressIndex }: CodeKey, now: number): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (select from security.code
       where purpose = $1 and address_index = $2 and used_at is null and valid_until > $3) as found`,
    [purpose, addressIndex, now],
  );
  return rows[0]!.found;
}

export interface TriedCode {
  readonly customer_id: bigint | null;
  readonly code_hash: Buffer;
  readonly sent_at: bigint;
}

/**
 * Counts a try before anybody looks, so that of many at once no more than five are judged. Null: no code is good now, or it is another
 * customer's than `by`, where somebody is signed in.
 */
export async function tryCode(
  tx: Reader,
  { purpose, addressIndex }: CodeKey,
  { by, now, triesMax }: { by: bigint | null; now: number; triesMax: number },
): Promise<TriedCode | null> {
  const { rows } = await tx.query<TriedCode>(
    `update security.code set tries = tries + 1
     where purpose = $1 and address_index = $2 and used_at is null and valid_until > $3 and tries < $4
       and ($5::bigint is null or customer_id = $5)
     returning customer_id, code_hash, sent_at`,
    [purpose, addressIndex, now, triesMax, by],
  );
  return rows[0] ?? null;
}

/** False when it was used, or another one has been sent since. */
export async function spendCodeRow(
  tx: Tx,
  { purpose, addressIndex }: CodeKey,
  { codeHash, now }: { codeHash: Buffer; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update security.code set used_at = $4
     where purpose = $1 and address_index = $2 and code_hash = $3 and used_at is null`,
    [purpose, addressIndex, codeHash, now],
  );
  return rowCount === 1;
}

export async function deleteOldCodes(tx: Tx, before: number): Promise<void> {
  await tx.query('delete from security.code where sent_at < $1', [before]);
}

export interface PhoneRow {
  readonly sealed: Buffer;
  readonly phone_index: Buffer;
}

export async function findPhone(tx: Reader, customerId: bigint): Promise<PhoneRow | null> {
  const { rows } = await tx.query<PhoneRow>('select sealed, phone_index from security.phone where customer_id = $1', [
    customerId,
  ]);
  return rows[0] ?? null;
}

/** False when the phone is another customer's. Who binds it holds the row of its code, so nobody else does at the same time. */
export async function upsertPhone(
  tx: Tx,
  phone: { customerId: bigint; sealed: Buffer; phoneIndex: Buffer; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with others as (select from security.phone where phone_index = $3 and customer_id <> $1)
     insert into security.phone (customer_id, sealed, phone_index, bound_at)
     select $1, $2, $3, $4 where not exists (select from others)
     on conflict (customer_id) do update
       set sealed = excluded.sealed, phone_index = excluded.phone_index, bound_at = excluded.bound_at`,
    [phone.customerId, phone.sealed, phone.phoneIndex, phone.now],
  );
  return rowCount === 1;
}

export async function findEmail(tx: Reader, customerId: bigint): Promise<Buffer | null> {
  const { rows } = await tx.query<{ sealed: Buffer }>('select sealed from security.email where customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.sealed ?? null;
}

export async function upsertEmail(
  tx: Tx,
  { customerId, sealed, now }: { customerId: bigint; sealed: Buffer; now: number },
): Promise<void> {
  await tx.query(
    `insert into security.email (customer_id, sealed, bound_at) values ($1, $2, $3)
     on conflict (customer_id) do update set sealed = excluded.sealed, bound_at = excluded.bound_at`,
    [customerId, sealed, now],
  );
}

export async function deleteEmail(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query('delete from security.email where customer_id = $1', [customerId]);
}
