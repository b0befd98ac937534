/** What must be true of wishes, for the ledger's auditor. */
import type { Invariant } from '../ledger/invariants.ts';

export const SAMPLE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'answered_wish_has_its_answer',
    meaning: 'An answered wish has an answer and who gave it.',
    sql: `select w.id as wish from sample.wish w
      where w.status = 'answered' and (w.answer is null or w.decided_by is null)`,
    isWholeOnly: true,
  },
];
