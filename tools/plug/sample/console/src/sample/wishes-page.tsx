/** The queue of wishes: what somebody wishes, and the answer. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { answerWish, getWishCase } from '@bahi/contract/sample/staff-calls.ts';
import { Typography } from '@mui/material';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { DecisionColumn } from '../queues/decision-column.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getWishCase>;

const part: QueuePart<Case> = {
  queue: 'wishes',
  read: (id) => ask(getWishCase, { case: id }),
  copied: ({ customer }) => customer.id,
  View: WishCase,
};

export default function WishesPage() {
  return <QueuePage part={part} />;
}

function WishCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const answer = work.note.trim();
  const waitsFor = answer.length < 3 ? texts.answer : null;
  const run = () =>
    void work.decide(async () => {
      const { next } = await ask(answerWish, { case: data.case, answer });
      return { next, said: texts.done(data.customer.account) };
    });
  return (
    <>
      <Column area="document" title={texts.wish} headingRef={headingRef}>
        <Typography sx={{ px: 2, py: 2 }}>{data.text}</Typography>
      </Column>
      <DecisionColumn
        title={texts.facts}
        work={work}
        approve={{ label: texts.answer, waitsFor, run }}
        reject={{ label: texts.answer, waitsFor, choices: null, run }}
        note={{ label: texts.answer, maximum: 200 }}
      >
        <Facts>
          <CustomerFact customer={data.customer} />
          <Fact label={queues.submitted}>{when(data.at)}</Fact>
        </Facts>
      </DecisionColumn>
    </>
  );
}
