/** Deposits and withdrawals as what was asked for: each with its state, and pressed, its steps and what can be done. */
import { getDeposit, listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getWithdrawal, listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useRequestTexts } from '../i18n/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { DepositRequest, depositTones, type Deposit } from '../deposits/parts/deposit-request.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WithdrawalRequest, withdrawalTones, type Withdrawal } from '../withdrawals/parts/withdrawal-request.tsx';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { recordTexts } from './texts.ts';

/** `opened`: of a link, shown on top when it is not among the newest. */
export function Deposits({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(recordTexts);
  const words = useRequestTexts();
  const list = usePagedCall(listDeposits, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getDeposit, { deposit: opened ?? '' }, { enabled: opened !== undefined }).data;
  const row = (deposit: Deposit) => {
    const { id, status, amount, createdAt } = deposit;
    const chip = { tone: depositTones[status], text: words.depositStatus[status] };
    return (
      <RequestRow
        key={id}
        title={words.deposit}
        amount={formatAmount(amount)}
        at={createdAt}
        chip={chip}
        isOpenAtFirst={id === opened}
      >
        <DepositRequest deposit={deposit} />
      </RequestRow>
    );
  };
  return (
    <RequestList
      list={list}
      opened={older}
      row={row}
      empty={
        <EmptyState link={href('/information/recharge')} action={words.deposit}>
          {t.requests.noDeposits}
        </EmptyState>
      }
    />
  );
}

export function Withdrawals({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(recordTexts);
  const words = useRequestTexts();
  const list = usePagedCall(listWithdrawals, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getWithdrawal, { withdrawal: opened ?? '' }, { enabled: opened !== undefined }).data;
  const row = (withdrawal: Withdrawal) => {
    const { id, status, amount, createdAt } = withdrawal;
    const chip = { tone: withdrawalTones[status], text: words.withdrawalStatus[status] };
    return (
      <RequestRow
        key={id}
        title={words.withdrawal}
        amount={formatAmount(amount)}
        at={createdAt}
        chip={chip}
        isOpenAtFirst={id === opened}
      >
        <WithdrawalRequest withdrawal={withdrawal} />
      </RequestRow>
    );
  };
  return (
    <RequestList
      list={list}
      opened={older}
      row={row}
      empty={
        <EmptyState link={href('/information/cashOut')} action={words.withdrawal}>
          {t.requests.noWithdrawals}
        </EmptyState>
      }
    />
  );
}
