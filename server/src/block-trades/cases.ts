/** Requests for block trades as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import { createCaseFigures } from '../platform/case-figures.ts';
import { createCaseQueue } from '../platform/case-queue.ts';
import { BY_ONE, shownAs, type Queue, type QueueCase } from '../platform/queue.ts';
import { requests } from './store.ts';
import { BLOCK_RULE } from './published-rule.ts';

export interface BlockCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly offerId: bigint;
  readonly symbol: string;
  readonly lots: number;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** Of the offer. */
  readonly remainingLots: number;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.offer_id as "offerId", o.symbol, d.lots, d.amount,
  'INR' as currency, d.status, o.lots - o.sold_lots as "remainingLots", d.created_at as "at", d.promised_by as "promisedBy",
  d.decided_name as "decidedName", d.decided_at as "decidedAt"`;

const stored = createCaseQueue<BlockCase>({
  table: 'block_trades.request',
  columns: COLUMNS,
  joins: 'join block_trades.offer o on o.id = d.offer_id',
  waiting: { where: `d.status in ('pending')`, order: ['d.id'] },
  decided: { where: `d.status in ('approved', 'rejected', 'expired')`, order: ['d.decided_at', 'd.id'] },
  matches: (text) => `d.offer_id = any (array(select id from block_trades.offer where symbol = upper(${text})))`,
  mayTake: (staff) => `${staff}::bigint is not null`,
});

export const { caseOf } = stored;

export const BLOCK_TRADES_QUEUE: Queue = {
  name: 'block_trades',
  rule: BLOCK_RULE,
  ...shownAs(stored, shown),
  open: ['pending'],
  markClaimed: requests.markClaimed,
  figures: createCaseFigures({
    table: 'block_trades.request',
    waiting: `d.status = 'pending'`,
    at: 'd.created_at',
    promisedBy: 'd.promised_by',
    approved: { where: `d.status = 'approved'`, at: 'd.decided_at' },
    rejected: { where: `d.status = 'rejected'`, at: 'd.decided_at' },
    reasons: 'select d.reason',
  }),
  promise: null,
};

function shown(row: BlockCase): QueueCase {
  const hints = [{ key: 'placement', params: { symbol: row.symbol, lots: row.lots } }];
  return { ...row, ...BY_ONE, hints };
}
