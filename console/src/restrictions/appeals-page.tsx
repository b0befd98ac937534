/** The appeals queue: the customer's words beside the restriction and who imposed it; another person answers, in words (rules §6). */
import { decideAppeal, getAppealCase } from '@bahi/contract/staff/reviews.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Column, Fact, Facts, Part } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn } from '../queues/decision-column.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getAppealCase>;
type Restriction = Case['restriction'];

/** As the contract has it. */
const ANSWER = { minimum: 10, maximum: 2000 };

const part: QueuePart<Case> = {
  queue: 'appeals',
  read: (id) => ask(getAppealCase, { case: id }),
  copied: ({ customer }) => customer.id,
  View: AppealCase,
};

export default function AppealsPage() {
  return <QueuePage part={part} />;
}

function AppealCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { appeal, customer, earlier, mayDecide } = data;
  const name = customer.name ?? customer.account;
  const answer = work.note.trim();
  const waitsFor = mayDecide && answer.length < ANSWER.minimum ? texts.answerFirst : null;
  const own = mayDecide ? work : { ...work, barred: texts.notYours };

  const { giveUp } = work;
  const letGo = useEffectEvent(giveUp);
  useEffect(() => {
    if (!mayDecide) letGo();
  }, [mayDecide]);

  const decide = (isUpheld: boolean) => () =>
    void work.decide(async () => {
      const { next } = await ask(decideAppeal, { case: data.case, isUpheld, answer });
      return { next, said: isUpheld ? texts.upheld(name) : texts.kept(name) };
    });

  return (
    <>
      <Appeal data={data} headingRef={headingRef} />
      <DecisionColumn
        title={texts.title}
        work={own}
        approve={{ label: texts.uphold, waitsFor, run: decide(true) }}
        reject={{ label: texts.keep, waitsFor, choices: null, run: decide(false) }}
        note={{ label: texts.answer, maximum: ANSWER.maximum, rows: 4 }}
        hint={mayDecide ? texts.effect : texts.notYours}
      >
        <Facts>
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(appeal.at)}</Fact>
          <Fact label={queues.promised}>{when(appeal.promisedBy)}</Fact>
          {appeal.decidedAt !== null && <Fact label={queues.states.decided}>{when(appeal.decidedAt)}</Fact>}
        </Facts>
        {appeal.answer !== null && (
          <Part title={texts.answer}>
            <Words>{appeal.answer}</Words>
          </Part>
        )}
        <Part title={texts.others}>
          {earlier.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noOthers}</Typography>}
          {earlier.map((restriction) => (
            <Other key={restriction.id} restriction={restriction} />
          ))}
        </Part>
      </DecisionColumn>
    </>
  );
}

/** In place of a document: what is said against what was done. */
function Appeal({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const words = useRestrictionTexts();
  const { appeal, restriction } = data;
  return (
    <Column area="document" title={texts.words} headingRef={headingRef}>
      <Box sx={{ px: 2, py: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Words>{appeal.text}</Words>
      </Box>
      <Facts>
        <Fact label={texts.kind}>{words.kind[restriction.kind]}</Fact>
        <Fact label={texts.why}>{sentence(words.reason[restriction.reason])}</Fact>
        <Fact label={texts.rule}>{restriction.rule}</Fact>
        <Fact label={texts.since}>{when(restriction.since)}</Fact>
        <Fact label={texts.until}>{restriction.until === null ? texts.noEnd : when(restriction.until)}</Fact>
        {restriction.author !== null && <Fact label={texts.author}>{restriction.author}</Fact>}
        {restriction.approval !== 'not_needed' && (
          <Fact label={texts.confirmedBy}>{restriction.approvedBy ?? texts.unconfirmed}</Fact>
        )}
      </Facts>
      {restriction.message !== '' && (
        <Part title={texts.told}>
          <Words>{restriction.message}</Words>
        </Part>
      )}
    </Column>
  );
}

function Other({ restriction: { kind, reason, since, isInForce, liftedAt } }: { restriction: Restriction }) {
  const texts = useWords(ownWords);
  const words = useRestrictionTexts();
  const state = isInForce ? texts.inForce : liftedAt === null ? texts.over : `${texts.lifted} ${when(liftedAt)}`;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {when(since)} · {words.kind[kind]}: {words.reason[reason]} · {state}
    </Typography>
  );
}

/** As they were written, line by line. */
function Words({ children }: { children: string }) {
  return (
    <Typography
      sx={{
        fontSize: '0.9375rem',
        lineHeight: '1.5rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        maxWidth: '70ch',
      }}
    >
      {children}
    </Typography>
  );
}

/** A reason stands after a colon elsewhere. */
function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
