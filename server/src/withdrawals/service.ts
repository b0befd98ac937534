/**
 * Money out, as the customer sees it (spec §5, §9; rules T3, §7): what is withdrawable with its parts, every gate, the request
 * that holds its amount at once, and taking it back. What staff decide is in decisions.ts.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type {
  cancelWithdrawal as cancelCall,
  createWithdrawal as createCall,
  getWithdrawalTerms,
  listWithdrawals,
  quoteWithdrawal,
} from '@bahi/contract/withdrawals/calls.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { usdtText } from '@bahi/core/wallet-payout.ts';
import { nextWorkingDayAt, windowAt } from '@bahi/core/windows.ts';
import {
  withdrawableOf,
  withdrawalGates,
  withdrawalRefusal,
  type Gate,
  type WithdrawalRejection,
} from '@bahi/core/withdrawal-gates.ts';
import { creditScore, creditScoreNow } from '../credit-score/service.ts';
import {
  destinationName,
  destinationsById,
  firstUsableFrom,
  lockDestination,
  type DestinationRow,
} from '../destinations/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { bookOf, placeHold, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { storedId } from '../platform/stored-id.ts';
import { confirmedPayout, quotePayout, quoteView, rateText, type PayoutDeps } from './payouts.ts';
import * as store from './store.ts';
import { requests } from './store.ts';
import { withdrawalView, withdrawalViews, type WithdrawalView } from './views.ts';

export { approveWithdrawal, payWithdrawal, rejectWithdrawal } from './decisions.ts';

export interface WithdrawalsDeps extends PayoutDeps {
  readonly calendar: Calendar;
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly isUnderReview: (tx: Tx, customerId: bigint) => Promise<boolean>;
  readonly hasFundPassword: (tx: Tx, customerId: bigint) => Promise<boolean>;
  /** Until when money stays after a security change. */
  readonly moneyOutHeldUntil: (tx: Tx, customerId: bigint, now: number) => Promise<number | null>;
  /** False: its number opens no more. */
  readonly isReadable: (destination: DestinationRow) => Promise<boolean>;
  readonly countOpenPositions: (tx: Tx, customerId: bigint) => Promise<number>;
}

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

export async function termsOf(
  deps: WithdrawalsDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof getWithdrawalTerms>> {
  const parameters = deps.parametersAt(now);
  const usableFrom = await firstUsableFrom(tx, customerId);
  const parts = partsOf(await readBalance(tx, customerId));
  const score = await creditScore(tx, customerId);
  const request = { destination: usableFrom ?? ('unknown' as const), amount: null, score };
  const gates = await gatesOf(deps, tx, { customerId, now, parameters, parts, ...request });
  const { from, until } = windowAt(deps.calendar, parameters.withdrawalWindow, now);
  return {
    cash: formatMoney(parts.cash),
    held: formatMoney(parts.held),
    unsettled: formatMoney(parts.unsettled),
    receivable: formatMoney(parts.receivable),
    loan: formatMoney(parts.loan),
    withdrawable: formatMoney(withdrawableOf(parts)),
    minimum: formatMoney(parameters.withdrawalMinimum),
    maximum: formatMoney(parameters.withdrawalMaximum),
    fee: formatMoney(parameters.withdrawalFee),
    twoPersonFrom: formatMoney(await twoPersonFrom(tx, parameters, { customerId, now })),
    from,
    until,
    // Nothing can be sent before the window opens.
    ...arrivalOf(deps, parameters, Math.max(now, from)),
    gates: gates.map(({ gate, refusal }) => ({ gate, isOpen: refusal === null, refusal })),
  };
}

/** Of a wallet of the customer's own; whether the gates let it through is told by the terms and asked by the request. */
export async function quoteOf(
  deps: WithdrawalsDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof quoteWithdrawal> },
): Promise<OutputOf<typeof quoteWithdrawal>> {
  const amount = amountOf(input.amount);
  const id = storedId(input.destination);
  const wallet = (await destinationsById(tx, [id])).get(id);
  if (wallet?.kind !== 'wallet' || wallet.customerId !== customerId || wallet.removedAt !== null)
    refuse('destinations.unknown', {});
  return quoteView(quotePayout(deps, { wallet, amount, now }));
}

