/** Copy trading in a customer's case file; what came and went is told by its holdings, not once more by the journal. */
import type { EntryKind } from '@bahi/core/ledger.ts';
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

export const POOLS_TOLD: readonly EntryKind[] = ['pool_subscribed', 'pool_redeemed'];

const held = happenedIn({
  domain: 'money',
  from: 'from pools.holding d join pools.pool p on p.id = d.pool_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.id::text, 'symbol', p.symbol, 'amount', d.invested::text, 'currency', 'INR')`,
});
const asked = happenedIn({
  domain: 'money',
  from: 'from pools.redemption d join pools.pool p on p.id = d.pool_id where d.customer_id = $1',
  id: 'd.id',
  about: `jsonb_build_object('request', d.holding_id::text, 'symbol', p.symbol, 'reason', d.reason)`,
});
const flowed = happenedIn({
  domain: 'money',
  from: `from (select f.*, v.at, p.symbol from pools.flow f join pools.valuation v using (pool_id, number) join pools.pool p on p.id = f.pool_id
    where f.customer_id = $1) d where true`,
  id: 'd.entry_id',
  about: `jsonb_build_object('request', d.holding_id::text, 'symbol', d.symbol, 'amount', d.money::text, 'currency', 'INR',
    'units', (d.units / 1000.0)::numeric(20, 3)::text, 'entry', d.entry_id::text)`,
});

export const POOLS_CASE_FILE: readonly CaseFileSource[] = [
  held(`'pool.asked'`, { at: 'd.asked_at' }),
  flowed(`'pool.' || d.what`, { at: 'd.at' }),
  asked(
    `case d.reason when 'asked' then 'pool.stop_asked' when 'stop' then 'pool.stop_reached' else 'pool.end_reached' end`,
    {
      at: 'd.asked_at',
    },
  ),
  asked(`'pool.stop_taken_back'`, { at: `case d.status when 'taken_back' then d.ended_at end` }),
  held(`'pool.' || d.status`, { at: 'd.ended_at', with: `'reason', d.reason` }),
];
