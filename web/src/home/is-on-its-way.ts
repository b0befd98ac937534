/** A first answer may still come; one that failed keeps nothing waiting. */
import type { CallState } from '../data/use-call.ts';

export function isOnItsWay({ data, failure }: Pick<CallState<unknown>, 'data' | 'failure'>): boolean {
  return data === undefined && failure === null;
}
