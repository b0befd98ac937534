/** The queue of block trades: the request beside the block and the price of the moment; lots are approved with their amount typed. */
import { approveBlock, getBlockCase, rejectBlock } from '@bahi/contract/block-trades/staff-calls.ts';
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
  queue: 'block_trades',
  read: (id) => ask(getBlockCase, { case: id }),
  copied: ({ request }) => request.id,
  View: BlockCase,
};

export default function BlockTradesPage() {
  return <QueuePage part={part} />;
}

function BlockCase({ data, work, headingRef }: CaseViewProps<Case>) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { request, block, customer, maximumLots, range, earlier } = data;
  const name = customer.name ?? customer.account;
  return (
    <>
      <Block data={data} headingRef={headingRef} />
      <LotsDecision
        title={texts.title}
        work={work}
        reasons={REASONS}
        texts={texts}
        name={name}
        symbol={block.symbol}
        askedLots={request.lots}
        maximumLots={maximumLots}
        price={block.price}
        lotSize={block.lotSize}
        waitsFor={waitsFor()}
        approve={async ({ lots, amount, reason }) => {
          const given = {
            case: request.id,
            lots,
            amount,
            ...(reason === null ? {} : { reason }),
            ...noteOf(work.note),
          };
          const { next } = await ask(approveBlock, given);
          return { next, said: texts.allotted(name, lots) };
        }}
        reject={async (reason) => {
          const { next } = await ask(rejectBlock, { case: request.id, reason, ...noteOf(work.note) });
          return { next, said: queues.rejected(name) };
        }}
      >
        <Facts>
          <Fact label={texts.asked}>{texts.lots(request.lots)}</Fact>
          <Fact label={queues.amount}>{rupees(request.amount)}</Fact>
          {request.state === 'pending' && <Fact label={texts.held}>{rupees(request.held)}</Fact>}
          <CustomerFact customer={customer} />
          <Fact label={queues.submitted}>{when(request.createdAt)}</Fact>
          <Fact label={queues.promised}>{when(request.promisedBy)}</Fact>
          {request.approvedLots !== null && (
            <Fact label={queues.statuses.approved}>{texts.lots(request.approvedLots)}</Fact>
          )}
          {request.state === 'approved' && <Fact label={texts.paid}>{rupees(request.paid)}</Fact>}
          {request.reason !== null && <Fact label={queues.rejectReason}>{texts.reasons[request.reason]}</Fact>}
          {request.decidedAt !== null && <Fact label={queues.states.decided}>{when(request.decidedAt)}</Fact>}
        </Facts>
        <Before
          title={texts.before}
          none={texts.noneBefore}
          lines={earlier.map(({ id, symbol, at, lots, approvedLots, state }) => {
            const got = state === 'approved' ? texts.gotOf(approvedLots ?? 0) : queues.statuses[state];
            return { key: id, text: [when(at), symbol, texts.lots(lots), got].join(' · ') };
          })}
        />
      </LotsDecision>
    </>
  );

  /** Null: it may be approved. */
  function waitsFor(): string | null {
    if (maximumLots === 0) return texts.noneLeft;
    if (range === null) return texts.noMark;
    return range.isInside ? null : texts.isOutside;
  }
}

/** In place of a document: the block, the price of the moment, and what everybody asks for of it. */
function Block({ data, headingRef }: { data: Case; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const texts = useWords(ownWords);
  const { block, request, range } = data;
  const isOver = block.askedLots > block.remainingLots;
  const isOutside = range !== null && !range.isInside;
  return (
    <Column area="document" title={texts.offer} headingRef={headingRef}>
      <Facts>
        <Fact label={texts.company}>
          {block.name} · {block.symbol}
        </Fact>
        <Fact label={texts.price}>{rupees(block.price)}</Fact>
        <Fact label={texts.market}>{block.marketPrice === null ? formatPrice(null) : rupees(block.marketPrice)}</Fact>
        {request.state === 'pending' && (
          <Fact
            label={texts.range}
            mark={isOutside ? 'look' : 'plain'}
            finding={isOutside ? texts.isOutside : undefined}
          >
            {range === null ? texts.noMark : texts.rangeOf(formatPrice(range.lowest), rupees(range.highest))}
          </Fact>
        )}
        <Fact label={texts.left}>{texts.leftOf(block.remainingLots, block.lots)}</Fact>
        <Fact label={texts.askedByAll} mark={isOver ? 'look' : 'plain'} finding={isOver ? texts.isOver : undefined}>
          {texts.lots(block.askedLots)}
        </Fact>
        <Fact label={texts.minimum}>{texts.lots(block.minimumLots)}</Fact>
        <Fact label={texts.maximum}>{texts.lots(block.maximumLots)}</Fact>
        <Fact label={texts.lock}>{texts.lockOf(block.lockDays)}</Fact>
        <Fact label={texts.closes}>{when(block.closesAt)}</Fact>
      </Facts>
    </Column>
  );
}
