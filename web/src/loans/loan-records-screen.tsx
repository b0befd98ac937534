/** information/jkjl: own loans and requests, newest first; pressed, each opens into its slip with every line of the ledger that it made. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getLoan, listLoanLines, listLoans, type loanLine } from '@bahi/contract/loans/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, signOf } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Num } from '../ui/num.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { sumOf } from './parts/repayment.ts';
import { LoanSlip, loanChip, type Loan } from './loan-slip.tsx';
import { loanTexts } from './texts.ts';

export default function LoanRecordsScreen() {
  const t = useTexts(loanTexts);
  const { loan } = useQuery('/information/jkjl');
  const loans = usePagedCall(listLoans, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getLoan, { loan: loan ?? '' }, { enabled: loan !== undefined }).data;
  return (
    <Screen title={t.recordsTitle} isNarrow>
      <div className="pt-2">
        <RequestList
          list={loans}
          opened={older}
          row={(row) => <LoanRow key={row.id} loan={row} isOpenAtFirst={row.id === loan} />}
          empty={
            <EmptyState link={href('/information/loan')} action={t.toLoan}>
              {t.emptyRecords}
            </EmptyState>
          }
        />
      </div>
    </Screen>
  );
}

function LoanRow({ loan, isOpenAtFirst }: { readonly loan: Loan; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(loanTexts);
  return (
    <RequestRow
      title={t.days(loan.termDays)}
      amount={formatAmount(loan.amount)}
      at={loan.createdAt}
      chip={loanChip(loan, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <Detail loan={loan} />
    </RequestRow>
  );
}

function Detail({ loan }: { readonly loan: Loan }) {
  const t = useTexts(loanTexts);
  const isPaidOut = loan.state === 'in_progress' || loan.state === 'ended';
  const detail = useCall(getLoan, { loan: loan.id }, { enabled: isPaidOut });
  return (
    <>
      <LoanSlip loan={loan}>{detail.data !== undefined && <Sums detail={detail.data} />}</LoanSlip>
      {isPaidOut && <Lines loan={loan.id} title={t.lines} />}
    </>
  );
}

function Sums({ detail }: { readonly detail: OutputOf<typeof getLoan> }) {
  const t = useTexts(loanTexts);
  return (
    <>
      <SlipRow label={t.interestCharged} value={formatAmount(detail.interestCharged)} />
      <SlipRow label={t.repaidSum} value={formatAmount(detail.repaid)} />
    </>
  );
}

function Lines({ loan, title }: { readonly loan: string; readonly title: string }) {
  const t = useTexts(loanTexts);
  const lines = usePagedCall(listLoanLines, { loan });
  return (
    <ListGroup title={title}>
      <Loaded from={lines} empty={<p className="px-4 text-ink-2">{t.noLines}</p>}>
        {(rows) => (
          <>
            {rows.map((line) => (
              <Line key={line.entry} line={line} />
            ))}
          </>
        )}
      </Loaded>
      <LoadMore from={lines} />
    </ListGroup>
  );
}

/** Leads to its entry in the books. */
function Line({ line }: { readonly line: z.output<typeof loanLine> }) {
  const t = useTexts(loanTexts);
  const { entry, kind, at, date, principal, interest } = line;
  const time = formatDateTime(at, marketZone());
  const isSplit = kind === 'loan_repaid' && signOf(principal) !== 0 && signOf(interest) !== 0;
  return (
    <ListRow
      title={date === null ? t.line[kind] : t.interestOf(formatBusinessDate(date))}
      detail={isSplit ? `${time} · ${t.split(formatAmount(principal), formatAmount(interest))}` : time}
      value={<Num>{formatAmount(sumOf(principal, interest))}</Num>}
      href={href('/information/fundRecord', { entry })}
    />
  );
}
