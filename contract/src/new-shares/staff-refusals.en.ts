/** English texts of refusals that only staff meet who draw and enter results. */
import type { newSharesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.result_decided': 'The result of this offer has been decided: it can no longer be called off.',
  'draws.drawn': 'This draw has already been held. It is held only once.',
  'draws.not_closed': 'Applications for this offer are not closed yet, or its public value is not due yet.',
  'draws.value_missing': 'The closing level of {index} has not been recorded yet.',
};
