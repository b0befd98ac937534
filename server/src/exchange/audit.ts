/** What must be true between exchanges and the journal, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

export const EXCHANGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'exchange_is_two_linked_entries',
    meaning:
      'An exchange is one entry out of the currency paid and one into the currency got, of the same customer, over its amounts.',
    sql: `select x.id as exchange, x.paid, x.got, o.cash as out_cash, i.cash as in_cash from book b
      join exchange.exchange x on x.customer_id = b.customer_id and b.currency in (x.from_currency, x.to_currency)
      left join lateral (
        select e.currency, p.amount as cash from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account = 'cash'
        where e.id = x.out_entry and e.kind = 'exchange_out' and e.reference = x.id and e.customer_id = x.customer_id
      ) o on true
      left join lateral (
        select e.currency, p.amount as cash from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account = 'cash'
        where e.id = x.in_entry and e.kind = 'exchange_in' and e.reference = x.id and e.customer_id = x.customer_id
      ) i on true
      where o.cash is distinct from -x.paid or i.cash is distinct from x.got
        or o.currency is distinct from x.from_currency or i.currency is distinct from x.to_currency`,
  },
  {
    name: 'exchange_gives_no_more_than_its_rate',
    meaning:
      'What was got is what was paid at the rate, less than a minor unit away, and the rate is the middle less half of the spread.',
    sql: `select x.id as exchange, x.paid, x.got, x.rate, x.middle, x.spread_bps from (
        select x.*, power(10::numeric, case when from_currency in ('JPY', 'VND', 'KRW') then 0 else 2 end) as from_units,
          power(10::numeric, case when to_currency in ('JPY', 'VND', 'KRW') then 0 else 2 end) as to_units
        from book b join exchange.exchange x on x.customer_id = b.customer_id and b.currency = x.from_currency
      ) x
      where x.got > x.paid * (x.rate + 1) * x.to_units / (x.from_units * 100000000)
        or x.got + 1 <= x.paid * x.rate * x.to_units / (x.from_units * 100000000) - x.rate * x.to_units / (x.from_units * 100000000)
        or x.rate > (x.middle + 1) * (20000 - x.spread_bps) / 20000.0
        or x.rate + 1 < x.middle * (20000 - x.spread_bps) / 20000.0`,
  },
  {
    name: 'exchange_entry_has_its_exchange',
    meaning: 'Every entry that moves money between currencies belongs to an exchange.',
    sql: `select e.id as entry, e.reference from fresh e
      left join exchange.exchange x on x.id = e.reference and e.id in (x.out_entry, x.in_entry)
      where e.kind in ('exchange_out', 'exchange_in') and x.id is null`,
  },
];
