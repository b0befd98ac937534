/**
 * Keeps what is known of requests current: a message that says something was decided or paid makes all of it old, whatever
 * screen is open then. Whoever shows requests takes the interval from here, and with it the listener.
 */
import { listDividends } from '@bahi/contract/corporate-actions.ts';
import { getDeposit, getDepositTerms, listDeposits } from '@bahi/contract/deposits.ts';
import { getUser } from '@bahi/contract/identity.ts';
import { getPlacement, getPlacementTerms, listPlacementRequests } from '@bahi/contract/placements.ts';
import { getRights, listRights } from '@bahi/contract/rights.ts';
import { getVerification } from '@bahi/contract/verification.ts';
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@bahi/contract/withdrawals.ts';
import { invalidate } from './query-client.ts';
import { arrivedMessage } from './unread.ts';

/** How often a request that waits is read again: that somebody took it up is told by no message. */
export const WAITING_REFETCH_MS = 15_000;

arrivedMessage.subscribe(() => {
  const kind = arrivedMessage.get()?.kind;
  if (kind !== 'decision' && kind !== 'money') return;
  invalidate(getUser, getVerification, getDepositTerms, listDeposits, getDeposit);
  invalidate(getWithdrawalTerms, listWithdrawals, getWithdrawal);
  invalidate(getPlacement, getPlacementTerms, listPlacementRequests, getRights, listRights, listDividends);
});
