/**
 * information/loan: score, limit and what is owed; then the open loan with repaying it, the request in review, or the form to ask for one;
 * then how the score is made. Nothing else of the app leads here but the account.
 */
import { Suspense, lazy } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getLoan, getLoanTerms, listLoanLines, listLoans, repayLoan } from '@bahi/contract/loans/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Num } from '../ui/num.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { BorrowForm } from './borrow-form.tsx';
import { LoanSlip } from './loan-slip.tsx';
import { RepayForm } from './parts/repay-form.tsx';
import { loanTexts } from './texts.ts';

const LOAN_KEYS = [
  'loanMinimum',
  'loanMaximum',
  'loanScoreFrom',
  'loanPerPoint',
  'loanTermDays',
  'loanRatePercent',
  'loanPromiseMinutes',
  'loanReminderDays',
] as const;

type Terms = OutputOf<typeof getLoanTerms>;

const ScoreHistory = lazy(() => import('../credit-score/parts/score-history.tsx'));
const BarredNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));

export default function LoanScreen() {
  const t = useTexts(loanTexts);
  const terms = useCall(getLoanTerms, {}, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={terms}>
        {(now) => (
          <div className="flex flex-col gap-5 pt-2">
            <Figures terms={now} />
            <Current terms={now} />
            <p className="px-4 text-small text-ink-2">{t.rules(now.ratePercent)}</p>
            <ListGroup>
              <ListRow title={t.records} detail={t.recordsHint} href={href('/information/jkjl')} />
            </ListGroup>
            <Suspense>
              <ScoreHistory />
            </Suspense>
          </div>
        )}
      </Loaded>
      <AnnouncedNote keys={LOAN_KEYS} />
    </Screen>
  );
}

function Figures({ terms }: { readonly terms: Terms }) {
  const t = useTexts(loanTexts);
  const common = useCommonTexts();
  const isToVerify = waitsForIdentity(terms);
  const [perPoint, maximum] = [formatAmount(terms.perPoint), formatAmount(terms.maximum)];
  const figures = [
    [t.score, String(terms.score)],
    // One at a time: while one is open or asked for, there is nothing to be borrowed.
    terms.current === null
      ? [t.mayBorrow, isToVerify ? formatAmount('0') : formatAmount(terms.left)]
      : [t.limit, formatAmount(terms.limit)],
    [t.owe, formatAmount(terms.owed)],
  ] as const;
  return (
    <section aria-label={t.figures} className="px-4">
      <p className="pb-1 text-small text-ink-3">{common.amountsIn('INR')}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-ink-2">{label}</dt>
            <dd>
              <Num className="text-title font-semibold">{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-1 text-small text-ink-2">
        {isToVerify
          ? t.onceVerified({ from: terms.scoreFrom, perPoint, maximum })
          : t.limitBy({
              score: terms.score,
              from: terms.scoreFrom,
              perPoint,
              limit: formatAmount(terms.limit),
              maximum,
            })}
      </p>
    </section>
  );
}

/** Whatever the score, nothing can be borrowed before. */
function waitsForIdentity({ current, refusal }: Terms): boolean {
  return current === null && refusal?.code.startsWith('verification.') === true;
}

/** What can be done now. */
function Current({ terms }: { readonly terms: Terms }) {
  const t = useTexts(loanTexts);
  const text = useRefusalText();
  const { current, refusal, available } = terms;
  if (current?.state === 'in_progress') {
    const { dueDate, waitsUntil } = current;
    const due = formatBusinessDate(dueDate!);
    return (
      <StandingRequest title={t.openTitle}>
        {current.isOverdue && (
          <div className="px-4">
            <Nudge>{t.overdueBody(due)}</Nudge>
          </div>
        )}
        {waitsUntil !== null && !current.isOverdue && (
          <div className="px-4">
            <Nudge tone="info">{t.waits(due, formatDateTime(waitsUntil, marketZone()))}</Nudge>
          </div>
        )}
        <LoanSlip loan={current} />
        <RepayForm
          endpoint={repayLoan}
          inputOf={(amount) => ({ loan: current.id, amount })}
          keepAs={`repay-${current.id}`}
          changes={[getLoanTerms, listLoans, getLoan, listLoanLines]}
          domain="loans"
          debt={current}
          available={available}
          note={t.interestFirst}
        />
      </StandingRequest>
    );
  }
  if (current !== null) {
    return (
      <StandingRequest title={t.pendingTitle} body={t.pendingBody}>
        <LoanSlip loan={current} />
      </StandingRequest>
    );
  }
  if (waitsForIdentity(terms))
    return (
      <div className="px-4">
        <VerifyCard />
      </div>
    );
  if (refusal?.code === 'identity.frozen')
    return (
      <div className="px-4">
        <Suspense>
          <BarredNote />
        </Suspense>
      </div>
    );
  return <BorrowForm terms={terms} blockedBecause={refusal === null ? null : text(refusal)} />;
}
