/** The loans queue: the request beside the score and what it is made of; the amount is typed again to pay it out. */
import { approveLoan, getLoanCase, rejectLoan } from '@bahi/contract/loans/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { Typography } from '@mui/material';
import type { RefObject } from 'react';
import { ask } from '../data/live.ts';
import { rupees } from '../data/rupees.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { noteOf } from '../queues/case-work.ts';
import { Before, Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { AmountDecision } from '../queues/money-decision.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { inOrder } from '../queues/reasons.ts';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getLoanCase>;
type Reason = InputOf<typeof rejectLoan>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({
  unaffordable: true,
  identity_doubt: true,
  suspected_fraud: true,
  asked: true,
  not_approved: true,
});

const part: QueuePart<Case> = {
  queue: 'loans',
  read: (id) => ask(getLoanCase, { case: id }),
  copied: ({ loan }) => loan.id,
  View: LoanCase,
};

export default function LoansPage() {
  return <QueuePage part={part} />;
}

function LoanCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { loan, customer, earlier } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Score data={data} headingRef={headingRef} />
      <AmountDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        about={`${name} · ${texts.days(loan.termDays)}`}
        approve={async (amount) => {
          const { next } = await ask(approveLoan, { case: loan.id, amount, ...noteOf(work.note) });
          return { next, said: texts.paidOut(name) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectLoan, { case: loan.id, reason, ...noteOf(work.note) });
          return { next, said: queues.rejected(name) };
        }}
      >
        <Facts>
          <Fact label={queues.amount}>{rupees(loan.amount)}</Fact>
          <Fact label={texts.term}>{texts.days(loan.termDays)}</Fact>
          <Fact label={texts.rate}>{loan.ratePercent}%</Fact>
          <Fact label={texts.perDay}>{rupees(loan.interestPerDay)}</Fact>
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(loan.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(loan.promisedBy)}</Fact>
          {loan.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[loan.reason]}</Fact>}
          {loan.decidedAt !== null && <Fact label={queues.states.decided}>{when(loan.decidedAt)}</Fact>}
        </Facts>
        <Before
          title={texts.before}
          none={texts.noneBefore}
          lines={earlier.map(({ id, createdAt, amount, state, isOverdue }) => ({
            key: id,
            text: `${when(createdAt)} · ${rupees(amount)} · ${isOverdue ? texts.isOverdue : queues.statuses[state]}`,
          }))}
        />
      </AmountDecision>
    </>
  );
}

/** In place of a document: what the decision rests on. */
function Score({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const { loan, score, left, cash, held, margin, receivable, events } = data;
  const isLess = loan.state === 'pending' && Number(left) < Number(loan.amount);
  return (
    <Column area="document" title={texts.score} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.scoreNow}>{score}</Fact>
        <Fact label={texts.scoreThen}>{loan.score}</Fact>
        <Fact label={texts.left} mark={isLess ? 'bad' : 'plain'} finding={isLess ? texts.isLess : undefined}>
          {rupees(left)}
        </Fact>
        <Fact label={texts.cash}>{rupees(cash)}</Fact>
        <Fact label={texts.held}>{rupees(held)}</Fact>
        <Fact label={texts.margin}>{rupees(margin)}</Fact>
        {Number(receivable) > 0 && <Fact label={texts.owed}>{rupees(receivable)}</Fact>}
      </Facts>
      <Facts>
        {events.map(({ id, at, code, points }) => (
          <Fact key={id} label={when(at)}>
            {texts.events[code]} {texts.points(points)}
          </Fact>
        ))}
      </Facts>
      {events.length === 0 && <Typography sx={{ px: 2, color: 'text.secondary' }}>{texts.noEvents}</Typography>}
    </Column>
  );
}
