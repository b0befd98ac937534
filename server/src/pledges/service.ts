/**
 * Pledges as the customer sees them, asks for one and repays it (desks §7). What concerns a pledge is decided under the lock of its customer's
 * book. The shares are blocked by their position from the request on (orders/pledged.ts).
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/pledges/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { momentAfter } from '@bahi/core/loan.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { PENDING, pledgeLimit, pledgeRejection } from '@bahi/core/pledge.ts';
import { freeLots } from '@bahi/core/position.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { listRecords, readMoved } from '../ledger/records.ts';
import { accountRefusal, barredFromPaying, overdueFrom, waitsTold } from '../loans/service.ts';
import { pledgeablePositions, positionOf } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { asRefusal, markOf, type PledgesDeps } from './checks.ts';
import { owedOf } from './interest.ts';
import { blockShares, repay } from './repayment.ts';
import { isOpen, type PledgeDetail, type PledgeRow, type PledgeView } from './rows.ts';
import { pledges, selectStanding } from './store.ts';
import { overdueStory, tell } from './told.ts';
import { lineView, pledgeView } from './views.ts';

export { approvePledge, rejectPledge } from './decisions.ts';
export { progress } from './jobs.ts';
export { followPositions } from './sale.ts';

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

export async function termsOf(
  deps: PledgesDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof contract.getPledgeTerms>> {
  const parameters = deps.parametersAt(now);
  const book = await readBalance(tx, customerId);
  const standing = await selectStanding(tx, customerId);
  const shown = { ...deps, now, barred: await barredFromPaying(tx, customerId) };
  const barred = await accountRefusal(deps, tx, { customerId, now });
  const pending = standing.some(({ status }) => status === 'pending') ? asRefusal(PENDING) : null;
  const positions = (await pledgeablePositions(tx, customerId)).filter(({ symbol }) => deps.isEligible(symbol));
  return {
    minimum: formatMoney(parameters.pledgeMinimum),
    percent: parameters.pledgePercent,
    ...levelsOf(parameters),
    terms: [...parameters.pledgeTermDays],
    ratePercent: parameters.pledgeRatePercent,
    available: formatMoney(book.cash - book.held),
    owed: formatMoney(owedOnAll(standing, { ...deps, now })),
    promisedBy: now + parameters.pledgePromiseMinutes * MINUTE_MS,
    holdings: positions.map((position) => {
      const lotSize = deps.lotSizeOf(position.symbol);
      const mark = markOf(deps, position.symbol, now);
      const limit = mark === null ? null : pledgeLimit({ mark, shares: lotSize, percent: parameters.pledgePercent });
      // The least that may be asked for of it at all.
      const facts = { now, amount: parameters.pledgeMinimum, termDays: parameters.pledgeTermDays[0]! };
      const lots = freeLots(position, lotSize);
      const asked = { ...facts, isEligible: true, lots: Math.max(1, lots), lotSize, mark, hasPending: false };
      return {
        position: position.id.toString(),
        symbol: position.symbol,
        lots,
        lotSize,
        mark: mark === null ? null : formatMoney(mark),
        limitPerLot: limit === null ? null : formatMoney(limit),
        refusal: asRefusal(pledgeRejection(position, asked, parameters)),
      };
    }),
    standing: standing.map((row) => pledgeView(row, shown)),
    refusal: barred ?? pending,
  };
}

/** What was told of a pledge stays as it was told. */
function levelsOf({ pledgeWarningPercent, pledgeSalePercent, pledgeNoticeHours }: Parameters) {
  return { warningPercent: pledgeWarningPercent, salePercent: pledgeSalePercent, noticeHours: pledgeNoticeHours };
}

type Asked = Pick<ParsedInputOf<typeof contract.requestPledge>, 'position' | 'lots' | 'amount' | 'termDays'>;

export async function requestPledge(
  deps: PledgesDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: Asked },
): Promise<PledgeView> {
  const parameters = deps.parametersAt(now);
  await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const id = storedId(input.position);
  const position = id === null ? null : await positionOf(tx, customerId, id);
  if (position === null) return refuse('orders.unknown_position', {});
  const { symbol } = position;
  const lotSize = deps.lotSizeOf(symbol);
  const hasPending = (await pledges.selectOne(tx, { customerId, status: 'pending' })) !== null;
  const { lots, termDays } = input;
  const [amount, mark] = [parseMoney(input.amount), markOf(deps, symbol, now)];
  const facts = { now, amount, lots, lotSize, isEligible: deps.isEligible(symbol), termDays, mark, hasPending };
  refuseIf(asRefusal(pledgeRejection(position, facts, parameters)));
  const shares = lots * lotSize;
  const promisedBy = now + parameters.pledgePromiseMinutes * MINUTE_MS;
  const row = await pledges.insert(tx, {
    customerId,
    positionId: position.id,
    symbol,
    amount: amount!,
    mark: mark!,
    lots,
    shares,
    pledged: shares,
    termDays,
    ratePercent: parameters.pledgeRatePercent,
    ...levelsOf(parameters),
    createdAt: now,
    promisedBy,
  });
  const story = storyOf('pledges.requested', { amount: formatMoney(amount!), symbol, lots, promised: promisedBy });
  await blockShares(tx, row);
  await tell(tx, row, { now, story });
  return pledgeView(row, { ...deps, now });
}

