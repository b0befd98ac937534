/** The queue of tickets: the thread with its pictures beside what is known of the ticket, the notes of staff, and the answer. */
import { getTicketCase } from '@bahi/contract/support/staff-calls.ts';
import { Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ClaimNotice, ClaimState, type CaseViewProps, type QueuePart } from '../queues/case-frame.tsx';
import { Before, Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { Answer } from './answer.tsx';
import { Notes } from './notes.tsx';
import { Thread } from './thread.tsx';
import type { TicketCase } from './ticket-case.ts';
import { ownWords } from './words.ts';

const part: QueuePart<TicketCase> = {
  queue: 'tickets',
  read: (id) => ask(getTicketCase, { case: id }),
  copied: ({ case: id }) => id,
  View: Ticket,
};

export default function TicketsPage() {
  return <QueuePage part={part} />;
}

function Ticket({ data, work, headingRef, onAgain }: CaseViewProps<TicketCase>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const inWords = usePracticeWords();
  const { customer, kind, state, about, desk, assignee, rating, earlier } = data;
  const isOthers = state === 'open' && !data.mayDecide;
  const own = isOthers ? { ...work, barred: texts.notYours } : work;

  const { giveUp } = work;
  const letGo = useEffectEvent(giveUp);
  useEffect(() => {
    if (isOthers) letGo();
  }, [isOthers]);

  return (
    <>
      <Thread data={data} work={own} headingRef={headingRef} onAgain={onAgain} />
      <Column
        area="facts"
        title={texts.facts}
        aside={<ClaimState work={own} />}
        foot={<Answer data={data} work={own} onAgain={onAgain} />}
      >
        <ClaimNotice work={own} />
        <Facts>
          <CustomerFact customer={customer} />
          <Fact label={texts.kind}>{texts.kinds[kind]}</Fact>
          <Fact label={texts.state}>{texts.states[state]}</Fact>
          {about !== null && <Fact label={texts.record}>{texts.records[about.type](about.id)}</Fact>}
          <Fact label={texts.desk}>{texts.desks[desk]}</Fact>
          {assignee !== null && <Fact label={texts.meantFor}>{assignee}</Fact>}
          <Fact label={queues.submitted}>{when(data.createdAt)}</Fact>
          {data.promisedBy !== null && <Fact label={queues.promised}>{when(data.promisedBy)}</Fact>}
          {rating !== null && (
            <Fact label={texts.rating} finding={inWords(rating.words)}>
              {texts.ratingOf(rating.score)}
            </Fact>
          )}
        </Facts>
        <Notes data={data} canWrite={work.isDecider && !isOthers} onAgain={onAgain} />
        <Before
          title={texts.others}
          none={texts.noOthers}
          lines={earlier.map((one) => ({
            key: one.id,
            text: `${one.id} · ${texts.kinds[one.kind]} · ${texts.states[one.state]} · ${when(one.createdAt)}`,
          }))}
        />
        <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{texts.never}</Typography>
      </Column>
    </>
  );
}
