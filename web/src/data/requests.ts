/**
 * Keeps what is known of requests current: a message that says something was decided or paid makes all of it old, whatever
 * screen is open then. Whoever shows requests takes the interval from here, and with it the listener.
 */
import { listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { getDayMandate, getDayTradingTerms, getRunningDayMandate, listDayMandates } from '@bahi/contract/day-trading/calls.ts';
import { getDeposit, getDepositTerms, listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getPledge, getPledgeTerms, listPledgeLines, listPledges } from '@bahi/contract/pledges/calls.ts';
import { getLoan, getLoanTerms, listLoanLines, listLoans } from '@bahi/contract/loans/calls.ts';
import { getPlacement, getPlacementTerms, listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { getPool, getPoolHolding, getPoolTerms, listPoolHoldings } from '@bahi/contract/pools/calls.ts';
import { getRights, listRights } from '@bahi/contract/rights/calls.ts';
import { getTicket, listTickets } from '@bahi/contract/support/calls.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { invalidate } from './query-client.ts';
import { arrivedMessage } from './unread.ts';

/** How often a request that waits is read again: that somebody took it up is told by no message. */
export const WAITING_REFETCH_MS = 15_000;

arrivedMessage.subscribe(() => {
  const kind = arrivedMessage.get()?.kind;
  if (kind !== 'decision' && kind !== 'money') return;
  invalidate(getUser, getVerification, getDepositTerms, listDeposits, getDeposit);
  invalidate(getWithdrawalTerms, listWithdrawals, getWithdrawal);
  invalidate(getLoanTerms, listLoans, getLoan, listLoanLines);
  invalidate(getPledgeTerms, listPledges, getPledge, listPledgeLines);
  invalidate(getPlacement, getPlacementTerms, listPlacementRequests, getRights, listRights, listDividends);
  invalidate(getPool, getPoolTerms, listPoolHoldings, getPoolHolding);
  invalidate(getTicket, listTickets);
  invalidate(getDayTradingTerms, listDayMandates, getDayMandate, getRunningDayMandate);
});
