/** The number of an offer or of an application in an address, and the answer that nothing has it. */
import type { CallState } from '../../data/use-call.ts';

export const ID = /^[1-9][0-9]{0,18}$/;

export function isRefusedAs(failure: CallState<unknown>['failure'], code: string): boolean {
  return failure !== null && failure.kind === 'refused' && failure.refusal.code === code;
}
