/**
 * One-time codes by message (rules §6): six digits, ten minutes, five tries, one a minute. A code is of one purpose and one address,
 * and the newest is the only one. What is kept of it is an HMAC under a key outside the database.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Messenger } from '../messenger/service.ts';
import type { Language } from '../identity/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { codeText, emailCodeSubject } from './code-texts.ts';
import {
  countSending,
  hasCode,
  lockSendings,
  replaceCode,
  tryCode,
  spendCodeRow,
  type CodeKey,
  type Purpose,
} from './code-store.ts';

export interface CodeDeps {
  readonly db: Database;
  readonly keys: CustomerKeys;
  readonly messenger: Messenger;
}

/**
 * What a code is sent for; the account's name stands for its phone while nobody is signed in. `from`: the network that asks, so that what
 * strangers ask for elsewhere neither counts there nor replaces its code.
 */
export type CodeAddress =
  | { readonly phone: string }
  | { readonly email: string }
  | { readonly account: string }
  | { readonly account: string; readonly from: string };

/** Where a code goes. */
export type CodeTarget = { readonly phone: string } | { readonly email: string };

export interface CodeOrder {
  readonly purpose: Purpose;
  readonly address: CodeAddress;
  /**
   * Whoever asks, where `address` is everybody's: it is counted on its own as well, so that nobody uses up what is meant for others. From
   * where the recipient signs in, `isKnown`, the code is that network's own, and strangers' sendings bar it for a minute at most.
   */
  readonly asker?: { readonly address: CodeAddress; readonly isKnown: boolean };
  /** Who may use it; null: nobody, and nothing of that can be seen from outside. */
  readonly recipient: ({ readonly customerId: bigint } & CodeTarget) | null;
  readonly language: Language;
  readonly now: number;
}

export interface SentCode {
  readonly validUntil: number;
  readonly nextAt: number;
}

interface Limit {
  readonly spanMs: number;
  readonly codesMax: number;
}

const VALID_MS = 10 * MINUTE_MS;
const TRIES_MAX = 5;
/** For each purpose and address, so that no phone is flooded and no account searched: at most so many in such a span. */
const LIMITS: readonly Limit[] = [
  { spanMs: MINUTE_MS, codesMax: 1 },
  { spanMs: 60 * MINUTE_MS, codesMax: 5 },
  { spanMs: DAY_MS, codesMax: 10 },
];
/** Of one network that asks for one account: less than half of what everybody together may, in an hour and in a day. */
const ASKER_LIMITS: readonly Limit[] = [
  { spanMs: MINUTE_MS, codesMax: 1 },
  { spanMs: 60 * MINUTE_MS, codesMax: 2 },
  { spanMs: DAY_MS, codesMax: 4 },
];

