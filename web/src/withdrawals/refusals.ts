/** Which refusal of a withdrawal belongs beside which field, and which of the closed gates is said first. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';

type Gate = OutputOf<typeof getWithdrawalTerms>['gates'][number];

/** Any other is about the whole request. */
export const fieldOf = {
  'withdrawals.below_minimum': 'amount',
  'withdrawals.above_maximum': 'amount',
  'withdrawals.insufficient': 'amount',
  'destinations.unknown': 'destination',
  'destinations.too_new': 'destination',
  'withdrawals.inr_only': 'destination',
  'withdrawals.below_network_fee': 'amount',
} as const;

/**
 * What the request would be refused with, in the server's order: a freeze first, and that money is short last, since another
 * gate often says why. Not that the fund password is missing: the sheet that asks for it sets it (state P).
 */
export function mainRefusal(gates: readonly Gate[]): Gate['refusal'] {
  const refusals = gates
    .filter(({ gate }) => gate !== 'fund_password')
    .map(({ refusal }) => refusal)
    .filter((refusal) => refusal !== null);
  return (
    refusals.find(({ code }) => code === 'identity.frozen') ??
    refusals.find(({ code }) => code !== 'withdrawals.insufficient') ??
    refusals[0] ??
    null
  );
}