/** The gates are decided under the locks of the book and of the customer's restrictions: what could change them waits. */
export async function createWithdrawal(
  deps: WithdrawalsDeps,
  tx: Tx,
  {
    customerId,
    now,
    input,
  }: By & { readonly input: Pick<ParsedInputOf<typeof createCall>, 'destination' | 'amount' | 'quote'> },
): Promise<WithdrawalView> {
  const parameters = deps.parametersAt(now);
  const amount = amountOf(input.amount);
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const destination = await lockDestination(tx, { id: storedId(input.destination), customerId });
  const usableFrom = destination === null ? ('unknown' as const) : Number(destination.usableFrom);
  const request = { destination: usableFrom, amount, score: await creditScoreNow(tx, customerId, now) };
  const parts = partsOf(bookOf(books, customerId));
  const gates = await gatesOf(deps, tx, { customerId, now, parameters, parts, ...request });
  refuseIf(asRefusal(withdrawalRefusal(gates)));
  if (destination === null) refuse('destinations.unknown', {});
  if (!(await deps.isReadable(destination))) refuse('destinations.unreadable', {});

  const payout =
    destination.kind === 'wallet'
      ? confirmedPayout(deps, { wallet: destination, amount, now, quote: input.quote })
      : null;
  const { usuallyBy, latestBy } = arrivalOf(deps, parameters, now);
  const row = await requests.insert(tx, {
    customerId,
    destinationId: destination.id,
    amount,
    ...(payout === null ? { fee: parameters.withdrawalFee } : payout.terms),
    needsTwo: amount >= (await twoPersonFrom(tx, parameters, { customerId, now })),
    createdAt: now,
    usuallyBy,
    latestBy,
  });
  placeHold(books, { kind: 'withdrawal', reference: row.id, customerId, amount });
  await write(deps, tx, books, now);
  tx.after('funds.changed', { customerId });
  const name = destinationName(destination);
  const told = { amount: formatMoney(amount), destination: name, latest: latestBy };
  const story =
    payout === null
      ? storyOf('withdrawal.requested', told)
      : storyOf('withdrawal.requested_usdt', {
          ...told,
          usdt: usdtText(payout.terms.usdt),
          rate: rateText(payout.terms.usdtRate),
        });
  const about = { type: 'withdrawal', id: row.id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return withdrawalView(row, destination);
}

/** Until it is approved; also while the account is frozen: it only takes a word back. */
export async function cancelWithdrawal(
  deps: Pick<WithdrawalsDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof cancelCall> },
): Promise<WithdrawalView> {
  const hold = { kind: 'withdrawal', reference: storedId(input.withdrawal) } as const;
  const books = await lockBooks(tx, { customerIds: [customerId], holds: [hold] });
  const row = (await requests.selectOwn(tx, customerId, input.withdrawal)) ?? refuse('withdrawals.unknown', {});
  if (row.status !== 'pending') refuse('withdrawals.not_pending', { status: row.status });
  releaseHold(books, hold);
  await write(deps, tx, books, now);
  tx.after('funds.changed', { customerId });
  const cancelled = await requests.update(tx, row.id, { status: 'cancelled', cancelledAt: now });
  const [withdrawal] = await withdrawalViews(tx, [cancelled]);
  const story = storyOf('withdrawal.cancelled', {
    amount: formatMoney(row.amount),
    destination: withdrawal!.destination,
  });
  const about = { type: 'withdrawal', id: row.id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return withdrawal!;
}

export async function withdrawalsPage(
  tx: Tx,
  customerId: bigint,
  { status, ...paging }: ParsedInputOf<typeof listWithdrawals>,
): Promise<OutputOf<typeof listWithdrawals>> {
  const found = await requests.page(tx, { customerId, status }, paging);
  return { ...found, rows: await withdrawalViews(tx, found.rows) };
}

export async function withdrawalOf(tx: Tx, customerId: bigint, id: string): Promise<WithdrawalView> {
  const row = (await requests.selectOwn(tx, customerId, id)) ?? refuse('withdrawals.unknown', {});
  const [view] = await withdrawalViews(tx, [row]);
  return view!;
}

/** Whether a card or wallet must stay. */
export async function hasOpenWithdrawalTo(tx: Tx, destinationId: bigint): Promise<boolean> {
  return store.hasOpenTo(tx, destinationId);
}

function amountOf(text: string): Minor {
  return parseMoney(text) ?? refuse('withdrawals.amount_invalid', { decimals: 2 });
}

/** Of entries that paid wallets, by the entry. */
export async function payoutsOf(
  reader: Reader,
  entryIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly usdt: string; readonly rate: string }>> {
  const rows = await store.selectPayouts(reader, entryIds);
  return new Map(rows.map(({ entryId, usdt, rate }) => [entryId, { usdt: usdtText(usdt), rate: rateText(rate) }]));
}

interface Parts {
  readonly cash: Minor;
  readonly held: Minor;
  readonly unsettled: Minor;
  readonly receivable: Minor;
  readonly loan: Minor;
}

interface Asked extends By {
  readonly parameters: Parameters;
  readonly parts: Parts;
  readonly destination: 'unknown' | number;
  readonly amount: Minor | null;
  readonly score: number;
}

async function gatesOf(deps: WithdrawalsDeps, tx: Tx, asked: Asked): Promise<Gate[]> {
  const { customerId, now, parameters, parts, destination, amount, score } = asked;
  const state = await accountState(tx, customerId, now);
  const withdrawable = withdrawableOf(parts);
  const facts = {
    isVerified: (await deps.verifiedName(tx, customerId)) !== null,
    isUnderReview: await deps.isUnderReview(tx, customerId),
    hasFundPassword: await deps.hasFundPassword(tx, customerId),
    destination,
    window: windowAt(deps.calendar, parameters.withdrawalWindow, now),
    amount,
    withdrawable,
    hasOpenWithdrawal: await store.hasOpen(tx, customerId),
    frozen: state.frozen,
    noWithdrawal: state.noWithdrawal,
    heldUntil: await deps.moneyOutHeldUntil(tx, customerId, now),
    openPositions: await deps.countOpenPositions(tx, customerId),
    creditScore: score,
    loan: parts.loan,
    keptForLoan: withdrawableOf({ ...parts, loan: 0n }) - withdrawable,
    now,
  };
  return withdrawalGates(facts, parameters);
}

/**
 * What one person alone approved within a day counts towards the amount from which two do (rules §7), so that nobody pays it out in
 * parts. It is known at the request: nothing of this customer's is approved while another request is open.
 */
async function twoPersonFrom(tx: Tx, parameters: Parameters, { customerId, now }: By): Promise<Minor> {
  const left = parameters.withdrawalTwoPersonFrom - (await store.sumApprovedAlone(tx, customerId, now - DAY_MS));
  return left > 0n ? left : 0n;
}

/** What is promised of a request made at that moment (spec §9). */
function arrivalOf({ calendar }: Pick<WithdrawalsDeps, 'calendar'>, parameters: Parameters, askedAt: number) {
  return {
    usuallyBy: askedAt + parameters.withdrawalPromiseMinutes * MINUTE_MS,
    latestBy: nextWorkingDayAt(calendar, askedAt),
  };
}

/** Sales and credits settle in the entry that posts them, so that nothing of the cash is unsettled. */
function partsOf({ cash, held, receivable, loan, accrued }: Omit<Parts, 'unsettled'> & { accrued: Minor }): Parts {
  return { cash, held, unsettled: 0n, receivable, loan: loan + accrued };
}

/** Core's rejections are refusals of the contract: this does not compile when their codes or parameters differ. */
function asRefusal(rejection: WithdrawalRejection | null): Refusal | null {
  return rejection;
}

async function write({ calendar }: Pick<WithdrawalsDeps, 'calendar'>, tx: Tx, books: Books, now: number) {
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
}
