/** What identity and money ask for next: a refusal to read, then verify, then the first deposit. Mostly what comes after (`children`). */
import type { ReactNode } from 'react';
import { listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { serverNow } from '../data/clock.ts';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { isOnItsWay } from './is-on-its-way.ts';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './task-texts.ts';

/** How long a refusal is news, unless another request follows it. */
const NEWS_MS = 3 * 86_400_000;
const newest = { page: 1, pageSize: 1 };
/** Home is not where one waits for a reviewer: a message says when something is decided. */
const waiting = { refetchMs: 4 * WAITING_REFETCH_MS };

export default function MoneyTask({ children }: { readonly children: ReactNode }) {
  const t = useTexts(taskTexts);
  const identity = useCall(getVerification, {}, waiting);
  const deposits = useCall(listDeposits, newest, waiting);
  const withdrawals = useCall(listWithdrawals, newest, waiting);
  if (isOnItsWay(identity) || isOnItsWay(deposits) || isOnItsWay(withdrawals)) return null;
  const state = identity.data?.state;
  const deposit = deposits.data?.rows[0];
  const withdrawal = withdrawals.data?.rows[0];
  if (state === 'failed') {
    return (
      <TaskCard {...t.fixIdentity} tone="waiting" link={href('/information/authInfo', { return: '/home/index' })} />
    );
  }
  if (isRefusedNow(withdrawal)) {
    const link = href('/information/fundRecord', { tab: 'withdrawals', withdrawal: withdrawal.id });
    return <TaskCard {...t.withdrawalRejected} tone="waiting" link={link} />;
  }
  if (isRefusedNow(deposit)) {
    const link = href('/information/fundRecord', { tab: 'deposits', deposit: deposit.id });
    return <TaskCard {...t.depositRejected} tone="waiting" link={link} />;
  }
  if (state === 'not_verified') {
    return <TaskCard {...t.verify} link={href('/information/authInfo', { return: '/home/index' })} />;
  }
  if (state === 'verified' && deposits.data?.total === 0) {
    return <TaskCard {...t.deposit} link={href('/information/recharge')} />;
  }
  return children;
}

interface Request {
  readonly status: string;
  readonly decidedAt: number | null;
}

function isRefusedNow<R extends Request>(request: R | undefined): request is R {
  return request?.status === 'rejected' && (request.decidedAt ?? 0) > serverNow() - NEWS_MS;
}
