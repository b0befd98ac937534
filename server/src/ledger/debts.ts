/**
 * What must be true of debts: money that the house advances comes with the entry that lacked it, and what pays a debt off comes
 * with the entry that brought it. That entry stands right beside in the customer's chain, under the same number, and is judged itself by
 * the domain it is of. What pays from cash that became free stands alone. Nobody owes beside free cash.
 */
import { FREED_DEBT } from '@bahi/core/ledger.ts';
import type { Invariant } from './invariants.ts';

/** By the part of the debt's entry: which entry it belongs to (core/src/ledger.ts, core/src/ledger-actions.ts). */
const IS_OF = `case d.part
    when -1 then x.kind = 'reversal' and x.part = 0
    when -2 then x.kind in ('split', 'bonus') and x.part = 0
    when -3 then x.kind = 'dividend' and x.part = 0
    when -4 then x.kind = 'rights_charged' and x.part = 0
    when -5 then x.kind = 'exchange_in' and x.part = 0
    -- Of a date, whose number is the part of its fee.
    when least(d.part, ${FREED_DEBT - 1}) then x.kind = 'borrow_fee' and x.part = -d.part
    else x.kind = 'position_close' and x.part = d.part or x.kind = 'deposit' and d.part = 0 and x.part = 0
  end`;

/** The cash of each debt of `fresh`, as `d`, and its neighbour's, as `x`; no neighbour, no cash. */
function besides(kind: 'receivable_raised' | 'receivable_settled', isBeside: string): string {
  return `(select f.*, p.amount as cash from fresh f
        left join ledger.posting p on p.entry_id = f.id and p.account = 'cash' where f.kind = '${kind}') d
      left join lateral (
        select x.kind, p.amount as cash from ledger.entry x
        join ledger.posting p on p.entry_id = x.id and p.account = 'cash'
        where x.reference = d.reference and x.customer_id = d.customer_id and x.currency = d.currency and x.at = d.at
          and x.position_id is not distinct from d.position_id and ${isBeside} and ${IS_OF}
      ) x on true`;
}

export const DEBT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'debt_is_of_its_entry',
    meaning:
      'What a customer is advanced is no more than what the next entry takes: a close, a correction, a dividend, a fraction, rights or a fee of borrowed shares.',
    // A close and a fraction take all of it from what was advanced; the others first what was free.
    sql: `select d.id as entry, d.reference, d.part, d.cash, x.kind, x.cash as taken
      from ${besides('receivable_raised', 'x.first_seq = d.first_seq + 2')}
      where x.kind is null or x.kind in ('deposit', 'exchange_in') or d.cash is null or d.cash > -x.cash
        or x.kind in ('position_close', 'split', 'bonus') and d.cash <> -x.cash`,
  },
  {
    name: 'payment_of_a_debt_is_of_its_entry',
    meaning:
      'What pays off a debt is no more than what the entry before brought, or took beyond its margin, or stands under its own number.',
    sql: `select d.id as entry, d.reference, d.part, d.cash, x.kind, x.cash as brought
      from ${besides('receivable_settled', 'x.first_seq between d.first_seq - 4 and d.first_seq - 1')}
      where d.cash is null or case when d.part = ${FREED_DEBT} then d.reference <> d.id
        else x.kind is null or x.kind in ('dividend', 'rights_charged')
          or -d.cash > case when x.kind in ('deposit', 'exchange_in', 'reversal') then x.cash else -x.cash end end`,
  },
  {
    name: 'who_owes_has_nothing_free',
    meaning:
      'Whatever becomes free of a customer who owes pays the debt at once: cash on hold alone stands beside one.',
    sql: `select customer_id, currency, cash, held, receivable from book where receivable > 0 and cash > held`,
  },
];
