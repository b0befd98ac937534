/** All SQL about authenticators and recovery codes. */
import type { Reader, Tx } from '../platform/database.ts';

export interface TotpRow {
  readonly secret: Buffer;
  readonly confirmed_at: bigint | null;
  readonly last_step: bigint;
}

export async function findTotp(tx: Reader, customerId: bigint): Promise<TotpRow | null> {
  const { rows } = await tx.query<TotpRow>({
    name: 'identity_totp',
    text: 'select secret, confirmed_at, last_step from identity.totp where customer_id = $1',
    values: [customerId],
  });
  return rows[0] ?? null;
}

/** False when one is confirmed already. */
export async function upsertTotp(tx: Tx, customerId: bigint, secret: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.totp (customer_id, secret) values ($1, $2)
     on conflict (customer_id) do update set secret = excluded.secret, last_step = 0 where totp.confirmed_at is null`,
    [customerId, secret],
  );
  return rowCount === 1;
}

/** False when it was confirmed already, or is another one by now. */
export async function updateConfirmed(
  tx: Tx,
  { customerId, secret, step, now }: { customerId: bigint; secret: Buffer; step: number; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.totp set confirmed_at = $3, last_step = $4
     where customer_id = $1 and secret = $2 and confirmed_at is null`,
    [customerId, secret, now, step],
  );
  return rowCount === 1;
}

/** False when this step or a later one was used: of several calls with one code the first to commit has it. */
export async function updateStep(tx: Tx, customerId: bigint, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.totp set last_step = $2
     where customer_id = $1 and confirmed_at is not null and last_step < $2`,
    [customerId, step],
  );
  return rowCount === 1;
}

export async function deleteTotp(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query('delete from identity.totp where customer_id = $1', [customerId]);
}

export async function insertRecoveryCodes(tx: Tx, customerId: bigint, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('insert into identity.recovery_code (customer_id, code_hash) select $1, unnest($2::bytea[])', [
    customerId,
    hashes,
  ]);
}

export async function hasRecoveryCode(tx: Reader, customerId: bigint, hash: Buffer): Promise<boolean> {
  const { rows } = await tx.query('select from identity.recovery_code where customer_id = $1 and code_hash = $2', [
    customerId,
    hash,
  ]);
  return rows.length === 1;
}

/** False when it was used. */
export async function deleteRecoveryCode(tx: Tx, customerId: bigint, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.recovery_code where customer_id = $1 and code_hash = $2', [
    customerId,
    hash,
  ]);
  return rowCount === 1;
}
