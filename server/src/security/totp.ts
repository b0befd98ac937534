/** Setting up and removing the authenticator (rules §6). Recovery codes are shown once and kept only hashed. */
import { createHmac, randomBytes } from 'node:crypto';
import { storyOf } from '@bahi/contract/stories.ts';
import {
  beginTotp,
  confirmLoginPassword,
  confirmTotp,
  hasTotp,
  recoveryCodes,
  removeTotp,
  requireOpenSession,
  spendCode,
  type CodeMatch,
  type TotpDeps,
} from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Principal } from '../platform/sessions.ts';
import { holdMoneyOut } from './money-out-hold.ts';
import { tell } from './messages.ts';
import { requireCode } from './second-factor.ts';
import { lockSecurity } from './store.ts';

export async function begin(
  deps: TotpDeps,
  who: Principal,
  { password, issuer, now }: { password: string; issuer: string; now: number },
): Promise<{ secret: string; uri: string }> {
  if (await hasTotp(deps.db, who.customerId)) refuse('security.totp_set', {});
  await confirmLoginPassword(deps.db, who, { password, now });
  return beginTotp(deps, who, issuer);
}

/** Answers the nonce of the recovery codes: the codes follow from it and from the idempotency key, which we do not keep. */
export async function confirm(
  deps: TotpDeps,
  tx: Tx,
  call: { customerId: bigint; sessionId: bigint; code: string; idempotencyKey: string; now: number },
): Promise<{ nonce: string }> {
  await requireOpenSession(tx, call.sessionId);
  const nonce = randomBytes(32).toString('hex');
  await confirmTotp(deps, tx, { ...call, recoverySeed: recoverySeed(call.idempotencyKey, nonce) });
  await tell(tx, call.customerId, storyOf('security.totp_set', {}), call.now);
  return { nonce };
}

export function shownCodes(idempotencyKey: string, { nonce }: { nonce: string }): string[] {
  return recoveryCodes(recoverySeed(idempotencyKey, nonce));
}

export function checkRemoval(
  deps: TotpDeps,
  who: Principal,
  { password, code, now }: { password: string; code: string; now: number },
): Promise<CodeMatch | undefined> {
  const also = () => requireCode(deps, { customerId: who.customerId, code, now });
  return confirmLoginPassword(deps.db, who, { password, now, also });
}

/** Money may not leave for a time: whoever removed it may not be the customer. */
export async function remove(
  tx: Tx,
  match: CodeMatch,
  { until, now }: { until: number; now: number },
): Promise<{ moneyOutHeldUntil: number }> {
  const { customerId } = match;
  await lockSecurity(tx, customerId);
  await spendCode(tx, match);
  await removeTotp(tx, customerId);
  const moneyOutHeldUntil = await holdMoneyOut(tx, customerId, until);
  await tell(tx, customerId, storyOf('security.totp_removed', { until: moneyOutHeldUntil }), now);
  return { moneyOutHeldUntil };
}

function recoverySeed(idempotencyKey: string, nonce: string): Buffer {
  return createHmac('sha256', idempotencyKey).update(`bahi recovery codes ${nonce}`).digest();
}
