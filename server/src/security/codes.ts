/**
 * One-time codes by message (rules §6): six digits, ten minutes, five tries, one a minute. A code is of one purpose and one address,
 * and the newest is the only one. What is kept of it is an HMAC under a key outside the database.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Messenger } from '../messenger/service.ts';
import type { Language } from '../identity/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { codeText } from './code-texts.ts';
import { lockSendings, replaceCode, tryCode, spendCodeRow, type CodeKey, type Purpose } from './code-store.ts';

export interface CodeDeps {
  readonly db: Database;
  readonly keys: CustomerKeys;
  readonly messenger: Messenger;
}

/** What a code is sent for; the account's name stands for its phone while nobody is signed in. */
export type CodeAddress = { readonly phone: string } | { readonly account: string };

export interface CodeOrder {
  readonly purpose: Purpose;
  readonly address: CodeAddress;
  /** Who may use it; null: nobody, and nothing of that can be seen from outside. */
  readonly recipient: { readonly customerId: bigint; readonly phone: string } | null;
  readonly language: Language;
  readonly now: number;
}

export interface SentCode {
  readonly validUntil: number;
  readonly nextAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const VALID_MS = 10 * MINUTE_MS;
const TRIES_MAX = 5;
/** For each purpose and address, so that no phone is flooded and no account searched: at most so many in such a span. */
const LIMITS = [
  { spanMs: MINUTE_MS, codesMax: 1 },
  { spanMs: 60 * MINUTE_MS, codesMax: 5 },
  { spanMs: DAY_MS, codesMax: 10 },
] as const;

/** Last in its transaction; call `messenger.deliverSoon` after the commit. */
export async function sendCode(tx: Tx, { keys, messenger }: CodeDeps, order: CodeOrder): Promise<SentCode> {
  const { purpose, recipient, language, now } = order;
  if (!messenger.canSend) refuse('security.codes_unavailable', {});
  const key = { purpose, addressIndex: await addressIndex(keys, order.address) };
  const before = await lockSendings(tx, key, { now, blank: randomBytes(32) });
  const wait = waitMs(before, now);
  if (wait > 0) refuse('security.code_too_soon', { wait: Math.ceil(wait / 1000) });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const validUntil = now + VALID_MS;
  await replaceCode(tx, {
    ...key,
    customerId: recipient?.customerId ?? null,
    codeHash: await codeHash(keys, key, code),
    sentAt: now,
    validUntil,
    sendings: [...before.filter((at) => at > now - DAY_MS), now],
  });
  await messenger.send(tx, {
    customerId: recipient?.customerId ?? null,
    phone: recipient?.phone ?? null,
    text: codeText(language, purpose, code),
    language,
    now,
    validUntil,
  });
  return { validUntil, nextAt: now + MINUTE_MS };
}

/** Until all limits allow one more. */
function waitMs(sendings: readonly number[], now: number): number {
  const waits = LIMITS.map(({ spanMs, codesMax }) => {
    const first = sendings.at(-codesMax);
    return first === undefined ? 0 : first + spanMs - now;
  });
  return Math.max(...waits, 0);
}

/** A code that was right, to be spent in the transaction it allows. */
export interface MessageCodeMatch extends CodeKey {
  readonly customerId: bigint;
  readonly codeHash: Buffer;
}

/** Outside of a transaction: a try stays counted whatever becomes of the call. */
export async function checkMessageCode(
  { db, keys }: CodeDeps,
  { purpose, address, code, now }: { purpose: Purpose; address: CodeAddress; code: string; now: number },
): Promise<MessageCodeMatch> {
  const key = { purpose, addressIndex: await addressIndex(keys, address) };
  const tried = await tryCode(db, key, { now, triesMax: TRIES_MAX });
  if (tried === null) refuse('security.code_expired', {});
  const given = await codeHash(keys, key, code.replaceAll(/\s/g, ''));
  if (!timingSafeEqual(given, tried.code_hash) || tried.customer_id === null) refuse('security.code_wrong', {});
  return { ...key, customerId: tried.customer_id, codeHash: tried.code_hash };
}

/** Inside the transaction it allows: a code that another call was faster with is over. */
export async function spendMessageCode(tx: Tx, match: MessageCodeMatch, now: number): Promise<void> {
  if (!(await spendCodeRow(tx, match, { codeHash: match.codeHash, now }))) refuse('security.code_expired', {});
}

/** Finds a phone or a name without telling it. */
export async function addressIndex(keys: CustomerKeys, address: CodeAddress): Promise<Buffer> {
  const text = 'phone' in address ? `phone ${address.phone}` : `account ${address.account}`;
  return createHmac('sha256', await keys.named('address-index'))
    .update(text)
    .digest();
}

async function codeHash(keys: CustomerKeys, { purpose, addressIndex: index }: CodeKey, code: string): Promise<Buffer> {
  return createHmac('sha256', await keys.named('codes'))
    .update(`${purpose} ${index.toString('hex')} ${code}`)
    .digest();
}