/** Also while the account is frozen: it only takes a word back. */
export async function cancelPledge(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelPledge> },
): Promise<PledgeView> {
  await lockBooks(tx, { customerIds: [customerId] });
  const row = await ownPledge(tx, customerId, input.pledge);
  if (row.status !== 'pending') refuse('pledges.not_pending', { status: row.status });
  const cancelled = await pledges.update(tx, row.id, { status: 'cancelled', pledged: 0, decidedAt: now });
  await blockShares(tx, row);
  const story = storyOf('pledges.cancelled', { amount: formatMoney(row.amount), symbol: row.symbol });
  await tell(tx, cancelled, { now, story });
  return pledgeView(cancelled, { ...deps, now });
}

/** Also while the account is frozen: a debt that could not be paid would grow. */
export async function repayPledge(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { customerId, now: asked, input }: By & { readonly input: ParsedInputOf<typeof contract.repayPledge> },
): Promise<PledgeView> {
  const { calendar } = deps;
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const row = await ownPledge(tx, customerId, input.pledge);
  if (!isOpen(row)) return refuse('pledges.not_open', { status: row.status });
  const barred = await barredFromPaying(tx, customerId);
  const overdueAt = overdueFrom(calendar, row, barred);
  const isFoundOverdue = row.overdueToldAt === null && asked >= overdueAt;
  // Whoever comes to his turn after it was told that it is overdue repays after that.
  const now = Math.max(momentAfter(calendar, row.interestThrough, asked), Number(row.overdueToldAt ?? 0));
  const owed = owedOf({ calendar, now }, row);
  const sum = owed.principal + owed.interest;
  const amount = parseMoney(input.amount) ?? 0n;
  const available = availableOf(books, customerId);
  if (amount === 0n) refuse('pledges.repay_nothing', {});
  if (amount > sum) refuse('pledges.repay_above_owed', { owed: formatMoney(sum) });
  if (amount > available)
    refuse('pledges.insufficient', { available: formatMoney(available), short: formatMoney(amount - available) });
  const found = { ...waitsTold(row, { overdueAt, now }), ...(isFoundOverdue ? { overdueToldAt: now } : {}) };
  const { repaid, left } = await repay({ calendar }, tx, { row, books, amount, now, sold: null, found });
  const paid = formatMoney(amount);
  const story =
    left === 0n
      ? storyOf('pledges.finished', { amount: paid, symbol: row.symbol })
      : storyOf('pledges.repaid', { amount: paid, owed: formatMoney(left) });
  if (isFoundOverdue && left > 0n) await tell(tx, repaid, { now, story: overdueStory(row, left) });
  await tell(tx, repaid, { now, story });
  return pledgeView(repaid, { ...deps, now, barred });
}

/** What is owed on pledges: the loan is owed beside it. */
function owedOnAll(rows: readonly PledgeRow[], at: { readonly calendar: Calendar; readonly now: number }): Minor {
  return rows.map((row) => owedOf(at, row)).reduce((sum, { principal, interest }) => sum + principal + interest, 0n);
}

export async function pledgesPage(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listPledges> },
): Promise<OutputOf<typeof contract.listPledges>> {
  const barred = await barredFromPaying(tx, customerId);
  const found = await pledges.page(tx, { customerId }, input);
  return { ...found, rows: found.rows.map((row) => pledgeView(row, { ...deps, now, barred })) };
}

export async function pledgeOf(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<PledgeDetail> {
  const row = await ownPledge(tx, customerId, id);
  const view = pledgeView(row, { ...deps, now, barred: await barredFromPaying(tx, customerId) });
  const of = { reference: row.id };
  const { accrued } = await readMoved(tx, { ...of, kind: 'pledge_interest' });
  const { cash } = await readMoved(tx, { ...of, kind: 'pledge_repaid' });
  return { ...view, fee: formatMoney(accrued), repaid: formatMoney(-cash) };
}

export async function linesPage(
  tx: Tx,
  customerId: bigint,
  { pledge, page, pageSize }: ParsedInputOf<typeof contract.listPledgeLines>,
): Promise<OutputOf<typeof contract.listPledgeLines>> {
  const { id: reference } = await ownPledge(tx, customerId, pledge);
  const { records, total } = await listRecords(tx, {
    customerId,
    filter: { source: { reference, kinds: ['pledge_paid_out', 'pledge_interest', 'pledge_repaid'] } },
    page: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  return { rows: records.map(lineView), total, page, pageSize };
}

async function ownPledge(tx: Tx, customerId: bigint, id: string): Promise<PledgeRow> {
  return (await pledges.selectOwn(tx, customerId, id)) ?? refuse('pledges.unknown', {});
}
