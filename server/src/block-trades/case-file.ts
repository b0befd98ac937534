/** Requests for block trades in a customer's case file. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'money',
  from: 'from block_trades.request d join block_trades.offer o on o.id = d.offer_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'symbol', o.symbol, 'name', o.name, 'lots', d.lots,
    'amount', d.total::text, 'currency', 'INR')`,
});

export const BLOCK_TRADES_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'block_trade.requested'`, { at: 'd.created_at' }),
  happened(`'block_trade.' || d.status`, {
    at: 'd.decided_at',
    by: 'd.decided_name',
    with: `'allotted', d.approved_lots, 'reason', d.reason, 'note', d.note`,
  }),
];
