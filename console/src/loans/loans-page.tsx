/** The loans queue: the request beside the score and what it is made of; the amount is typed again to pay it out. */
import { approveLoan, getLoanCase, rejectLoan } from '@bahi/contract/loans/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { Typography } from '@mui/material';
import { useState, type RefObject } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { noteOf } from '../queues/case-work.ts';
import { Column, Fact, Facts, Part } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn, forOneReason } from '../queues/decision-column.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { inOrder } from '../queues/reasons.ts';
import { parseAmount, TypedDialog } from '../queues/typed-dialog.tsx';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getLoanCase>;
type Reason = InputOf<typeof rejectLoan>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({ unaffordable: true, identity_doubt: true, suspected_fraud: true, asked: true });

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
  const [isTyping, setTyping] = useState(false);
  const name = customer.name ?? customer.account;

  const approve = (amount: string) =>
    work.decide(async () => {
      const { next } = await ask(approveLoan, { case: loan.id, amount, ...noteOf(work.note) });
      return { next, said: texts.paidOut(name) };
    });
  const reject = (reason: Reason) =>
    work.decide(async () => {
      const { next } = await ask(rejectLoan, { case: loan.id, reason, ...noteOf(work.note) });
      return { next, said: queues.rejected(name) };
    });

  return (
    <>
      <Score data={data} headingRef={headingRef} />
      <DecisionColumn
        title={texts.title}
        work={work}
        approve={{ label: queues.approve, waitsFor: null, run: () => setTyping(true) }}
        reject={forOneReason({
          label: queues.reject,
          title: texts.title,
          reasons: REASONS,
          words: texts.reasons,
          run: (reason) => void reject(reason),
        })}
        note={{ label: queues.noteToCustomer, maximum: 500 }}
      >
        <Facts>
          <Fact label={queues.amount}>{rupees(loan.amount)}</Fact>
          <Fact label={texts.term}>{texts.days(loan.termDays)}</Fact>
          <Fact label={texts.rate}>{loan.ratePercent} %</Fact>
          <Fact label={texts.perDay}>{rupees(loan.interestPerDay)}</Fact>
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(loan.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(loan.promisedBy)}</Fact>
          {loan.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[loan.reason]}</Fact>}
          {loan.decidedAt !== null && <Fact label={queues.states.decided}>{when(loan.decidedAt)}</Fact>}
        </Facts>
        <Part title={texts.before}>
          {earlier.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noneBefore}</Typography>}
          {earlier.map(({ id, createdAt, amount, state, isOverdue }) => (
            <Typography key={id} sx={{ color: 'text.secondary' }}>
              {when(createdAt)} · {rupees(amount)} · {isOverdue ? texts.isOverdue : queues.statuses[state]}
            </Typography>
          ))}
        </Part>
      </DecisionColumn>
      {isTyping && (
        <TypedDialog
          work={work}
          title={texts.confirm}
          label={queues.typeAmount('INR')}
          submit={queues.approve}
          inputMode="decimal"
          parse={parseAmount}
          mistake={queues.notAnAmount}
          onTyped={(amount) => void approve(amount)}
          onClose={() => {
            setTyping(false);
            work.forgetProblem();
          }}
        >
          <Typography>
            {name} · {texts.days(loan.termDays)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.confirmHint}</Typography>
        </TypedDialog>
      )}
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

function rupees(amount: string): string {
  return `${formatAmount(amount)} INR`;
}
