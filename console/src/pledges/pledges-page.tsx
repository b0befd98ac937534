/** The pledges queue: the request beside the value of its shares now; the amount is typed again to pay it out. */
import { approvePledge, getPledgeCase, rejectPledge } from '@bahi/contract/pledges/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
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

type Case = OutputOf<typeof getPledgeCase>;
type Reason = InputOf<typeof rejectPledge>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({
  value_fell: true,
  identity_doubt: true,
  suspected_fraud: true,
  asked: true,
  not_approved: true,
});

const part: QueuePart<Case> = {
  queue: 'pledges',
  read: (id) => ask(getPledgeCase, { case: id }),
  copied: ({ pledge }) => pledge.id,
  View: PledgeCase,
};

export default function PledgesPage() {
  return <QueuePage part={part} />;
}

function PledgeCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { pledge, customer, earlier } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Value data={data} headingRef={headingRef} />
      <AmountDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        about={`${name} · ${texts.days(pledge.termDays)}`}
        approve={async (amount) => {
          const { next } = await ask(approvePledge, { case: pledge.id, amount, ...noteOf(work.note) });
          return { next, said: texts.paidOut(name) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectPledge, { case: pledge.id, reason, ...noteOf(work.note) });
          return { next, said: queues.rejected(name) };
        }}
      >
        <Facts>
          <Fact label={queues.amount}>{rupees(pledge.amount)}</Fact>
          <Fact label={texts.shares}>{`${pledge.symbol} · ${pledge.shares}`}</Fact>
          <Fact label={texts.term}>{texts.days(pledge.termDays)}</Fact>
          <Fact label={texts.rate}>{pledge.ratePercent}%</Fact>
          <Fact label={texts.perDay}>{rupees(pledge.interestPerDay)}</Fact>
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(pledge.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(pledge.promisedBy)}</Fact>
          {pledge.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[pledge.reason]}</Fact>}
          {pledge.decidedAt !== null && <Fact label={queues.states.decided}>{when(pledge.decidedAt)}</Fact>}
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
function Value({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const { pledge, limit, cash, held, receivable, owed } = data;
  const isLess = pledge.state === 'pending' && Number(limit ?? 0) < Number(pledge.amount);
  return (
    <Column area="document" title={texts.value} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.valueNow}>{pledge.value === null ? texts.noPrice : rupees(pledge.value)}</Fact>
        <Fact label={texts.limit} mark={isLess ? 'bad' : 'plain'} finding={isLess ? texts.isLess : undefined}>
          {limit === null ? texts.noPrice : rupees(limit)}
        </Fact>
        <Fact label={texts.cash}>{rupees(cash)}</Fact>
        <Fact label={texts.held}>{rupees(held)}</Fact>
        {Number(owed) > 0 && <Fact label={texts.lent}>{rupees(owed)}</Fact>}
        {Number(receivable) > 0 && <Fact label={texts.owed}>{rupees(receivable)}</Fact>}
      </Facts>
    </Column>
  );
}
