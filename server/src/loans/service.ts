/**
 * Credit loans as the customer sees them, asks for one and repays it (desks §2). What concerns a loan is decided under the lock of its
 * customer's book. Nothing of it is ever offered beside an order or an application.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/loans/calls.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { loanRepaid } from '@bahi/core/ledger-loans.ts';
import {
  dueOf,
  interestOf,
  interestThrough,
  loanLimit,
  loanRejection,
  momentAfter,
  repaymentOf,
} from '@bahi/core/loan.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { creditScore, repaidInTime, scoreWithEvents } from '../credit-score/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, bookOf, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { listRecords, readMoved } from '../ledger/records.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { accountRefusal, asRefusal, type IdentityDeps } from './checks.ts';
import { chargeInterest, owedOf } from './interest.ts';
import { isOpen, type LoanDetail, type LoanRow, type LoanView } from './rows.ts';
import { loans, selectCurrent } from './store.ts';
import { lineView, loanView } from './views.ts';
import { barredFromPaying, overdueFrom, overdueStory, waitsTold } from './waits.ts';

export { accountRefusal, type IdentityDeps } from './checks.ts';
export { approveLoan, rejectLoan } from './decisions.ts';
export { progress } from './jobs.ts';
export type { Charged } from './interest.ts';
export { barredFromPaying, overdueFrom, OVERDUE_DELAY_MS, waitsTold } from './waits.ts';

export interface LoansDeps extends IdentityDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
}

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

export async function termsOf(
  deps: LoansDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getLoanTerms> },
): Promise<OutputOf<typeof contract.getLoanTerms>> {
  const { calendar } = deps;
  const parameters = deps.parametersAt(now);
  const { loanMinimum, loanMaximum, loanScoreFrom, loanPerPoint, loanTermDays, loanRatePercent } = parameters;
  const book = await readBalance(tx, customerId);
  const current = await selectCurrent(tx, customerId);
  const owed = current === null ? 0n : owedSum(deps, { current, now });
  const score = await creditScore(tx, customerId);
  const { receivable, cash, held } = book;
  const { limit, left } = loanLimit(parameters, { score, owed: owed + receivable });
  const asked = input.amount === undefined ? loanMinimum : parseMoney(input.amount);
  const amount = asked ?? loanMinimum;
  const askedDays = input.termDays ?? loanTermDays[0]!;
  // What a term that there is not would cost is not worked out: it may be as long as a number can say.
  const termDays = loanTermDays.includes(askedDays) ? askedDays : loanTermDays[0]!;
  const facts = { amount: asked, termDays: askedDays, ...standing(current, owed), score, receivable };
  const barred = await accountRefusal(deps, tx, { customerId, now });
  const daily = (of: Minor) => interestOf(of, loanRatePercent);
  return {
    score,
    scoreFrom: loanScoreFrom,
    perPoint: formatMoney(loanPerPoint),
    maximum: formatMoney(loanMaximum),
    limit: formatMoney(limit),
    left: formatMoney(left),
    owed: formatMoney(owed),
    receivable: formatMoney(receivable),
    available: formatMoney(cash - held),
    minimum: formatMoney(loanMinimum),
    terms: [...loanTermDays],
    ratePercent: loanRatePercent,
    amount: formatMoney(amount),
    termDays,
    interestPerDay: formatMoney(daily(amount)),
    interestPerYear: formatMoney(daily(amount) * 365n),
    interestTotal: formatMoney(interestThrough(amount, loanRatePercent, termDays)),
    dueDate: dueOf(calendar, now, termDays).date,
    promisedBy: promisedBy(parameters, now),
    current:
      current === null
        ? null
        : loanView(current, {
            calendar,
            now,
            barred: await barredFromPaying(tx, customerId),
            repaid: await repaidInTime(tx, customerId),
          }),
    refusal: barred ?? asRefusal(loanRejection(facts, parameters)),
  };
}

/** The score is decided by under the locks of the book and of the customer's restrictions. */
export async function requestLoan(
  deps: LoansDeps,
  tx: Tx,
  {
    customerId,
    now,
    input,
  }: By & { readonly input: Pick<ParsedInputOf<typeof contract.requestLoan>, 'amount' | 'termDays'> },
): Promise<LoanView> {
  const { calendar } = deps;
  const parameters = deps.parametersAt(now);
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const book = bookOf(books, customerId);
  const current = await selectCurrent(tx, customerId);
  const owed = current === null ? 0n : owedSum(deps, { current, now });
  const { score, events: scoreEvents } = await scoreWithEvents(tx, customerId, now);
  const { termDays } = input;
  const amount = parseMoney(input.amount);
  const { receivable } = book;
  const facts = { amount, termDays, ...standing(current, owed), score, receivable };
  refuseIf(asRefusal(loanRejection(facts, parameters)));
  const promised = promisedBy(parameters, now);
  const terms = { amount: amount!, termDays, ratePercent: parameters.loanRatePercent, score, scoreEvents };
  const row = await loans.insert(tx, { customerId, ...terms, createdAt: now, promisedBy: promised });
  const story = storyOf('loans.requested', { amount: formatMoney(row.amount), days: termDays, promised });
  await tell(tx, row, { now, story });
  return loanView(row, { calendar, now });
}

