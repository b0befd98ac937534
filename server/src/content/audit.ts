/** What must be true of texts and of consent to them, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const CONTENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'text_is_by_two_people',
    meaning:
      'Each version of a text that did not come with a release is word for word what one person proposed and another approved, and is numbered without a gap.',
    sql: `select v.kind, v.key, v.number from content.version v
      left join staff.change c on c.id = v.change_id and c.kind = 'document' and c.subject = v.kind || '/' || v.key
        and c.state = 'approved' and c.maker_id = v.maker_id and c.checker_id = v.checker_id and c.maker_id <> c.checker_id
        and c.after -> 'texts' = coalesce(v.texts, 'null') and coalesce(c.after -> 'facts', 'null') = coalesce(v.facts, 'null')
      where (v.house_hash is null and c.id is null)
        or (v.number > 1 and not exists (select from content.version before where before.kind = v.kind and before.key = v.key
          and before.number = v.number - 1))`,
    isWholeOnly: true,
  },
  {
    name: 'one_text_is_in_force',
    meaning:
      'User agreement, privacy policy and the page about the firm are in force from the beginning and at every moment, never removed, each in all three languages.',
    sql: `select k.kind, v.key, v.number from unnest('{agreement,privacy,about}'::text[]) as k (kind)
      left join content.version v on v.kind = k.kind and v.key = 'main' and v.effective_at = 0
      where v.number is null and exists (select from content.version)
      union all
      select kind, key, number from content.version where texts is null and kind in ('agreement', 'privacy', 'about')
      union all
      select kind, key, number from content.version where texts is not null
        and not (texts #> '{en,body}' is not null and texts #> '{tw,body}' is not null and texts #> '{ko,body}' is not null)`,
    isWholeOnly: true,
  },
  {
    name: 'consent_is_to_what_was_in_force',
    meaning: 'Whatever a customer has accepted is the version that was in force at that moment.',
    sql: `select c.customer_id, c.kind, c.number, c.accepted_at from content.consent c
      where c.number is distinct from (select v.number from content.version v
        where v.kind = c.kind and v.key = c.key and v.effective_at <= c.accepted_at order by v.effective_at desc, v.number desc limit 1)`,
    isWholeOnly: true,
  },
];
