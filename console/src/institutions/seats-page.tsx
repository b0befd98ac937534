/** The queue of seats: the request beside the institution and who asked for it before. */
import { approveSeat, getSeatCase, rejectSeat } from '@bahi/contract/institutions/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useLanguage, useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { noteOf } from '../queues/case-work.ts';
import { Before, Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn, forOneReason } from '../queues/decision-column.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { inOrder } from '../queues/reasons.ts';
import { EndSeat } from './end-seat.tsx';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getSeatCase>;
type Reason = InputOf<typeof rejectSeat>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({ not_authorised: true, asked: true, not_approved: true });

const part: QueuePart<Case> = {
  queue: 'seats',
  read: (id) => ask(getSeatCase, { case: id }),
  copied: ({ seat }) => seat.id,
  View: SeatCase,
};

export default function SeatsPage() {
  return <QueuePage part={part} />;
}

function SeatCase({ data, work, headingRef, onAgain }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const language = useLanguage();
  const { seat, customer, institution, registeredAt, registeredWith, earlier } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Column area="document" title={texts.institution} headingRef={headingRef}>
        <Facts>
          <Fact label={texts.name}>{seat.institution[language]}</Fact>
          <Fact label={texts.code}>{institution.code}</Fact>
          <Fact label={texts.state}>{institution.end === null ? texts.active : texts.ended}</Fact>
          <Fact label={texts.customers}>{institution.customers}</Fact>
        </Facts>
        <Before
          title={texts.before}
          none={texts.noneBefore}
          lines={earlier.map(({ id, account, at, state }) => ({
            key: id,
            text: `${when(at)} · ${account} · ${texts.seatStates[state]}`,
          }))}
        />
      </Column>
      <DecisionColumn
        title={texts.seat}
        work={work}
        approve={{
          label: texts.approve,
          waitsFor: null,
          run: () =>
            void work.decide(async () => {
              const { next } = await ask(approveSeat, { case: seat.id, ...noteOf(work.note) });
              return { next, said: texts.approved(name) };
            }),
        }}
        reject={forOneReason({
          label: queues.reject,
          title: texts.seat,
          reasons: REASONS,
          words: texts.reasons,
          run: (reason) =>
            void work.decide(async () => {
              const { next } = await ask(rejectSeat, { case: seat.id, reason, ...noteOf(work.note) });
              return { next, said: queues.rejected(name) };
            }),
        })}
        note={{ label: queues.noteToCustomer, maximum: 500 }}
        hint={texts.hint}
      >
        <Facts>
          <CustomerFact customer={customer} />
          <Fact label={texts.position}>{seat.position}</Fact>
          <Fact label={texts.registeredAt}>{when(registeredAt)}</Fact>
          <Fact label={texts.registeredWith}>{registeredWith ?? '–'}</Fact>
          <Fact label={queues.submitted}>{when(seat.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(seat.promisedBy)}</Fact>
          {seat.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[seat.reason]}</Fact>}
          {seat.decidedAt !== null && <Fact label={queues.states.decided}>{when(seat.decidedAt)}</Fact>}
        </Facts>
        {seat.state === 'approved' && work.isDecider && <EndSeat seat={seat.id} onAgain={onAgain} />}
      </DecisionColumn>
    </>
  );
}
