/**
 * The withdrawals queue: where money would go, in full, and what changed about the account of late. One or two people approve it,
 * then whoever paid it at the bank says so with the bank's reference.
 */
import {
  approveWithdrawal,
  bankReferenceForm,
  getWithdrawalCase,
  payWithdrawal,
  rejectWithdrawal,
} from '@bahi/contract/staff/reviews.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState, type ReactNode, type RefObject } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { noteOf } from '../queues/case-work.ts';
import { Column, Fact, Facts, Part } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn, forOneReason } from '../queues/decision-column.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { parseAmount, TypedDialog } from '../queues/typed-dialog.tsx';
import { WithheldNotice } from '../queues/withheld.tsx';
import { inOrder } from '../queues/reasons.ts';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getWithdrawalCase>;
type Reason = InputOf<typeof rejectWithdrawal>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({
  name_differs: true,
  destination_returned: true,
  suspected_fraud: true,
  asked: true,
  court_order: true,
  not_approved: true,
});

const part: QueuePart<Case> = {
  queue: 'withdrawals',
  read: (id) => ask(getWithdrawalCase, { case: id }),
  copied: ({ withdrawal }) => withdrawal.id,
  View: WithdrawalCase,
};

export default function WithdrawalsPage() {
  return <QueuePage part={part} />;
}

function WithdrawalCase({ data, work, headingRef, onAgain }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { withdrawal, customer, firstApproval, withheld } = data;
  const [isTyping, setTyping] = useState(false);
  const [wasSentBefore, setSentBefore] = useState(false);
  const name = customer.name ?? customer.account;
  const isApproved = withdrawal.status === 'approved';

  const approve = (amount: string) =>
    work.decide(async () => {
      const { next, needsSecond } = await ask(approveWithdrawal, { case: withdrawal.id, amount, ...noteOf(work.note) });
      return { next, said: needsSecond ? queues.approvedFirst(name) : queues.approved(name) };
    });
  const reject = (reason: Reason) =>
    work.decide(async () => {
      const { next } = await ask(rejectWithdrawal, { case: withdrawal.id, reason, ...noteOf(work.note) });
      return { next, said: queues.rejected(name) };
    });
  const pay = (bankReference: string) =>
    work.decide(async () => {
      await ask(payWithdrawal, {
        case: withdrawal.id,
        bankReference,
        ...(data.isBarred && wasSentBefore ? { wasSentBefore } : {}),
      });
      return { said: texts.paid(name) };
    });

  const dialog = { work, onClose: close };
  function close() {
    setTyping(false);
    setSentBefore(false);
    work.forgetProblem();
  }
  const summary = (
    <Typography>
      {name} · {data.destination.lines.map(({ value }) => value).join(' · ')}
    </Typography>
  );

  return (
    <>
      <Destination
        data={data}
        headingRef={headingRef}
        notice={<WithheldNotice why={withheld} work={work} onAgain={onAgain} />}
      />
      <DecisionColumn
        title={texts.title}
        work={work}
        approve={{
          label: isApproved ? texts.pay : queues.approve,
          // Nobody says of a masked number that it is right.
          waitsFor: withheld === null || work.barred !== null ? null : queues.withheld[withheld],
          run: () => setTyping(true),
        }}
        reject={forOneReason({
          label: queues.reject,
          title: texts.title,
          reasons: REASONS,
          words: texts.reasons,
          run: (reason) => void reject(reason),
        })}
        note={{ label: queues.noteToCustomer, maximum: 500 }}
        hint={
          isApproved
            ? data.isBarred
              ? texts.barredHint
              : texts.approvedHint
            : withdrawal.needsTwo
              ? queues.needsTwo
              : undefined
        }
      >
        <WithdrawalFacts data={data} />
        {firstApproval !== null && (
          <Part title={queues.firstApproval}>
            <Typography sx={{ color: 'text.secondary' }}>
              {queues.firstApprovalOf(firstApproval.by, when(firstApproval.at))}
            </Typography>
          </Part>
        )}
      </DecisionColumn>
      {isTyping &&
        (isApproved ? (
          <TypedDialog
            {...dialog}
            title={texts.payTitle}
            label={withdrawal.payout === null ? texts.bankReference : texts.hash}
            submit={texts.pay}
            inputMode="text"
            parse={parseReference}
            mistake={texts.notAReference}
            isFirst={!data.isBarred}
            onTyped={(reference) => void pay(reference)}
          >
            {summary}
            <Typography sx={{ fontWeight: 600 }}>{texts.payExactly(paidOut(withdrawal))}</Typography>
            {data.isBarred && (
              <>
                <Alert severity="error" sx={{ mt: 1 }}>
                  {texts.barredNow}
                </Alert>
                <FormControlLabel
                  sx={{ mt: 1, minHeight: 44 }}
                  control={
                    <Checkbox
                      autoFocus
                      checked={wasSentBefore}
                      onChange={(event) => setSentBefore(event.target.checked)}
                    />
                  }
                  label={texts.wasSentBefore}
                />
              </>
            )}
          </TypedDialog>
        ) : (
          <TypedDialog
            {...dialog}
            title={texts.confirm}
            label={queues.typeAmount(withdrawal.currency)}
            submit={queues.approve}
            inputMode="decimal"
            parse={parseAmount}
            mistake={queues.notAnAmount}
            onTyped={(amount) => void approve(amount)}
          >
            {summary}
            <Typography sx={{ color: 'text.secondary' }}>{queues.typeAmountHint}</Typography>
          </TypedDialog>
        ))}
    </>
  );
}

