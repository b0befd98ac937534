/**
 * The authenticator (RFC 6238): six digits of a secret that only the customer's device and our master key can open. A code is
 * good for its half minute and the one on either side, and once. Recovery codes stand in for a lost device, each once.
 */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import { TOTP_PERIOD_S, totpStep } from '../platform/totp.ts';
import {
  deleteRecoveryCode,
  deleteTotp,
  findTotp,
  hasRecoveryCode,
  insertRecoveryCodes,
  updateConfirmed,
  updateStep,
  upsertTotp,
} from './totp-store.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** A right code, to be spent in the transaction it allows. */
export type CodeMatch = { readonly customerId: bigint } & ({ readonly step: number } | { readonly hash: Buffer });

export interface TotpDeps {
  readonly db: Database;
  readonly sealer: Sealer;
}

export async function hasTotp(tx: Reader, customerId: bigint): Promise<boolean> {
  return ((await findTotp(tx, customerId))?.confirmed_at ?? null) !== null;
}

/** A new secret; one that was begun and not confirmed is forgotten. */
export async function beginTotp(
  { db, sealer }: TotpDeps,
  { customerId, account }: { customerId: bigint; account: string },
  issuer: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = sealer.seal(Buffer.from(secret.bytes), purposeOf(customerId));
  if (!(await db.transaction((tx) => upsertTotp(tx, customerId, sealed)))) refuse('security.totp_set', {});
  const uri = new TOTP({ issuer, label: account, secret, period: TOTP_PERIOD_S }).toString();
  return { secret: secret.base32, uri };
}

/** Turns it on. `recoverySeed` makes the recovery codes: the same seed, the same codes. */
export async function confirmTotp(
  { sealer }: Pick<TotpDeps, 'sealer'>,
  tx: Tx,
  { customerId, code, recoverySeed, now }: { customerId: bigint; code: string; recoverySeed: Buffer; now: number },
): Promise<string[]> {
  const row = await findTotp(tx, customerId);
  if (row === null) refuse('security.totp_not_begun', {});
  if (row.confirmed_at !== null) refuse('security.totp_set', {});
  const secret = sealer.open(row.secret, purposeOf(customerId));
  const step = totpStep(secret, code, now);
  if (step === null) refuse('security.code_wrong', {});
  if (!(await updateConfirmed(tx, { customerId, secret: row.secret, step, now }))) refuse('security.totp_set', {});
  const codes = recoveryCodes(recoverySeed);
  await insertRecoveryCodes(
    tx,
    customerId,
    codes.map((one) => recoveryHash(secret, one)),
  );
  return codes;
}

/** Looks at a code; null: it is wrong, was used, or there is no authenticator. */
export async function matchCode(
  { db, sealer }: TotpDeps,
  { customerId, code, now }: { customerId: bigint; code: string; now: number },
): Promise<CodeMatch | null> {
  const row = await findTotp(db, customerId);
  if (row === null || row.confirmed_at === null) return null;
  const secret = sealer.open(row.secret, purposeOf(customerId));
  const step = totpStep(secret, code, now);
  if (step !== null) return step > Number(row.last_step) ? { customerId, step } : null;
  const hash = recoveryHash(secret, code);
  return (await hasRecoveryCode(db, customerId, hash)) ? { customerId, hash } : null;
}

/** Inside the transaction it allows: a code that another call was faster with is wrong. */
export async function spendCode(tx: Tx, match: CodeMatch): Promise<void> {
  const { customerId } = match;
  const isSpent =
    'step' in match
      ? await updateStep(tx, customerId, match.step)
      : await deleteRecoveryCode(tx, customerId, match.hash);
  if (!isSpent) refuse('security.code_wrong', {});
}

export async function removeTotp(tx: Tx, customerId: bigint): Promise<void> {
  await deleteTotp(tx, customerId);
}

/** Ten of the form "K7M2Q-XW9PD", letters and digits that cannot be mistaken for each other. */
export function recoveryCodes(seed: Buffer): string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, index) => {
    const bytes = createHmac('sha256', seed).update(`recovery code ${index}`).digest();
    const letters = [...bytes.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]!).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** 32 of them: a byte falls on each alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** However it was typed. */
function recoveryHash(secret: Buffer, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHmac('sha256', secret).update(`recovery ${plain}`).digest();
}

function purposeOf(customerId: bigint): string {
  return `totp:customer:${customerId}`;
}
