/** Rights issues with what one customer has of them, as the contract shows it. */
import type { rightsTakeUp } from '@bahi/contract/rights/calls.ts';
import { entitlementOf } from '@bahi/core/allotment.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../platform/stored-number.ts';
import { amountOf, extraCostOf, extraMaximum, heldFor } from './decision.ts';
import { ceilingOf, pricingSessions } from './pricing.ts';
import type { Note } from '../platform/requests/offers.ts';
import { issueStateOf, lossOf, priceAfterOf, termsOf } from './rows.ts';
import type { EntitlementRow, IssueRow, IssueView, TakeUpRow } from './rows.ts';

export interface IssueContext {
  readonly now: number;
  readonly calendar: Calendar;
  readonly notes: readonly Note[];
  /** Of one share, in paise. */
  readonly marketPrice: Minor | null;
  /** Once the record date has closed: what was written down, null where nothing was held. */
  readonly own: EntitlementRow | null;
  /** Until when the own rights are taken up. */
  readonly payEnd: number;
  /** In long positions now. */
  readonly heldNow: number;
  readonly takeUps: readonly TakeUpRow[];
}

export function issueView(issue: IssueRow, context: IssueContext): IssueView {
  const { now, notes, marketPrice, own, payEnd, takeUps } = context;
  const isFinal = issue.recordedAt !== null;
  const held = isFinal ? Number(own?.held ?? 0n) : context.heldNow;
  const { shares: entitled, fraction } = entitlementOf(held, termsOf(issue));
  const taken = Number(own?.taken ?? 0n);
  const left = entitled - taken;
  const ceiling = ceilingOf(issue);
  const [asked, extraPaid] = [own?.extraAsked ?? 0n, extraCostOf(issue, own?.extraAllotted ?? 0n)];
  const isSettled = own !== null && own.settledAt !== null;
  const state = stateOf(issue, context);
  return {
    id: issue.id.toString(),
    symbol: issue.symbol,
    name: issue.name,
    state,
    ratioNew: issue.numerator,
    ratioHeld: issue.denominator,
    price: formatMoney(issue.price),
    marketPrice: marketPrice === null ? null : formatMoney(marketPrice),
    recordDate: issue.recordDate,
    exDate: issue.exDate,
    opensAt: Number(issue.opensAt),
    payBy: payEnd,
    publishedPayBy: payEnd === Number(issue.payBy) ? null : Number(issue.payBy),
    lockDays: issue.lockDays,
    prospectus: issue.prospectus,
    publishedAt: Number(issue.publishedAt),
    notes: notes.map(({ at, text }) => ({ at: Number(at), text })),
    offeredShares: numberOrNull(issue.offeredShares),
    isFinal,
    held,
    entitled,
    fraction: fraction === 0 ? null : `${fraction}/${issue.denominator}`,
    amount: formatMoney(amountOf(issue, entitled)),
    taken,
    left,
    paid: formatMoney(amountOf(issue, taken) + (isSettled ? extraPaid : 0n)),
    extraCeiling: moneyOrNull(ceiling),
    extraPrice: moneyOrNull(issue.extraPrice),
    extraPricedAt: pricedAtOf(issue, context.calendar),
    extraAsked: Number(asked),
    extraMaximum: state === 'open' ? extraMaximum(issue, own, now) : 0,
    extraAllotted: own === null ? null : numberOrNull(own.extraAllotted),
    extraHeld: formatMoney(isSettled ? 0n : heldFor(issue, asked)),
    released: formatMoney(isSettled ? heldFor(issue, asked) - extraPaid : 0n),
    lapsed: own === null ? null : numberOrNull(own.lapsed),
    proceeds: formatMoney(own?.proceeds ?? 0n),
    canTake: state === 'open' && (left > 0 || (entitled > 0 && extraMaximum(issue, own, now) > 0)),
    outlook: outlookOf(issue, { held, left, marketPrice }),
    takeUps: takeUps.map((row) => takeUpView(issue, row, isSettled)),
    position: own?.positionId?.toString() ?? null,
    entries: [...takeUps.flatMap(({ entryId, extraEntryId }) => [entryId, extraEntryId]), own?.proceedsEntryId ?? null]
      .filter((id) => id !== null)
      .map(String),
  };
}

/** Others may still wait where the customer has shares or money. */
function stateOf(issue: IssueRow, { now, own, payEnd }: IssueContext): IssueView['state'] {
  const isDone = own === null ? issue.sharedAt !== null : own.settledAt !== null;
  return isDone ? 'settled' : issueStateOf(issue, now, payEnd);
}

const moneyOrNull = (amount: Minor | null) => (amount === null ? null : formatMoney(amount));

/** While they are not shared out, the first that may be it. */
function pricedAtOf({ payBy, sharedAt, extraPricedAt, extraCeilingPercent }: IssueRow, calendar: Calendar) {
  if (sharedAt !== null || extraCeilingPercent === null) return numberOrNull(extraPricedAt);
  return pricingSessions(calendar, Number(payBy))[0]!.close;
}

type Outlook = IssueView['outlook'];

/** With the price before the ex-date: the market's until it is written down. */
function outlookOf(
  issue: IssueRow,
  { held, left, marketPrice }: { held: number; left: number; marketPrice: Minor | null },
): Outlook {
  const before = issue.priceBefore ?? marketPrice;
  if (held === 0 || before === null || before === 0n || issue.withdrawnAt !== null) return null;
  const after = issue.priceAfter ?? priceAfterOf(issue, before);
  return {
    priceBefore: formatMoney(before),
    priceAfter: formatMoney(after),
    valueBefore: formatMoney(before * BigInt(held)),
    valueAfter: formatMoney(after * BigInt(held)),
    lapses: left,
    loss: formatMoney(lossOf(issue, { held, left: BigInt(left), price: before })),
    cost: formatMoney(amountOf(issue, left)),
  };
}

function takeUpView(issue: IssueRow, row: TakeUpRow, isSettled: boolean): z.output<typeof rightsTakeUp> {
  return {
    id: row.id.toString(),
    at: Number(row.at),
    shares: Number(row.shares),
    paid: formatMoney(amountOf(issue, row.shares)),
    extra: Number(row.extra),
    held: formatMoney(isSettled ? 0n : heldFor(issue, row.extra)),
    entry: row.entryId?.toString() ?? null,
  };
}
