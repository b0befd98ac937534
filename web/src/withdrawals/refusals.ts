/** Which refusal of a withdrawal belongs beside which field, and which of the closed gates is said first. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';

type Gate = OutputOf<typeof getWithdrawalTerms>['gates'][number];

/** Null: about the whole request. */
export function fieldOf(code: string): 'amount' | 'destination' | null {
  switch (code) {
    case 'withdrawals.below_minimum':
    case 'withdrawals.above_maximum':
    case 'withdrawals.insufficient':
      return 'amount';
    case 'destinations.unknown':
    case 'destinations.too_new':
      return 'destination';
    default:
      return null;
  }
}

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
