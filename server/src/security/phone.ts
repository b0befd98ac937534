/**
 * The bound phone (rules §6): codes go to a phone only once a code of it was given back. It is sealed under the customer's own key
 * and found by an index, so that a copy of the database names nobody's phone.
 */
import { canonicalPhone, maskedAccount } from '@bahi/core/account.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { confirmLoginPassword, findCustomer, requireOpenSession } from '../identity/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import { refuse } from '../platform/refuse.ts';
import type { Principal } from '../platform/sessions.ts';
import { addressIndex, checkMessageCode, spendMessageCode, type CodeDeps, type MessageCodeMatch } from './codes.ts';
import { findPhone, upsertPhone } from './code-store.ts';
import { phoneChangedText } from './code-texts.ts';
import { holdMoneyOut } from './money-out-hold.ts';
import { tell } from './messages.ts';
import { lockSecurity } from './store.ts';

const NOTICE_VALID_MS = DAY_MS;

/** Null: none is bound, or the customer's key was destroyed. */
export async function phoneOf(tx: Reader, keys: CustomerKeys, customerId: bigint): Promise<string | null> {
  const row = await findPhone(tx, customerId);
  if (row === null) return null;
  const key = await keys.of(customerId);
  return key === null ? null : key.open(row.sealed, purposeOf(customerId)).toString();
}

export async function maskedPhoneOf(tx: Tx, keys: CustomerKeys, customerId: bigint): Promise<string | null> {
  const phone = await phoneOf(tx, keys, customerId);
  return phone === null ? null : maskedAccount(phone);
}

export function parsePhone(text: string | undefined): string {
  return canonicalPhone(text ?? '') ?? refuse('security.phone_invalid', {});
}

export interface Binding {
  readonly sessionId: bigint;
  readonly phone: string;
  readonly match: MessageCodeMatch;
}

export async function checkBinding(
  deps: CodeDeps,
  who: Principal,
  {
    phone: typed,
    code,
    loginPassword: password,
    now,
  }: {
    phone: string;
    code: string;
    loginPassword: string;
    now: number;
  },
): Promise<Binding> {
  const phone = parsePhone(typed);
  await confirmLoginPassword(deps.db, who, { password, now });
  const of = { purpose: 'bind_phone', address: { phone }, by: who.customerId } as const;
  const match = await checkMessageCode(deps, { ...of, code, now });
  return { sessionId: who.sessionId, phone, match };
}

/** In place of another phone: that one is told, and money stays for a time. */
export async function bind(
  tx: Tx,
  { keys, messenger }: CodeDeps,
  { sessionId, phone, match, until, now }: Binding & { until: number; now: number },
): Promise<{ maskedPhone: string; moneyOutHeldUntil: number | null }> {
  const { customerId } = match;
  const key = (await keys.of(customerId)) ?? refuse('session.ended', {});
  await lockSecurity(tx, customerId);
  await requireOpenSession(tx, sessionId);
  await spendMessageCode(tx, match, now);
  const phoneIndex = await addressIndex(keys, { phone });
  const before = await phoneOf(tx, keys, customerId);
  const sealed = key.seal(Buffer.from(phone), purposeOf(customerId));
  if (!(await upsertPhone(tx, { customerId, sealed, phoneIndex, now }))) refuse('security.phone_used', {});
  const maskedPhone = maskedAccount(phone);
  if (before === null || before === phone) {
    await tell(tx, customerId, storyOf('security.phone_bound', { phone: maskedPhone }), now);
    return { maskedPhone, moneyOutHeldUntil: null };
  }
  const { language } = await findCustomer(tx, customerId);
  const moneyOutHeldUntil = await holdMoneyOut(tx, customerId, until);
  await messenger.send(tx, {
    customerId,
    phone: before,
    text: phoneChangedText(language, Math.ceil((moneyOutHeldUntil - now) / HOUR_MS)),
    language,
    now,
    validUntil: now + NOTICE_VALID_MS,
  });
  const story = storyOf('security.phone_changed', { phone: maskedPhone, until: moneyOutHeldUntil });
  await tell(tx, customerId, story, now);
  return { maskedPhone, moneyOutHeldUntil };
}

function purposeOf(customerId: bigint): string {
  return `phone of ${customerId}`;
}