/** In place of a document: what is checked against the bank's own form. */
function Destination({
  data,
  headingRef,
  notice,
}: {
  data: Case;
  headingRef: RefObject<HTMLHeadingElement | null>;
  notice: ReactNode;
}) {
  const { payee } = useTexts();
  const texts = useWords(ownWords);
  const { destination, customer, recentChanges } = data;
  const { holderMatches, otherHolders } = destination;
  return (
    <Column area="document" title={texts.destination} headingRef={headingRef}>
      <Bars data={data} />
      {notice}
      <Facts>
        {destination.lines.map(({ label, value }) => (
          <Fact key={label} label={payee[label]}>
            {value}
          </Fact>
        ))}
        <Fact
          label={texts.holder}
          mark={holderMatches === false ? 'bad' : 'good'}
          finding={
            holderMatches === null ? texts.holderUnknown : holderMatches ? texts.holderSame : texts.holderDiffers
          }
        >
          {customer.name ?? texts.notVerified}
        </Fact>
        <Fact
          label={texts.otherHolders}
          mark={otherHolders.length === 0 ? 'good' : 'bad'}
          finding={otherHolders.length === 0 ? undefined : texts.otherHoldersAlso}
        >
          {otherHolders.length === 0 ? texts.otherHoldersNone : otherHolders.map(({ account }) => account).join(', ')}
        </Fact>
        <Fact label={texts.added}>{when(destination.addedAt)}</Fact>
      </Facts>
      <Part title={texts.recent}>
        {recentChanges.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noRecent}</Typography>}
        {recentChanges.map(({ what, at }) => (
          <Typography key={`${what} ${at}`}>
            {when(at)} · {texts.changes[what]}
          </Typography>
        ))}
      </Part>
    </Column>
  );
}

/** Above everything else, for one that is approved too: whoever pays it at the bank looks here. */
function Bars({ data: { withdrawal, restrictions, moneyOutHeldUntil, receivable, isBarred } }: { data: Case }) {
  const texts = useWords(ownWords);
  const words = useRestrictionTexts();
  if (restrictions.length === 0 && moneyOutHeldUntil === null && !isBarred) return null;
  return (
    <Alert severity={isBarred ? 'error' : 'warning'} sx={{ borderRadius: 0 }}>
      {isBarred && <Typography sx={{ fontWeight: 600 }}>{texts.barredNow}</Typography>}
      {restrictions.map(({ kind, reason, since, until }) => (
        <Typography key={`${kind} ${since}`}>
          {texts.restrictedSince(words.kind[kind], when(since), until === null ? null : when(until))} ·{' '}
          {words.reason[reason]}
        </Typography>
      ))}
      {moneyOutHeldUntil !== null && <Typography>{texts.heldUntil(when(moneyOutHeldUntil))}</Typography>}
      {Number(receivable) > 0 && (
        <Typography>
          {texts.owed}: {formatAmount(receivable)} {withdrawal.currency}
        </Typography>
      )}
    </Alert>
  );
}

function WithdrawalFacts({ data }: { data: Case }) {
  const { withdrawal, customer, paidBefore, sumBefore, receivable, openPositions } = data;
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const money = (amount: string) => `${formatAmount(amount)} ${withdrawal.currency}`;
  const isOwing = Number(receivable) > 0;
  return (
    <Facts>
      <Fact label={queues.amount}>{money(withdrawal.amount)}</Fact>
      <Fact label={texts.fee}>{money(withdrawal.fee)}</Fact>
      {withdrawal.payout !== null && (
        <>
          <Fact label={texts.networkFee}>{money(withdrawal.payout.networkFee)}</Fact>
          <Fact label={texts.exchanged}>{money(withdrawal.payout.inr)}</Fact>
          <Fact label={texts.rate} finding={texts.rateFrom(withdrawal.payout.source, when(withdrawal.payout.ratesAt))}>
            {texts.rateOf(withdrawal.payout.rate, withdrawal.payout.middle, withdrawal.payout.spread)}
          </Fact>
        </>
      )}
      <Fact label={texts.payout}>{paidOut(withdrawal)}</Fact>
      <CustomerFact customer={customer} />
      <Fact label={texts.before}>{texts.beforeOf(paidBefore, money(sumBefore))}</Fact>
      <Fact label={texts.owed} mark={isOwing ? 'bad' : 'plain'} finding={isOwing ? texts.owedFinding : undefined}>
        {money(receivable)}
      </Fact>
      <Fact label={texts.openPositions}>{openPositions}</Fact>
      <Fact label={queues.submitted}>{when(withdrawal.createdAt)}</Fact>
      <Fact label={queues.promised}>{when(withdrawal.usuallyBy)}</Fact>
      <Fact label={texts.latestBy}>{when(withdrawal.latestBy)}</Fact>
      {withdrawal.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[withdrawal.reason]}</Fact>}
      {withdrawal.decidedAt !== null && (
        <Fact label={withdrawal.status === 'rejected' ? queues.statuses.rejected : queues.statuses.approved}>
          {when(withdrawal.decidedAt)}
        </Fact>
      )}
      {withdrawal.paidAt !== null && <Fact label={queues.statuses.paid}>{when(withdrawal.paidAt)}</Fact>}
      {withdrawal.bankReference !== null && (
        <Fact label={withdrawal.payout === null ? texts.bankReference : texts.hash}>{withdrawal.bankReference}</Fact>
      )}
    </Facts>
  );
}

/** What leaves, to the last digit. */
function paidOut({ amount, fee, currency, payout }: Case['withdrawal']): string {
  if (payout !== null) return `${payout.usdt} USDT · ${payout.network}`;
  return `${formatAmount(formatMoney((parseMoney(amount) ?? 0n) - (parseMoney(fee) ?? 0n)))} ${currency}`;
}

function parseReference(text: string): string | null {
  const reference = text.trim();
  return bankReferenceForm.test(reference) ? reference : null;
}
