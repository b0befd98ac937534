/**
 * The address a customer is told by e-mail at (decision 0118), bound as the phone is: once a code of it was given back. It opens nothing, so
 * that money does not stay when it is replaced; and nobody finds out whether it is somebody else's too.
 */
import { canonicalEmail, maskedEmail } from '@bahi/core/email.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { confirmLoginPassword, findCustomer, requireOpenSession } from '../identity/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import { refuse } from '../platform/refuse.ts';
import type { Principal } from '../platform/sessions.ts';
import { checkMessageCode, spendMessageCode, type CodeDeps, type MessageCodeMatch } from './codes.ts';
import { deleteEmail, findEmail, upsertEmail } from './code-store.ts';
import { emailEndedText } from './code-texts.ts';
import { tell } from './messages.ts';
import { lockSecurity } from './store.ts';

const NOTICE_VALID_MS = DAY_MS;

/** Null: none is bound, or the customer's key was destroyed. */
export async function emailOf(tx: Reader, keys: CustomerKeys, customerId: bigint): Promise<string | null> {
  const sealed = await findEmail(tx, customerId);
  if (sealed === null) return null;
  const key = await keys.of(customerId);
  return key === null ? null : key.open(sealed, purposeOf(customerId)).toString();
}

export async function maskedEmailOf(tx: Reader, keys: CustomerKeys, customerId: bigint): Promise<string | null> {
  const email = await emailOf(tx, keys, customerId);
  return email === null ? null : maskedEmail(email);
}

export function parseEmail(text: string | undefined): string {
  return canonicalEmail(text ?? '') ?? refuse('security.email_invalid', {});
}

export interface EmailBinding {
  readonly sessionId: bigint;
  readonly email: string;
  readonly match: MessageCodeMatch;
}

export async function checkEmailBinding(
  deps: CodeDeps,
  who: Principal,
  input: { readonly email: string; readonly code: string; readonly loginPassword: string; readonly now: number },
): Promise<EmailBinding> {
  const { code, loginPassword: password, now } = input;
  const email = parseEmail(input.email);
  await confirmLoginPassword(deps.db, who, { password, now });
  const of = { purpose: 'bind_email', address: { email }, by: who.customerId } as const;
  return { sessionId: who.sessionId, email, match: await checkMessageCode(deps, { ...of, code, now }) };
}

/** In place of another address: that one is told. */
export async function bindAddress(
  tx: Tx,
  deps: CodeDeps,
  { sessionId, email, match, now }: EmailBinding & { readonly now: number },
): Promise<{ maskedEmail: string }> {
  const { customerId } = match;
  const key = (await deps.keys.of(customerId)) ?? refuse('session.ended', {});
  await lockSecurity(tx, customerId);
  await requireOpenSession(tx, sessionId);
  await spendMessageCode(tx, match, now);
  const before = await emailOf(tx, deps.keys, customerId);
  await upsertEmail(tx, { customerId, sealed: key.seal(Buffer.from(email), purposeOf(customerId)), now });
  const masked = maskedEmail(email);
  const isReplaced = before !== null && before !== email;
  if (isReplaced) await tellBefore(tx, deps, { customerId, before, now });
  const story = isReplaced ? 'security.email_changed' : 'security.email_bound';
  await tell(tx, customerId, storyOf(story, { email: masked }), now);
  return { maskedEmail: masked };
}

/** The address is told, and gets nothing any more. */
export async function removeAddress(
  tx: Tx,
  deps: CodeDeps,
  { customerId, sessionId, now }: Principal & { readonly now: number },
): Promise<void> {
  await lockSecurity(tx, customerId);
  await requireOpenSession(tx, sessionId);
  const before = (await emailOf(tx, deps.keys, customerId)) ?? refuse('security.email_missing', {});
  await deleteEmail(tx, customerId);
  await tellBefore(tx, deps, { customerId, before, now });
  await tell(tx, customerId, storyOf('security.email_removed', { email: maskedEmail(before) }), now);
}

async function tellBefore(
  tx: Tx,
  { messenger }: CodeDeps,
  { customerId, before, now }: { readonly customerId: bigint; readonly before: string; readonly now: number },
): Promise<void> {
  const { language } = await findCustomer(tx, customerId);
  const times = { now, validUntil: now + NOTICE_VALID_MS };
  await messenger.send(tx, { customerId, email: before, ...emailEndedText(language), language, ...times });
}

function purposeOf(customerId: bigint): string {
  return `email of ${customerId}`;
}
