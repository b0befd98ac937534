/** What guards the account now, as the customer sees it under Login and security (information/safety). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSecurity } from '@bahi/contract/security/calls.ts';
import { hasTotp, passkeysOf, relyingParty } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import type { Principal } from '../platform/sessions.ts';
import { isFrozenByCustomer } from '../restrictions/service.ts';
import type { SecurityOptions } from './idempotency.ts';
import { maskedEmailOf } from './email.ts';
import { maskedPhoneOf } from './phone.ts';
import { findSecurity, findUnlock } from './store.ts';

export async function securityState(
  tx: Tx,
  { keys, messenger, publicUrl }: Pick<SecurityOptions, 'keys' | 'messenger' | 'publicUrl'>,
  { customerId, sessionId }: Principal,
  { host, now }: { host: string; now: number },
): Promise<OutputOf<typeof getSecurity>> {
  const row = await findSecurity(tx, customerId);
  return {
    hasFundPassword: row.fund_password_hash !== null,
    unlockedUntil: await findUnlock(tx, sessionId, now),
    hasTotp: await hasTotp(tx, customerId),
    maskedPhone: await maskedPhoneOf(tx, keys, customerId),
    canSendCodes: messenger.canSend,
    maskedEmail: await maskedEmailOf(tx, keys, customerId),
    canSendEmail: messenger.canMail,
    canUsePasskeys: relyingParty(publicUrl, host) !== null,
    passkeys: await passkeysOf(tx, customerId),
    moneyOutHeldUntil: toCome(row.money_out_held_until, now),
    isFrozenByCustomer: await isFrozenByCustomer(tx, customerId),
    pausedUntil: toCome(row.paused_until, now),
  };
}

function toCome(moment: bigint | null, now: number): number | null {
  return moment !== null && Number(moment) > now ? Number(moment) : null;
}
