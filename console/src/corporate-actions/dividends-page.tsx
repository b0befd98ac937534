/** The dividends queue: what was held at the record date and what it brings; the amount is typed again to approve it. */
import { approveDividend, getDividendCase, rejectDividend } from '@bahi/contract/corporate-actions/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatBusinessDate, formatQuantity } from '@bahi/core/format.ts';
import type { RefObject } from 'react';
import { ask } from '../data/live.ts';
import { rupees } from '../data/rupees.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { noteOf } from '../queues/case-work.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Before, Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { AmountDecision } from '../queues/money-decision.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { inOrder } from '../queues/reasons.ts';
import { ownWords } from './words.ts';

type Case = OutputOf<typeof getDividendCase>;
type Reason = InputOf<typeof rejectDividend>['reason'];

/** The numbers of the reasons follow this order. */
const REASONS = inOrder<Reason>({ account_checked: true, tax_details: true, not_received: true });

const part: QueuePart<Case> = {
  queue: 'dividends',
  read: (id) => ask(getDividendCase, { case: id }),
  copied: ({ dividend }) => dividend.position,
  View: DividendCase,
};

export default function DividendsPage() {
  return <QueuePage part={part} />;
}

function DividendCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords).dividends;
  const { dividend, customer, earlier } = data;
  const { application } = dividend;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Dividend data={data} headingRef={headingRef} />
      <AmountDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        rejectLabel={texts.reject}
        hint={texts.paidByHint}
        about={`${name} · ${dividend.symbol}`}
        approve={async (amount) => {
          const { next } = await ask(approveDividend, { case: data.case, amount, ...noteOf(work.note) });
          return { next, said: texts.approved(name) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectDividend, { case: data.case, reason, ...noteOf(work.note) });
          return { next, said: texts.notPassed(name) };
        }}
      >
        <Facts>
          <Fact label={queues.amount}>{rupees(dividend.amount)}</Fact>
          <CustomerFact customer={customer} />
          {application !== null && <Fact label={queues.submitted}>{when(application.appliedAt)}</Fact>}
          {application !== null && <Fact label={queues.promised}>{when(application.promisedBy)}</Fact>}
          {dividend.paidBy !== null && <Fact label={texts.paidBy}>{when(dividend.paidBy)}</Fact>}
          {application !== null && application.reason !== null && (
            <Fact label={queues.rejectReason}>{texts.reasons[application.reason]}</Fact>
          )}
          {application !== null && application.decidedAt !== null && (
            <Fact label={queues.states.decided}>{when(application.decidedAt)}</Fact>
          )}
        </Facts>
        <Before
          title={texts.earlier}
          none={texts.noEarlier}
          lines={earlier.map(({ at, by, reason, note }) => ({
            key: String(at),
            text: [texts.earlierOf(texts.reasons[reason], by, when(at)), ...(note === null ? [] : [note])].join(' · '),
          }))}
        />
      </AmountDecision>
    </>
  );
}

/** In place of a document: what was declared, and what this position had of it. */
function Dividend({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords).dividends;
  const { dividend } = data;
  return (
    <Column area="document" title={texts.dividend} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.instrument}>
          {dividend.name} · {dividend.symbol}
        </Fact>
        <Fact label={texts.position} finding={texts.directions[dividend.direction]}>
          {dividend.position}
        </Fact>
        <Fact label={texts.shares}>{formatQuantity(dividend.shares)}</Fact>
        <Fact label={texts.perShare}>{rupees(dividend.perShare)}</Fact>
        <Fact label={texts.recordDate}>{formatBusinessDate(dividend.recordDate)}</Fact>
        <Fact label={texts.exDate}>{formatBusinessDate(dividend.exDate)}</Fact>
        <Fact label={texts.payDate}>{formatBusinessDate(dividend.payDate)}</Fact>
      </Facts>
    </Column>
  );
}
