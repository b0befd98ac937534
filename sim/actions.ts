/**
 * Corporate actions of the thin market: each day one of its companies goes ex. Its price does not follow, so that who holds gains or
 * loses more than on any real market: what must hold is the books.
 */
import { addDays } from '@bahi/core/calendar.ts';
import type { CorporateAction } from '@bahi/contract/venue.ts';

const TERMS: readonly Pick<CorporateAction, 'kind' | 'numerator' | 'denominator' | 'cash'>[] = [
  { kind: 'split', numerator: 2, denominator: 1, cash: 0 },
  { kind: 'dividend', numerator: 0, denominator: 1, cash: 2_35 },
  { kind: 'bonus', numerator: 1, denominator: 3, cash: 0 },
];
/** A run does not reach further. */
const DAYS = 40;

/** Of the `at`-th of `count` companies. */
export function thinActions(at: number, count: number, firstDate: string): CorporateAction[] {
  return Array.from({ length: DAYS }, (_, day) => day)
    .filter((day) => day % count === at)
    .map((day) => {
      const terms = TERMS[day % TERMS.length]!;
      const exDate = addDays(firstDate, day + 1);
      const payDate = terms.kind === 'dividend' ? addDays(exDate, 1) : exDate;
      return { ...terms, recordDate: addDays(firstDate, day), exDate, payDate };
    });
}
