/** The queue of day-trading mandates: the request beside what the account has, owes and came to before; the amount is typed again to approve it. */
import { approveDayMandate, getDayMandateCase, rejectDayMandate } from '@bahi/contract/day-trading/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
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

type Case = OutputOf<typeof getDayMandateCase>;
type Reason = InputOf<typeof rejectDayMandate>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({ unsuitable: true, losses: true, owes: true, asked: true });

const part: QueuePart<Case> = {
  queue: 'mandates',
  read: (id) => ask(getDayMandateCase, { case: id }),
  copied: ({ mandate }) => mandate.id,
  View: MandateCase,
};

export default function MandatesPage() {
  return <QueuePage part={part} />;
}

function MandateCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { mandate, customer } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Account data={data} headingRef={headingRef} />
      <AmountDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        about={`${name} · ${texts.mandate}`}
        approve={async (amount) => {
          const { next } = await ask(approveDayMandate, { case: mandate.id, amount, ...noteOf(work.note) });
          return { next, said: texts.approved(name) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectDayMandate, { case: mandate.id, reason, ...noteOf(work.note) });
          return { next, said: queues.rejected(name) };
        }}
      >
        <Request data={data} />
      </AmountDecision>
    </>
  );
}

function Request({ data: { mandate, customer } }: { readonly data: Case }) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  return (
    <Facts>
      <Fact label={texts.mandate}>{rupees(mandate.amount)}</Fact>
      <CustomerFact customer={customer} />
      <Fact label={texts.margin}>{rupees(mandate.margin)}</Fact>
      <Fact label={texts.held}>{rupees(mandate.held)}</Fact>
      <Fact label={texts.session}>{formatBusinessDate(mandate.date)}</Fact>
      <Fact label={texts.squareOff}>{when(mandate.squareOffAt)}</Fact>
      <Fact label={queues.submitted}>{when(mandate.createdAt)}</Fact>
      <Fact label={queues.promised}>{when(mandate.promisedBy)}</Fact>
      {mandate.state !== 'pending' && <Fact label={texts.state}>{texts.states[mandate.state]}</Fact>}
      {mandate.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[mandate.reason]}</Fact>}
      {mandate.decidedAt !== null && <Fact label={queues.states.decided}>{when(mandate.decidedAt)}</Fact>}
      {mandate.settlement !== null && (
        <>
          <Fact label={texts.mostUsed}>{rupees(mandate.settlement.mostUsed)}</Fact>
          <Fact label={texts.fee}>{rupees(mandate.settlement.fee)}</Fact>
          <Fact label={texts.net}>{rupees(mandate.settlement.net)}</Fact>
        </>
      )}
    </Facts>
  );
}

/** In place of a document: what stands behind the request. */
function Account({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const { cash, available, margin, owed, openPositions, earlier } = data;
  const isOwing = Number(owed) > 0;
  return (
    <Column area="document" title={texts.account} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.cash}>{rupees(cash)}</Fact>
        <Fact label={texts.available}>{rupees(available)}</Fact>
        <Fact label={texts.inPositions}>{rupees(margin)}</Fact>
        <Fact label={texts.openPositions}>{openPositions}</Fact>
        <Fact label={texts.owed} mark={isOwing ? 'look' : 'plain'} finding={isOwing ? texts.owes : undefined}>
          {rupees(owed)}
        </Fact>
      </Facts>
      <Before
        title={texts.before}
        none={texts.noneBefore}
        lines={earlier.map(({ id, at, amount, state, mostUsed, net }) => {
          const result = net === null ? [] : [texts.usedOf(rupees(mostUsed)), texts.cameTo(rupees(net))];
          return { key: id, text: [when(at), rupees(amount), texts.states[state], ...result].join(' · ') };
        })}
      />
    </Column>
  );
}
