/**
 * Money in, as the customer sees it (spec §5, §9; rules §7): the terms, a payment told of with its proof, one pending at a
 * time. What staff decide is in decisions.ts.
 */
import { randomInt } from 'node:crypto';
import type {
  cancelDeposit as cancelCall,
  createDeposit as createCall,
  getDepositTerms,
  listDeposits,
} from '@bahi/contract/deposits/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { windowAt } from '@bahi/core/windows.ts';
import { lockCustomer } from '../identity/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { storedId } from '../platform/stored-id.ts';
import { isPassword, type Channel } from './channels.ts';
import * as store from './store.ts';
import { requests } from './store.ts';
import { depositView, type DepositView } from './views.ts';

export { approveDeposit, rejectDeposit } from './decisions.ts';

export interface DepositsDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  readonly channelsAt: (now: number) => readonly Channel[];
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  /** Takes an upload for one use; refuses one that is not the customer's, of another purpose, or used. */
  readonly claimUpload: (
    tx: Tx,
    claim: {
      readonly upload: bigint;
      readonly customerId: bigint;
      readonly purpose: 'deposit_proof';
      readonly usedBy: string;
    },
  ) => Promise<unknown>;
}

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

/** Null while the customer has no reference in hand: see `takeReference`. */
export async function termsOf(
  deps: DepositsDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof getDepositTerms> | null> {
  const reference = await store.selectReferenceInHand(tx, customerId);
  if (reference === null) return null;
  const parameters = deps.parametersAt(now);
  const { isOpen, from, until } = windowAt(deps.calendar, parameters.depositWindow, now);
  const [name, pending] = await Promise.all([
    deps.verifiedName(tx, customerId),
    requests.selectOne(tx, { customerId, status: 'pending' }),
  ]);
  const limits = { minimum: formatMoney(parameters.depositMinimum), maximum: formatMoney(parameters.depositMaximum) };
  return {
    isOpen,
    from,
    until,
    ...limits,
    channels: deps.channelsAt(now).map(({ password, ...channel }) => ({
      ...channel,
      hasPassword: password !== null,
      ...limits,
    })),
    reference,
    isVerified: name !== null,
    pending: pending === null ? null : depositView(pending),
    promiseMinutes: parameters.depositPromiseMinutes,
  };
}

/** The reference of the customer's next deposit; made when there is none. */
export async function takeReference(tx: Tx, customerId: bigint): Promise<string> {
  await store.lockCustomer(tx, customerId);
  const inHand = await store.selectReferenceInHand(tx, customerId);
  if (inHand !== null) return inHand;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const reference = `BH${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
    if (await store.insertReference(tx, customerId, reference)) return reference;
  }
  throw new Error('no new reference was found among 10^12');
}

/** Without I, L, O and U: it is copied by hand into a banking app. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export async function createDeposit(
  deps: DepositsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof createCall> },
): Promise<DepositView> {
  const parameters = deps.parametersAt(now);
  const { depositMinimum: minimum, depositMaximum: maximum } = parameters;
  // A freeze that was answered bars whatever comes after it.
  await lockCustomer(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  if ((await deps.verifiedName(tx, customerId)) === null) refuse('verification.required', {});
  const { isOpen, from, until } = windowAt(deps.calendar, parameters.depositWindow, now);
  if (!isOpen) refuse('deposits.window_closed', { from, until });
  const channel = deps.channelsAt(now).find(({ id }) => id === input.channel);
  if (channel === undefined) refuse('deposits.channel_unknown', {});
  if (!(await isPassword(channel, input.channelPassword))) refuse('deposits.channel_password_wrong', {});
  const amount = parseMoney(input.amount) ?? refuse('deposits.amount_invalid', { decimals: 2 });
  if (amount < minimum) refuse('deposits.below_minimum', { minimum: formatMoney(minimum) });
  if (amount > maximum) refuse('deposits.above_maximum', { maximum: formatMoney(maximum) });

  const reference = await takeReference(tx, customerId);
  if ((await requests.selectOne(tx, { customerId, status: 'pending' })) !== null) refuse('deposits.pending', {});
  // What one person alone credited within a day counts too. Nothing more of this customer's is credited before this one.
  const alone = await store.sumCreditedAlone(tx, customerId, now - DAY_MS);
  const proof = storedId(input.proof);
  await deps.claimUpload(tx, { upload: proof, customerId, purpose: 'deposit_proof', usedBy: `deposit ${reference}` });
  await store.updateReferenceUsed(tx, reference, now);
  const row = await requests.insert(tx, {
    customerId,
    amount,
    channel: channel.id,
    reference,
    proof,
    needsTwo: amount + alone >= parameters.depositTwoPersonFrom,
    createdAt: now,
    promisedBy: now + parameters.depositPromiseMinutes * MINUTE_MS,
  });
  const figures = { amount: formatMoney(amount), reference, promised: Number(row.promisedBy) };
  await tell(tx, row, storyOf('deposit.sent', figures), now);
  return depositView(row);
}

/** Also while the account is frozen: it only takes a word back. */
export async function cancelDeposit(
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof cancelCall> },
): Promise<DepositView> {
  const row = await requests.lock(tx, storedId(input.deposit));
  if (row?.customerId !== customerId) refuse('deposits.unknown', {});
  if (row.status !== 'pending') refuse('deposits.not_pending', { status: row.status });
  const story = storyOf('deposit.cancelled', { amount: formatMoney(row.amount), reference: row.reference });
  const cancelled = await requests.update(tx, row.id, { status: 'cancelled', decidedAt: now });
  await tell(tx, cancelled, story, now);
  return depositView(cancelled);
}

async function tell(tx: Tx, { id, customerId }: store.DepositRow, story: Story, at: number): Promise<void> {
  const about = { type: 'deposit', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at, story, about }]);
}

export async function depositsPage(
  tx: Tx,
  customerId: bigint,
  { status, ...paging }: ParsedInputOf<typeof listDeposits>,
): Promise<OutputOf<typeof listDeposits>> {
  const found = await requests.page(tx, { customerId, status }, paging);
  return { ...found, rows: found.rows.map(depositView) };
}

export async function depositOf(tx: Tx, customerId: bigint, id: string): Promise<DepositView> {
  return depositView((await requests.selectOwn(tx, customerId, id)) ?? refuse('deposits.unknown', {}));
}
