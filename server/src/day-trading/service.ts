/** Mandates of day trading as the customer asks for them, takes them back and sees them (desks §4). What staff decide is in decisions.ts. */
import type * as contract from '@bahi/contract/day-trading/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { dayFee, dayFeeTerms, dayMargin, dayMaximum, daySession } from '@bahi/core/day-trading.ts';
import { formatDecimal, formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { HouseHalt } from '../halt/service.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf, placeHold, releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { eligibilityRefusal, type EligibilityDeps } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { mandateRefusal } from './decision.ts';
import { holdOf, stateOf, type MandateRow, type MandateView } from './rows.ts';
import { mandates, selectOpen } from './store.ts';
import { availableTo, mandateView, wholeView, type ViewDeps } from './views.ts';

export { approveMandate, rejectMandate } from './decisions.ts';
export { progress as settleMandates } from './jobs.ts';

export interface DayTradingDeps extends EligibilityDeps, ViewDeps {
  readonly calendar: Calendar;
  /** While the house is halted nobody asks for a mandate. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
}

const CLOSED = refusal('day_trading.channel_closed', {});

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

/** By which session, whose fund password may have been given; a practice install's own accounts have none. */
interface BySession extends By {
  readonly sessionId?: bigint;
}

export async function termsOf(
  deps: DayTradingDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.getDayTradingTerms> },
): Promise<OutputOf<typeof contract.getDayTradingTerms>> {
  const parameters = deps.parametersAt(now);
  const amount = input.amount === undefined ? parameters.dayTradingMinimum : amountOf(input.amount);
  const { squareOffAt, open: opensAt, close: closesAt, date } = daySession(deps.calendar, now);
  const open = await selectOpen(tx, customerId);
  const { isMarginEnabled } = await accountState(tx, customerId, now);
  const available = await availableTo(tx, customerId);
  const isHalted = deps.halt.since() !== null;
  const barred = await eligibilityRefusal(deps, tx, { customerId, now, isPreview: true, isHalted, closed: CLOSED });
  const fee = dayFeeTerms(parameters);
  const feeHeld = dayFee(fee, amount);
  return {
    date,
    opensAt,
    squareOffAt,
    closesAt,
    amount: formatMoney(amount),
    minimum: formatMoney(parameters.dayTradingMinimum),
    maximum: formatMoney(dayMaximum(available, parameters)),
    margin: formatMoney(dayMargin(amount)),
    feeRate: formatDecimal(BigInt(fee.feeBps), 2),
    feeMinimum: formatMoney(fee.feeMinimum),
    feeMaximum: formatMoney(fee.feeMaximum),
    feeHeld: formatMoney(feeHeld),
    held: formatMoney(dayMargin(amount) + feeHeld),
    available: formatMoney(available),
    lossAtFivePercent: formatMoney(amount / 20n),
    promisedBy: promisedBy(parameters, squareOffAt, now),
    isMarginEnabled,
    open: open?.id.toString() ?? null,
    refusal: barred ?? mandateRefusal(amount, { parameters, isMarginEnabled, open, available }),
  };
}

export async function applyForMandate(
  deps: DayTradingDeps,
  tx: Tx,
  { customerId, sessionId, now, input }: BySession & { readonly input: ParsedInputOf<typeof contract.applyDayMandate> },
): Promise<MandateView> {
  const parameters = deps.parametersAt(now);
  const amount = amountOf(input.amount);
  const isHalted = (await deps.halt.lockedSince(tx)) !== null;
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const by = { customerId, sessionId, now, isPreview: sessionId === undefined };
  refuseIf(await eligibilityRefusal(deps, tx, { ...by, isHalted, closed: CLOSED }));
  const { isMarginEnabled } = await accountState(tx, customerId, now);
  const open = await selectOpen(tx, customerId);
  const available = availableOf(books, customerId);
  refuseIf(mandateRefusal(amount, { parameters, isMarginEnabled, open, available }));

  const { date, open: opensAt, close: closesAt, squareOffAt } = daySession(deps.calendar, now);
  const fee = dayFeeTerms(parameters);
  const row = await mandates.insert(tx, {
    customerId,
    amount,
    margin: dayMargin(amount),
    feeHeld: dayFee(fee, amount),
    ...fee,
    sessionDate: date,
    opensAt,
    squareOffAt,
    closesAt,
    createdAt: now,
    promisedBy: promisedBy(parameters, squareOffAt, now),
  });
  const held = row.margin + row.feeHeld;
  placeHold(books, { ...holdOf(row), customerId, amount: held });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const promised = Number(row.promisedBy);
  const params = { amount: formatMoney(amount), held: formatMoney(held), promised };
  return told(deps, tx, { row, now, story: storyOf('day_trading.requested', params) });
}

/** Also while the account is frozen or the house halted: it only takes a word back. */
export async function cancelMandate(
  deps: DayTradingDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.cancelDayMandate> },
): Promise<MandateView> {
  const { id } = await ownMandate(tx, customerId, input.mandate);
  const books = await lockBooks(tx, { customerIds: [customerId], holds: [holdOf({ id })] });
  const row = await ownMandate(tx, customerId, input.mandate);
  if (row.status !== 'pending') refuse('day_trading.not_pending', { status: row.status });
  const held = formatMoney(releaseHold(books, holdOf(row)));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const cancelled = await mandates.update(tx, id, { status: 'cancelled', decidedAt: now });
  const story = storyOf('day_trading.cancelled', { amount: formatMoney(row.amount), held });
  return told(deps, tx, { row: cancelled, now, story });
}

