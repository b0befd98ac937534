/**
 * A forgotten login password (rules §6): a code to the bound phone sets a new one. Nothing says whether there is such an account or a
 * phone: for a name that is nobody's the same is stored, in the same time, and its code is nobody's.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import {
  findCustomerByAccount,
  isKnownAddress,
  hashPassword,
  refuseWeakPassword,
  removePasskeys,
  replaceLoginPassword,
} from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { subscriberOf } from '../platform/network.ts';
import { refuse } from '../platform/refuse.ts';
import {
  checkMessageCode,
  sendCode,
  spendMessageCode,
  type CodeDeps,
  type MessageCodeMatch,
  type SentCode,
} from './codes.ts';
import { holdMoneyOut } from './money-out-hold.ts';
import { tell } from './messages.ts';
import { phoneOf } from './phone.ts';
import { deleteUnlocks, lockSecurity } from './store.ts';

/** No answer comes sooner: opening a phone that is there takes half a millisecond that could be measured. */
const ANSWER_MS_MIN = 150;

/** Who asks: nobody that has signed in. */
export interface Asker {
  readonly ip: string;
  readonly now: number;
}

/**
 * From an address where the customer has signed in before, a code is that network's own: whatever strangers ask for, it is there. Elsewhere
 * all share one code and its limits, and each network has a part of those.
 */
export async function sendForgotCode(deps: CodeDeps, typed: string, asker: Asker): Promise<SentCode> {
  const soonest = sleep(ANSWER_MS_MIN);
  try {
    return await sendToBound(deps, canonicalAccount(typed), asker);
  } finally {
    await soonest;
  }
}

async function sendToBound(deps: CodeDeps, account: string, { ip, now }: Asker): Promise<SentCode> {
  const own = { account, from: subscriberOf(ip) };
  const sent = await deps.db.transaction(async (tx) => {
    const customer = await findCustomerByAccount(tx, findable(account));
    const phone = await phoneOf(tx, deps.keys, customer?.id ?? 0n);
    return sendCode(tx, deps, {
      purpose: 'forgot',
      address: { account },
      asker: { address: own, isKnown: await isKnownAddress(tx, findable(account), ip) },
      recipient: customer === null || phone === null ? null : { customerId: customer.id, phone },
      language: customer?.language ?? 'en',
      now,
    });
  });
  deps.messenger.deliverSoon();
  return sent;
}

/** Text that no account can be called is nobody's; not all text can be asked for. */
export function findable(account: string): string {
  return isAccount(account) ? account : '';
}

export interface ForgotReset {
  readonly match: MessageCodeMatch;
  readonly passwordHash: string;
}

export async function checkForgotReset(
  deps: CodeDeps,
  input: { account: string; code: string; newPassword: string; confirmPassword: string },
  { ip, now }: Asker,
): Promise<ForgotReset> {
  const account = canonicalAccount(input.account);
  if (input.newPassword !== input.confirmPassword) refuse('identity.passwords_differ', {});
  refuseWeakPassword(input.newPassword, account);
  const own = { account, from: subscriberOf(ip) };
  const match = await checkMessageCode(deps, { purpose: 'forgot', address: { account }, own, code: input.code, now });
  return { match, passwordHash: await hashPassword(input.newPassword, 'ending') };
}

/** Every session ends, and money stays for a time: whoever has the phone may not be the customer. */
export async function resetForgotten(
  tx: Tx,
  { match, passwordHash }: ForgotReset,
  { until, now }: { until: number; now: number },
): Promise<void> {
  const { customerId } = match;
  await spendMessageCode(tx, match, now);
  await lockSecurity(tx, customerId);
  await replaceLoginPassword(tx, { customerId, passwordHash, now });
  // Whoever knew the old password may have added one.
  await removePasskeys(tx, customerId);
  await deleteUnlocks(tx, customerId);
  const moneyOutHeldUntil = await holdMoneyOut(tx, customerId, until);
  await tell(tx, customerId, storyOf('security.password_reset', { until: moneyOutHeldUntil }), now);
}