/** Also while the account is frozen: it only takes a word back. */
export async function cancelLoan(
  { calendar }: Pick<LoansDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelLoan> },
): Promise<LoanView> {
  await lockBooks(tx, { customerIds: [customerId] });
  const row = await ownLoan(tx, customerId, input.loan);
  if (row.status !== 'pending') refuse('loans.not_pending', { status: row.status });
  const cancelled = await loans.update(tx, row.id, { status: 'cancelled', decidedAt: now });
  await tell(tx, cancelled, { now, story: storyOf('loans.cancelled', { amount: formatMoney(row.amount) }) });
  return loanView(cancelled, { calendar, now });
}

/** Also while the account is frozen: a debt that could not be paid would grow. Own cash for an own debt needs no fund password (decision 0078). */
export async function repayLoan(
  { calendar }: Pick<LoansDeps, 'calendar'>,
  tx: Tx,
  { customerId, now: asked, input }: By & { readonly input: ParsedInputOf<typeof contract.repayLoan> },
): Promise<LoanView> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const row = await ownLoan(tx, customerId, input.loan);
  if (!isOpen(row)) return refuse('loans.not_open', { status: row.status });
  const barred = await barredFromPaying(tx, customerId);
  const overdueAt = overdueFrom(calendar, row, barred);
  const isFoundOverdue = row.overdueToldAt === null && asked >= overdueAt;
  // Whoever comes to his turn after it was told that it is overdue repays after that.
  const now = Math.max(momentAfter(calendar, row.interestThrough, asked), Number(row.overdueToldAt ?? 0));
  const { interestThrough: through, interest } = chargeInterest(books, row, { calendar, now });
  const owed = { principal: row.principal, interest };
  const sum = owed.principal + owed.interest;
  const amount = parseMoney(input.amount) ?? 0n;
  const available = availableOf(books, customerId);
  if (amount === 0n) refuse('loans.repay_nothing', {});
  if (amount > sum) refuse('loans.repay_above_owed', { owed: formatMoney(sum) });
  if (amount > available)
    refuse('loans.insufficient', { available: formatMoney(available), short: formatMoney(amount - available) });
  const part = row.repayments + 1;
  const of = repaymentOf(amount, owed);
  postEntry(books, loanRepaid({ customerId, loanId: row.id, part, ...of }));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const left = sum - amount;
  const ended = left === 0n ? ({ status: 'ended', endedAt: now } as const) : {};
  const overdue = isFoundOverdue ? { overdueToldAt: now } : {};
  const repaid = await loans.update(tx, row.id, {
    interestThrough: through,
    principal: owed.principal - of.principal,
    interest: owed.interest - of.interest,
    repayments: part,
    ...waitsTold(row, { overdueAt, now }),
    ...overdue,
    ...ended,
  });
  const paid = formatMoney(amount);
  const story =
    left === 0n
      ? storyOf('loans.ended', { amount: paid })
      : storyOf('loans.repaid', { amount: paid, owed: formatMoney(left) });
  tx.after('funds.changed', { customerId });
  if (isFoundOverdue && left > 0n) await tell(tx, repaid, { now, story: overdueStory(row, left) });
  await tell(tx, repaid, { now, story });
  return loanView(repaid, { calendar, now, barred, repaid: await repaidInTime(tx, customerId) });
}

export async function loansPage(
  { calendar }: Pick<LoansDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listLoans> },
): Promise<OutputOf<typeof contract.listLoans>> {
  const barred = await barredFromPaying(tx, customerId);
  const repaid = await repaidInTime(tx, customerId);
  const found = await loans.page(tx, { customerId }, input);
  return { ...found, rows: found.rows.map((row) => loanView(row, { calendar, now, barred, repaid })) };
}

export async function loanOf(
  { calendar }: Pick<LoansDeps, 'calendar'>,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<LoanDetail> {
  const row = await ownLoan(tx, customerId, id);
  const barred = await barredFromPaying(tx, customerId);
  const view = loanView(row, { calendar, now, barred, repaid: await repaidInTime(tx, customerId) });
  const of = { reference: row.id };
  const { accrued } = await readMoved(tx, { ...of, kind: 'loan_interest' });
  const { cash } = await readMoved(tx, { ...of, kind: 'loan_repaid' });
  return { ...view, interestCharged: formatMoney(accrued), repaid: formatMoney(-cash) };
}

export async function linesPage(
  tx: Tx,
  customerId: bigint,
  { loan, page, pageSize }: ParsedInputOf<typeof contract.listLoanLines>,
): Promise<OutputOf<typeof contract.listLoanLines>> {
  const { id: reference } = await ownLoan(tx, customerId, loan);
  const { records, total } = await listRecords(tx, {
    customerId,
    filter: { source: { reference, kinds: ['loan_paid_out', 'loan_interest', 'loan_repaid'] } },
    page: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  return { rows: records.map(lineView), total, page, pageSize };
}

export async function ownLoan(tx: Tx, customerId: bigint, id: string): Promise<LoanRow> {
  return (await loans.selectOwn(tx, customerId, id)) ?? refuse('loans.unknown', {});
}

function standing(current: LoanRow | null, owed: Minor) {
  return { hasPending: current?.status === 'pending', openOwed: current?.status === 'in_progress' ? owed : null };
}

interface Standing {
  readonly current: LoanRow;
  readonly now: number;
}

function owedSum({ calendar }: Pick<LoansDeps, 'calendar'>, { current, now }: Standing): Minor {
  const { principal, interest } = owedOf({ calendar, now }, current);
  return principal + interest;
}

function promisedBy({ loanPromiseMinutes }: Parameters, now: number): number {
  return now + loanPromiseMinutes * MINUTE_MS;
}

async function tell(tx: Tx, { id, customerId }: LoanRow, { now, story }: { now: number; story: Story }): Promise<void> {
  const about = { type: 'loan', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
}
