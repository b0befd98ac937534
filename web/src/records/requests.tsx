/** Deposits and withdrawals as what was asked for: each with its state, and pressed, its steps and what can be done. */
import type { ReactNode } from 'react';
import { getDeposit, listDeposits } from '@bahi/contract/deposits/calls.ts';
import { getWithdrawal, listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCall, type CallState } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { usePagedCall, type PagedState } from '../data/use-paged-call.ts';
import { useRequestTexts } from '../i18n/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { DepositRequest, depositTones, type Deposit } from '../deposits/parts/deposit-request.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { WithdrawalRequest, withdrawalTones, type Withdrawal } from '../withdrawals/parts/withdrawal-request.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { recordTexts } from './texts.ts';

/** `opened`: of a link, shown on top when it is not among the newest. */
export function Deposits({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(recordTexts);
  const words = useRequestTexts();
  const list = usePagedCall(listDeposits, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getDeposit, { deposit: opened ?? '' }, { enabled: isOlder(list, opened) });
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
    <Requests list={list} older={older} row={row} empty={t.requests.noDeposits}>
      <Button variant="soft" size="medium" href={href('/information/recharge')}>
        {words.deposit}
      </Button>
    </Requests>
  );
}

export function Withdrawals({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(recordTexts);
  const words = useRequestTexts();
  const list = usePagedCall(listWithdrawals, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getWithdrawal, { withdrawal: opened ?? '' }, { enabled: isOlder(list, opened) });
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
    <Requests list={list} older={older} row={row} empty={t.requests.noWithdrawals}>
      <Button variant="soft" size="medium" href={href('/information/cashOut')}>
        {words.withdrawal}
      </Button>
    </Requests>
  );
}

interface RequestsProps<Request extends { readonly id: string }> {
  readonly list: PagedState<Request, unknown>;
  readonly older: CallState<Request>;
  readonly row: (request: Request) => ReactNode;
  readonly empty: string;
  /** What to do where there is none. */
  readonly children: ReactNode;
}

function Requests<Request extends { readonly id: string }>({
  list,
  older,
  row,
  empty,
  children,
}: RequestsProps<Request>) {
  return (
    <Loaded from={list} empty={<EmptyState action={children}>{empty}</EmptyState>}>
      {(rows) => (
        <>
          {older.data !== undefined && !rows.some(({ id }) => id === older.data?.id) && (
            <ul className="border-b border-line">{row(older.data)}</ul>
          )}
          <ul className="border-b border-line">{rows.map(row)}</ul>
          <LoadMore from={list} />
        </>
      )}
    </Loaded>
  );
}

function isOlder(
  { data }: { readonly data: readonly { readonly id: string }[] | undefined },
  id: string | undefined,
): boolean {
  return id !== undefined && data !== undefined && !data.some((request) => request.id === id);
}
