/** All SQL about passkeys and their challenges. */
import type { Reader, Tx } from '../platform/database.ts';

/** What the customer's authenticators know the account by; `fresh` the first time. */
export async function findHandle(tx: Tx, customerId: bigint, fresh: Buffer): Promise<Buffer> {
  await tx.query('insert into identity.passkey_user (customer_id, handle) values ($1, $2) on conflict do nothing', [
    customerId,
    fresh,
  ]);
  const { rows } = await tx.query<{ handle: Buffer }>(
    'select handle from identity.passkey_user where customer_id = $1',
    [customerId],
  );
  return rows[0]!.handle;
}

export interface PasskeyRow {
  readonly id: bigint;
  readonly credential_id: Buffer;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: bigint;
  readonly last_used_at: bigint | null;
}

export async function selectPasskeys(tx: Reader, customerId: bigint): Promise<PasskeyRow[]> {
  const { rows } = await tx.query<PasskeyRow>(
    `select id, credential_id, transports, name, created_at, last_used_at from identity.passkey
     where customer_id = $1 order by id`,
    [customerId],
  );
  return rows;
}

export interface CredentialRow {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly account: string;
  readonly handle: Buffer;
  readonly public_key: Buffer;
  readonly rp_id: string;
  readonly counter: bigint;
  readonly is_multi_device: boolean;
}

export async function findCredential(tx: Reader, credentialId: Buffer): Promise<CredentialRow | null> {
  const { rows } = await tx.query<CredentialRow>({
    name: 'identity_credential',
    text: `select passkey.id, passkey.customer_id, customer.account, passkey_user.handle, passkey.public_key, passkey.rp_id,
        passkey.counter, passkey.is_multi_device
      from identity.passkey join identity.passkey_user using (customer_id)
      join identity.customer on customer.id = passkey.customer_id
      where passkey.credential_id = $1`,
    values: [credentialId],
  });
  return rows[0] ?? null;
}

export interface NewPasskey {
  readonly customerId: bigint;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly rpId: string;
  readonly counter: number;
  readonly isMultiDevice: boolean;
  readonly isBackedUp: boolean;
  readonly transports: readonly string[];
}

/** Null when there is such a credential. */
export async function insertPasskey(tx: Tx, key: NewPasskey, name: string, now: number): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into identity.passkey (customer_id, credential_id, public_key, rp_id, counter, is_multi_device, is_backed_up,
       transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing returning id`,
    [
      key.customerId,
      key.credentialId,
      key.publicKey,
      key.rpId,
      key.counter,
      key.isMultiDevice,
      key.isBackedUp,
      key.transports,
      name,
      now,
    ],
  );
  return rows[0]?.id ?? null;
}

/** False when it was removed, or its counter is not above the one before: a copy of it signs somewhere. */
export async function updateUsed(
  tx: Tx,
  { id, counter, isBackedUp, now }: { id: bigint; counter: number; isBackedUp: boolean; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.passkey set counter = $2, is_backed_up = $3, last_used_at = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, isBackedUp, now],
  );
  return rowCount === 1;
}

/** Its name; null when the customer has no such passkey. */
export async function deletePasskey(tx: Tx, customerId: bigint, id: bigint): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'delete from identity.passkey where customer_id = $1 and id = $2 returning name',
    [customerId, id],
  );
  return rows[0]?.name ?? null;
}

export async function deletePasskeys(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query('delete from identity.passkey where customer_id = $1', [customerId]);
}

export interface Challenge {
  readonly hash: Buffer;
  /** Null: to sign in. */
  readonly customerId: bigint | null;
}

export async function insertChallenge(tx: Tx, { hash, customerId }: Challenge, validUntil: number): Promise<void> {
  await tx.query(
    'insert into identity.passkey_challenge (challenge_hash, customer_id, valid_until) values ($1, $2, $3)',
    [hash, customerId, validUntil],
  );
}

/** False when it was used, is over, or was another's: of several answers to one the first to commit has it. */
export async function takeChallenge(tx: Tx, { hash, customerId }: Challenge, now: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from identity.passkey_challenge
     where challenge_hash = $1 and customer_id is not distinct from $2 and valid_until > $3`,
    [hash, customerId, now],
  );
  return rowCount === 1;
}

/** Without an index: there are those of five minutes. */
export async function deleteChallenges(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query('delete from identity.passkey_challenge where customer_id = $1', [customerId]);
}

export async function deleteOldChallenges(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from identity.passkey_challenge where valid_until <= $1', [now]);
}
