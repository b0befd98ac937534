/** Actions and dividends as the contract shows them. */
import type { corporateAction, dividend as dividendShape } from '@bahi/contract/corporate-actions/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import { timelineOf, type Course, type Step } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { DividendRow } from './application-store.ts';
import { stateOfAnnounced } from './announced.ts';
import type { ActionNote } from './announced-store.ts';
import type { ListedAction } from './store.ts';

export type ActionView = z.output<typeof corporateAction>;
export type DividendView = z.output<typeof dividendShape>;
type Listings = Pick<MarketFeed, 'instrument'>;

export function actionView(feed: Listings, action: ListedAction, notes: readonly ActionNote[] = []): ActionView {
  const { symbol, kind, numerator, denominator, recordDate, exDate, payDate } = action;
  return {
    id: action.id.toString(),
    symbol,
    name: nameOf(feed, symbol),
    kind,
    numerator,
    denominator,
    perShare: kind === 'dividend' ? formatMoney(BigInt(action.cash)) : null,
    recordDate,
    exDate,
    payDate,
    state: stateOfAnnounced(action),
    notice: action.notice,
    notes: notes.map(({ at, text }) => ({ at, text })),
  };
}

/** `paysAt`: the opening of the pay date. */
export function dividendView(feed: Listings, row: DividendRow, paysAt: number): DividendView {
  const state = stateOf(row, paysAt);
  return {
    id: row.id.toString(),
    action: row.actionId.toString(),
    position: row.positionId.toString(),
    symbol: row.symbol,
    name: nameOf(feed, row.symbol),
    direction: row.direction,
    shares: row.quantity,
    perShare: formatMoney(row.cash),
    amount: formatMoney(row.amount),
    recordDate: row.recordDate,
    exDate: row.exDate,
    payDate: row.payDate,
    state,
    paidBy: row.state === 'entitled' ? null : latestOf(row, paysAt),
    canApply: state === 'to_apply' || state === 'refused',
    application:
      row.applicationId === null
        ? null
        : {
            id: row.applicationId.toString(),
            appliedAt: Number(row.appliedAt),
            promisedBy: Number(row.promisedBy),
            decidedAt: numberOrNull(row.decidedAt),
            reason: row.reason,
            note: row.note,
          },
    paidAt: numberOrNull(row.doneAt),
    entry: row.entryId?.toString() ?? null,
    timeline: timelineWith(row, state, paysAt),
  };
}

/** Who is short pays on the pay date, as everybody gets it where nobody has to apply. */
export function isOnApplication({ settlesAt, direction }: DividendRow, paysAt: number): boolean {
  return direction === 'long' && settlesAt !== null && Number(settlesAt) > paysAt;
}

function latestOf(row: DividendRow, paysAt: number): number {
  return isOnApplication(row, paysAt) ? Number(row.settlesAt) : paysAt;
}

function stateOf(row: DividendRow, paysAt: number): DividendView['state'] {
  if (row.state === 'done') return 'paid';
  if (row.state === 'entitled' || !isOnApplication(row, paysAt)) return 'upcoming';
  switch (row.applicationStatus) {
    case 'pending':
      return 'under_review';
    case 'approved':
    case 'superseded':
      return 'approved';
    case 'rejected':
      return 'refused';
    case null:
      return 'to_apply';
  }
}

/** Of the application, then of the payment. */
function timelineWith(row: DividendRow, state: DividendView['state'], paysAt: number): Step[] {
  const steps = row.applicationId === null ? [] : timelineOf(courseOf(row, state));
  if (state === 'paid') return [...steps, { step: 'paid', state: 'done', at: numberOrNull(row.doneAt) }];
  if (row.applicationId === null) return [];
  return [...steps, { step: 'paid', state: 'ahead', at: state === 'approved' ? paysAt : latestOf(row, paysAt) }];
}

function courseOf(row: DividendRow, state: DividendView['state']): Course {
  const { applicationStatus: status, decidedAt } = row;
  const isShown = status === 'approved' || state === 'under_review';
  return {
    ...row,
    status: status!,
    createdAt: row.appliedAt!,
    steps: isShown ? [['approved', decidedAt]] : [],
    promisedBy: row.promisedBy!,
  };
}

function nameOf(feed: Listings, symbol: string): string {
  return feed.instrument(symbol)?.name ?? symbol;
}