export async function mandatesPage(
  deps: ViewDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.listDayMandates> },
): Promise<OutputOf<typeof contract.listDayMandates>> {
  const found = await mandates.page(tx, { customerId }, input);
  const available = await availableTo(tx, customerId);
  const rows: MandateView[] = [];
  for (const row of found.rows) rows.push(await mandateView(deps, tx, row, { now, available, isWhole: false }));
  return { ...found, rows };
}

export async function mandateOf(
  deps: ViewDeps,
  tx: Tx,
  { customerId, now, id }: By & { readonly id: string },
): Promise<MandateView> {
  return wholeView(deps, tx, await ownMandate(tx, customerId, id), now);
}

export async function runningMandate(deps: ViewDeps, tx: Tx, { customerId, now }: By): Promise<MandateView | null> {
  const row = await selectOpen(tx, customerId);
  return row !== null && stateOf(row, now) === 'running' ? wholeView(deps, tx, row, now) : null;
}

export async function ownMandate(tx: Tx, customerId: bigint, id: string): Promise<MandateRow> {
  return (await mandates.selectOwn(tx, customerId, id)) ?? refuse('day_trading.unknown', {});
}

function amountOf(text: string): Minor {
  const amount = parseMoney(text);
  return amount === null || amount < 0n || amount > AMOUNT_MAX ? refuse('day_trading.amount_invalid', {}) : amount;
}

/** Far above every limit, and far inside what 64-bit money holds. */
const AMOUNT_MAX = 10n ** 15n;

/** A request that comes shortly before the square-off is decided by then. */
function promisedBy({ dayTradingPromiseMinutes }: Parameters, squareOffAt: number, now: number): number {
  return Math.min(now + dayTradingPromiseMinutes * MINUTE_MS, squareOffAt);
}

interface Told {
  readonly row: MandateRow;
  readonly now: number;
  readonly story: ReturnType<typeof storyOf>;
}

async function told(deps: ViewDeps, tx: Tx, { row, now, story }: Told): Promise<MandateView> {
  const { customerId } = row;
  tx.after('funds.changed', { customerId });
  const about = { type: 'day_mandate' as const, id: row.id.toString() };
  const view = await wholeView(deps, tx, row, now);
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return view;
}
