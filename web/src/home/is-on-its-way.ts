/** The first answer of this visit may still come, which what an earlier one kept is not; one that failed keeps nothing waiting. */
import type { CallState } from '../data/use-call.ts';

export function isOnItsWay({
  data,
  failure,
  isKept,
}: Pick<CallState<unknown>, 'data' | 'failure' | 'isKept'>): boolean {
  return (data === undefined || isKept) && failure === null;
}
