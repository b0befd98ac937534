/** What must be true between withdrawals, their holds and the journal, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const WITHDRAWAL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'open_withdrawal_holds_its_amount',
    meaning: 'An open withdrawal holds exactly its amount, and every hold of a withdrawal has one that is open.',
    sql: `select coalesce(w.id, l.reference) as withdrawal, w.amount, l.active
      from (
        select w.id, w.amount from book b join withdrawals.withdrawal w on w.customer_id = b.customer_id
          and w.currency = b.currency and w.status in ('pending', 'approved')
      ) w
      full join (
        select l.reference, l.amount - l.captured - l.released as active from book b join ledger.hold l
          on l.customer_id = b.customer_id and l.currency = b.currency and l.kind = 'withdrawal' and l.ended_at is null
      ) l on l.reference = w.id
      where w.amount is distinct from l.active`,
  },
  {
    name: 'paid_withdrawal_has_its_entry',
    meaning:
      'A paid withdrawal is one entry of the same customer over its amount: the fee to the house, that of the network to its own account, the rest to the bank.',
    sql: `select w.id as withdrawal, w.amount, c.cash, c.bank, c.network from book b
      join withdrawals.withdrawal w on w.customer_id = b.customer_id and w.currency = b.currency and w.status = 'paid'
      left join lateral (
        select -sum(p.amount) filter (where p.account = 'cash') as cash,
          sum(p.amount) filter (where p.account = 'client_bank') as bank,
          coalesce(sum(p.amount) filter (where p.account = 'network_fees'), 0) as network
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.id = w.entry_id and e.kind = 'withdrawal' and e.reference = w.id and e.customer_id = w.customer_id
      ) c on true
      where c.cash is distinct from w.amount::numeric or c.bank is distinct from (w.amount - w.fee - w.network_fee)::numeric
        or c.network is distinct from w.network_fee::numeric`,
  },
  {
    name: 'wallet_payout_follows_its_rate',
    meaning:
      'What a withdrawal pays out in USDT is its amount less both fees at its rate, less than a millionth away, and the rate is the middle and half of the spread.',
    // The middle is rounded up to its last decimal, and the rate again.
    sql: `select w.id as withdrawal, w.amount, w.fee, w.network_fee, w.usdt, w.usdt_rate, w.usdt_middle from book b
      join withdrawals.withdrawal w on w.customer_id = b.customer_id and w.currency = b.currency and w.usdt is not null
      where w.usdt <> div((w.amount - w.fee - w.network_fee)::numeric * 100000000, w.usdt_rate)
        or w.usdt_rate >= w.usdt_middle * 20000.0 / (20000 - w.usdt_spread_bps) + 1
        or w.usdt_rate <= (w.usdt_middle - 1) * 20000.0 / (20000 - w.usdt_spread_bps)`,
  },
  {
    name: 'withdrawal_entry_has_its_withdrawal',
    meaning: 'Every entry that pays money out belongs to a withdrawal that staff approved and paid.',
    sql: `select e.id as entry, e.reference from fresh e
      left join withdrawals.withdrawal w on w.id = e.reference and w.entry_id = e.id and w.status = 'paid'
      where e.kind = 'withdrawal' and w.id is null`,
  },
];