/** Last in its transaction; call `messenger.deliverSoon` after the commit. */
export async function sendCode(tx: Tx, { keys, messenger }: CodeDeps, order: CodeOrder): Promise<SentCode> {
  const { purpose, asker, recipient, language, now } = order;
  const isMail = recipient !== null && 'email' in recipient;
  if (!(isMail ? messenger.canMail : messenger.canSend)) refuse('security.codes_unavailable', {});
  const blank = randomBytes(32);
  const shared = { purpose, addressIndex: await addressIndex(keys, order.address) };
  const own = asker === undefined ? null : { purpose, addressIndex: await addressIndex(keys, asker.address) };
  // The asker's row first, always.
  const asked = own === null ? [] : await lockSendings(tx, own, { now, blank });
  const before = await lockSendings(tx, shared, { now, blank });
  const isKnown = asker?.isKnown ?? false;
  const wait = Math.max(waitMs(before, isKnown ? LIMITS.slice(0, 1) : LIMITS, now), waitMs(asked, ASKER_LIMITS, now));
  if (wait > 0) refuse('security.code_too_soon', { wait: Math.ceil(wait / 1000) });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const validUntil = now + VALID_MS;
  const times = { sentAt: now, validUntil };
  const key = isKnown && own !== null ? own : shared;
  const sent = { customerId: recipient?.customerId ?? null, codeHash: await codeHash(keys, key, code) };
  // To everybody else it looks as if the one code were there.
  const nobodys = { customerId: null, codeHash: blank };
  const sendings = withThis(before, now);
  await replaceCode(tx, { ...shared, ...times, ...(key === shared ? sent : nobodys), sendings });
  if (own !== null) {
    const ownSendings = withThis(asked, now);
    if (isKnown) await replaceCode(tx, { ...own, ...times, ...sent, sendings: ownSendings });
    else await countSending(tx, own, { sentAt: now, sendings: ownSendings });
  }
  await messenger.send(tx, {
    customerId: recipient?.customerId ?? null,
    ...(isMail ? { email: recipient.email, subject: emailCodeSubject(language) } : { phone: recipient?.phone ?? null }),
    text: codeText(language, purpose, { code, minutes: VALID_MS / MINUTE_MS }),
    language,
    now,
    validUntil,
  });
  return { validUntil, nextAt: now + MINUTE_MS };
}

function withThis(sendings: readonly number[], now: number): number[] {
  return [...sendings.filter((at) => at > now - DAY_MS), now];
}

/** Until all limits allow one more. */
function waitMs(sendings: readonly number[], limits: readonly Limit[], now: number): number {
  const waits = limits.map(({ spanMs, codesMax }) => {
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

/**
 * Outside of a transaction: a try stays counted whatever becomes of the call. `own`: whose code is tried instead where there is one. `by`: who is
 * signed in, and tries no code that another customer asked for.
 */
export async function checkMessageCode(
  { db, keys }: CodeDeps,
  {
    purpose,
    code,
    by = null,
    now,
    ...of
  }: { purpose: Purpose; address: CodeAddress; own?: CodeAddress; by?: bigint | null; code: string; now: number },
): Promise<MessageCodeMatch> {
  const shared = { purpose, addressIndex: await addressIndex(keys, of.address) };
  const own = of.own === undefined ? null : { purpose, addressIndex: await addressIndex(keys, of.own) };
  const key = own !== null && (await hasCode(db, own, now)) ? own : shared;
  const tried = await tryCode(db, key, { by, now, triesMax: TRIES_MAX });
  if (tried === null) refuse('security.code_expired', {});
  const given = await codeHash(keys, key, code.replaceAll(/\s/g, ''));
  if (!timingSafeEqual(given, tried.code_hash) || tried.customer_id === null) refuse('security.code_wrong', {});
  return { ...key, customerId: tried.customer_id, codeHash: tried.code_hash };
}

/** Inside the transaction it allows: a code that another call was faster with is over. */
export async function spendMessageCode(tx: Tx, match: MessageCodeMatch, now: number): Promise<void> {
  if (!(await spendCodeRow(tx, match, { codeHash: match.codeHash, now }))) refuse('security.code_expired', {});
}

/** Finds a phone, an e-mail address or a name without telling it. */
export async function addressIndex(keys: CustomerKeys, address: CodeAddress): Promise<Buffer> {
  return createHmac('sha256', await keys.named('address-index'))
    .update(textOf(address))
    .digest();
}

/** What a stranger types as a name comes last: it cannot be made to look like another address. */
function textOf(address: CodeAddress): string {
  if ('phone' in address) return `phone ${address.phone}`;
  if ('email' in address) return `email ${address.email}`;
  return 'from' in address ? `asked ${address.from} ${address.account}` : `account ${address.account}`;
}

async function codeHash(keys: CustomerKeys, { purpose, addressIndex: index }: CodeKey, code: string): Promise<Buffer> {
  return createHmac('sha256', await keys.named('codes'))
    .update(`${purpose} ${index.toString('hex')} ${code}`)
    .digest();
}
