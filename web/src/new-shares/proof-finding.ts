/** A finding of the verifiers of a draw and of the log of draws as a sentence. Pure. */
import type { DrawLogFinding } from '@bahi/core/draw-log.ts';
import type { DrawFinding } from '@bahi/core/lottery-verify.ts';
import type { OwnFinding } from './proof.ts';
import type { ProofTexts } from './proof-texts.en.ts';

export function findingText(finding: DrawFinding | OwnFinding, { finding: said }: ProofTexts): string {
  switch (finding.problem) {
    case 'malformed':
      return said.malformed(finding.field);
    case 'application_doubled':
    case 'application_misplaced':
    case 'application_missing':
    case 'winner_misplaced':
    case 'own_missing':
      return said[finding.problem](finding.application);
    case 'own_lots_differ':
    case 'own_result_differs':
      return said[finding.problem](finding.application, finding.stated, finding.known);
    case 'applications_exceeded':
      return said.applications_exceeded(finding.customer, finding.count, finding.maximum);
    case 'count_differs':
    case 'persons_differ':
    case 'lots_differ':
      return said[finding.problem](finding.stated, finding.counted);
    case 'winner_added':
    case 'winner_missing':
      return said[finding.problem](finding.application, finding.lots);
    case 'winner_changed':
      return said.winner_changed(finding.application, finding.stated, finding.computed);
    case 'foreign':
      return said.foreign[finding.field];
    default:
      return said[finding.problem];
  }
}

export function logFindingText(finding: DrawLogFinding, { logFinding: said, what }: ProofTexts): string {
  switch (finding.problem) {
    case 'malformed':
      return said.malformed(finding.field);
    case 'entry_misplaced':
    case 'entry_changed':
      return said[finding.problem](finding.number);
    case 'not_logged':
    case 'logged_otherwise':
    case 'logged_twice':
    case 'logged_backdated':
      return said[finding.problem](what[finding.what]);
    default:
      return said[finding.problem];
  }
}
