/** What must be true between customers' accounts and the journal, for the ledger's auditor (ledger/audit.ts). */
import type { Invariant } from '../ledger/invariants.ts';

/** The default since 2020-01-01, written once more. */
const DEFAULT_GRANT = '1000000.00';

/** What two people set, of the versions in force at a moment; versions begin on full minutes. */
const grantAt = (at: string): string => `replace(coalesce((select v.value #>> '{}' from configuration.version v
        where v.key = 'practiceGrant' and v.effective_from <= ${at} order by v.effective_from desc, v.number desc limit 1),
        '${DEFAULT_GRANT}'), '.', '')::numeric`;

export const ACCOUNT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'practice_grant_is_the_customers',
    meaning:
      'Practice money is given once, under the customer’s own number, in rupees, and as much as the rules of its moment say.',
    // Number, kind and part of an entry are there once: a second grant has another number or part. A process that heard late of a
    // version goes by the one before.
    sql: `select g.id as entry, g.reference, g.part, g.currency, g.cash from (
        select f.id, f.customer_id, f.reference, f.part, f.currency, f.at,
          (select sum(p.amount) from ledger.posting p where p.entry_id = f.id and p.account = 'cash') as cash
        from fresh f where f.kind = 'practice_grant'
      ) g
      where g.reference <> g.customer_id or g.part <> 0 or g.currency <> 'INR' or g.cash is null
        or g.cash not in (${grantAt('g.at')}, ${grantAt('g.at - 60000')})`,
  },
];
