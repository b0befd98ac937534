/** The deposits queue: the proof of a payment beside what the customer said of it; the amount is typed again to credit it. */
import { approveDeposit, getDepositCase, rejectDeposit } from '@bahi/contract/staff/reviews.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn, forOneReason } from '../queues/decision-column.tsx';
import { Pictures } from '../queues/pictures.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { parseAmount, TypedDialog } from '../queues/typed-dialog.tsx';
import { WithheldPictures } from '../queues/withheld.tsx';
import { noteOf } from '../queues/case-work.ts';
import { inOrder } from '../queues/reasons.ts';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getDepositCase>;
type Reason = InputOf<typeof rejectDeposit>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({
  not_received: true,
  amount_differs: true,
  proof_unreadable: true,
  proof_used: true,
  proof_false: true,
  payer_differs: true,
  asked: true,
});

const part: QueuePart<Case> = {
  queue: 'deposits',
  read: (id) => ask(getDepositCase, { case: id }),
  copied: ({ deposit }) => deposit.reference,
  View: DepositCase,
};

export default function DepositsPage() {
  return <QueuePage part={part} />;
}

function DepositCase({ data, work, headingRef, onAgain }: CaseViewProps<Case>) {
  const { queues, payee } = useTexts();
  const words = usePracticeWords();
  const texts = useWords(ownWords);
  const { deposit, customer, proof, sameProof, firstApproval, needsTwo } = data;
  const [isShown, setShown] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const name = customer.name ?? customer.account;
  const money = (amount: string) => `${formatAmount(amount)} ${deposit.currency}`;

  const approve = (amount: string) =>
    work.decide(async () => {
      const { next, needsSecond } = await ask(approveDeposit, { case: deposit.id, amount, ...noteOf(work.note) });
      return { next, said: needsSecond ? queues.approvedFirst(name) : texts.credited(name) };
    });
  const reject = (reason: Reason) =>
    work.decide(async () => {
      const { next } = await ask(rejectDeposit, { case: deposit.id, reason, ...noteOf(work.note) });
      return { next, said: queues.rejected(name) };
    });

  return (
    <>
      {proof === null ? (
        <WithheldPictures
          title={texts.proof}
          why={data.withheld}
          work={work}
          headingRef={headingRef}
          onAgain={onAgain}
        />
      ) : (
        <Pictures
          pictures={[{ title: texts.proof, ...proof }]}
          headingRef={headingRef}
          onAgain={onAgain}
          onShown={() => setShown(true)}
        />
      )}
      <DecisionColumn
        title={texts.title}
        work={work}
        approve={{
          label: queues.approve,
          waitsFor: isShown || work.barred !== null ? null : queues.picturesLoading,
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
        hint={needsTwo ? queues.needsTwo : undefined}
      >
        <Facts>
          <Fact label={queues.amount}>{money(deposit.amount)}</Fact>
          <Fact label={texts.reference}>{deposit.reference}</Fact>
          <Fact label={texts.channel}>{words(data.paidTo?.name ?? deposit.channel)}</Fact>
          {data.paidTo?.payee.map(({ label, value }) => (
            <Fact key={label} label={payee[label]}>
              {value}
            </Fact>
          ))}
          <Fact
            label={texts.sameProof}
            mark={sameProof.length === 0 ? 'good' : 'bad'}
            finding={sameProof.length === 0 ? undefined : texts.sameProofAs(sameProof.join(', '))}
          >
            {sameProof.length === 0 ? texts.sameProofNone : sameProof.length}
          </Fact>
          <CustomerFact customer={customer} />
          <Fact label={texts.before}>{texts.beforeOf(data.depositsBefore, money(data.sumBefore))}</Fact>
          <Fact label={queues.submitted}>{when(deposit.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(deposit.promisedBy)}</Fact>
          {firstApproval !== null && (
            <Fact label={queues.firstApproval}>{queues.firstApprovalOf(firstApproval.by, when(firstApproval.at))}</Fact>
          )}
          {deposit.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[deposit.reason]}</Fact>}
          {deposit.decidedAt !== null && <Fact label={queues.statuses[deposit.status]}>{when(deposit.decidedAt)}</Fact>}
        </Facts>
      </DecisionColumn>
      {isTyping && (
        <TypedDialog
          work={work}
          title={texts.confirm}
          label={queues.typeAmount(deposit.currency)}
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
            {name} · {deposit.reference}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.confirmHint}</Typography>
        </TypedDialog>
      )}
    </>
  );
}
