/** Requests for placements as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { requests } from './store.ts';
import { PLACEMENT_RULE } from './published-rule.ts';

export interface PlacementCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly offerId: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly lots: number;
  readonly lotSize: number;
  readonly price: Minor;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** Of the offer: what can still be allotted, and what all requests that wait ask for. */
  readonly remainingLots: number;
  readonly askedLots: bigint;
  readonly allottedLots: number | null;
  readonly lockDays: number;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.offer_id as "offerId", o.symbol, o.name, d.lots,
  o.lot_size as "lotSize", o.price, d.amount, 'INR' as currency, d.status, o.lots - o.allotted_lots as "remainingLots",
  (select coalesce(sum(w.lots), 0) from placements.request w where w.offer_id = d.offer_id and w.status = 'pending') as "askedLots",
  d.allotted_lots as "allottedLots", o.lock_days as "lockDays", d.created_at as "at", d.promised_by as "promisedBy",
  d.decided_name as "decidedName", d.decided_at as "decidedAt"`;

const stored = createCaseQueue<PlacementCase>({
  table: 'placements.request',
  columns: COLUMNS,
  joins: 'join placements.offer o on o.id = d.offer_id',
  waiting: { where: `d.status in ('pending')`, order: ['d.id'] },
  decided: { where: `d.status in ('allotted', 'rejected')`, order: ['d.decided_at', 'd.id'] },
  matches: (text) => `d.offer_id = any (array(select id from placements.offer where symbol = upper(${text})))`,
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { cases, caseOf } = stored;

export const PLACEMENTS_QUEUE: Queue = {
  name: 'placements',
  rule: PLACEMENT_RULE,
  ...shownAs(stored, shown),
  open: ['pending'],
  markClaimed: requests.markClaimed,
  figures: createCaseFigures({
    table: 'placements.request',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status = 'allotted'`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: null,
};

function shown(row: PlacementCase): QueueCase {
  const hints = [{ key: 'placement', params: { symbol: row.symbol, lots: row.lots } }];
  return { ...row, ...BY_ONE, hints };
}
