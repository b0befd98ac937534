/** The placements queue: the request beside the placement and what else is asked for; lots are allotted with their amount typed. */
import { approvePlacement, getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { formatPrice } from '@bahi/core/format.ts';
import type { RefObject } from 'react';
import { ask } from '../data/live.ts';
import { rupees } from '../data/rupees.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { noteOf } from '../queues/case-work.ts';
import type { CaseViewProps, QueuePart } from '../queues/case-frame.tsx';
import { Before, Column, Fact, Facts } from '../queues/columns.tsx';
import { CustomerFact } from '../queues/customer-fact.tsx';
import { LotsDecision } from '../queues/money-decision.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { REASONS, type Case } from './case.ts';
import { ownWords } from './words.ts';

const part: QueuePart<Case> = {
  queue: 'placements',
  read: (id) => ask(getPlacementCase, { case: id }),
  copied: ({ request }) => request.id,
  View: PlacementCase,
};

export default function PlacementsPage() {
  return <QueuePage part={part} />;
}

function PlacementCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { request, placement, customer, maximumLots, earlier } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Placement data={data} headingRef={headingRef} />
      <LotsDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        name={name}
        symbol={placement.symbol}
        askedLots={request.lots}
        maximumLots={maximumLots}
        price={placement.price}
        lotSize={placement.lotSize}
        waitsFor={maximumLots === 0 ? texts.noneLeft : null}
        approve={async ({ lots, amount, reason }) => {
          const given = {
            case: request.id,
            lots,
            amount,
            ...(reason === null ? {} : { reason }),
            ...noteOf(work.note),
          };
          const { next } = await ask(approvePlacement, given);
          return { next, said: texts.allotted(name, lots) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectPlacement, { case: request.id, reason, ...noteOf(work.note) });
          return { next, said: queues.rejected(name) };
        }}
      >
        <Facts>
          <Fact label={texts.asked}>{texts.lots(request.lots)}</Fact>
          <Fact label={queues.amount}>{rupees(request.amount)}</Fact>
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(request.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(request.promisedBy)}</Fact>
          {request.allottedLots !== null && (
            <Fact label={queues.statuses.allotted}>{texts.lots(request.allottedLots)}</Fact>
          )}
          {request.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[request.reason]}</Fact>}
          {request.decidedAt !== null && <Fact label={queues.states.decided}>{when(request.decidedAt)}</Fact>}
        </Facts>
        <Before
          title={texts.before}
          none={texts.noneBefore}
          lines={earlier.map(({ id, symbol, at, lots, allottedLots, state }) => {
            const got = state === 'allotted' ? texts.gotOf(allottedLots ?? 0) : queues.statuses[state];
            return { key: id, text: [when(at), symbol, texts.lots(lots), got].join(' · ') };
          })}
        />
      </LotsDecision>
    </>
  );
}

/** In place of a document: the placement, and what everybody asks for of it. */
function Placement({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const { placement, request, proportionalLots } = data;
  const isOver = placement.askedLots > placement.remainingLots;
  return (
    <Column area="document" title={texts.offer} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.company}>
          {placement.name} · {placement.symbol}
        </Fact>
        <Fact label={texts.price}>{formatPrice(placement.price)}</Fact>
        <Fact label={texts.market}>{formatPrice(placement.marketPrice)}</Fact>
        <Fact label={texts.left}>{texts.leftOf(placement.remainingLots, placement.lots)}</Fact>
        <Fact label={texts.askedByAll} mark={isOver ? 'look' : 'plain'} finding={isOver ? texts.isOver : undefined}>
          {texts.lots(placement.askedLots)}
        </Fact>
        {request.state === 'pending' && isOver && (
          <Fact label={texts.proportional}>{texts.lots(proportionalLots)}</Fact>
        )}
        <Fact label={texts.minimum}>{texts.lots(placement.minimumLots)}</Fact>
        <Fact label={texts.lock}>{texts.lockOf(placement.lockDays)}</Fact>
        <Fact label={texts.decideBy}>{when(placement.decidedBy)}</Fact>
      </Facts>
    </Column>
  );
}
