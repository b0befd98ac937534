/** The tab of lending: one holding at a time, what of it is lent and what that brought, lending more and recalling; then its transactions. */
import { useState } from 'react';
import { getLending, listLendingLines } from '@bahi/contract/lending/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { AnnouncedNote } from '../../configuration/parts/announced-note.tsx';
import { WAITING_REFETCH_MS } from '../../data/requests.ts';
import { useCall } from '../../data/use-call.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Num } from '../../ui/num.tsx';
import { Select } from '../../ui/select.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { firstToLend, type Holding, type Lending } from './figures.ts';
import { LendForm } from './lend-form.tsx';
import { RecallForm } from './recall-form.tsx';
import { lendTexts } from './texts.ts';

const LENDING_KEYS = [
  'isLendingOpen',
  'lendingHouseQuotaBps',
  'lendingMinimum',
  'lendingRateMinimumBps',
  'lendingRateMaximumBps',
  'lendingLenderPercent',
] as const;

/** `opened`: the position that the address names. */
export default function LendTab({ opened }: { readonly opened: string | undefined }) {
  const t = useTexts(lendTexts);
  const lending = useCall(getLending, {}, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return (
    <>
      <Loaded from={lending}>
        {(now) => (
          <div className="flex flex-col gap-5 pt-2">
            <p className="px-4 text-small text-ink-2">{t.rules(now.lenderPercent)}</p>
            <Holdings lending={now} opened={opened} />
          </div>
        )}
      </Loaded>
      <AnnouncedNote keys={LENDING_KEYS} />
    </>
  );
}

function Holdings({ lending, opened }: { readonly lending: Lending; readonly opened: string | undefined }) {
  const t = useTexts(lendTexts);
  const text = useRefusalText();
  const { holdings } = lending;
  const [position, setPosition] = useState(opened ?? firstToLend(holdings)?.position ?? null);
  const holding = holdings.find((one) => one.position === position) ?? holdings[0];
  if (holding === undefined)
    return (
      <EmptyState link={href('/market/index')} action={t.toMarket}>
        {t.noHoldings}
      </EmptyState>
    );
  return (
    <>
      <div className="px-4">
        <Select
          label={t.holding}
          items={holdings.map(({ position: key, symbol, shares }) => ({
            key,
            text: t.holdingText({ symbol, shares: formatQuantity(shares) }),
          }))}
          value={holding.position}
          onChange={setPosition}
        />
      </div>
      <HoldingSlip holding={holding} lenderPercent={lending.lenderPercent} />
      {holding.lots > 0 ? (
        <LendForm key={`lend ${holding.position}`} lending={lending} holding={holding} />
      ) : (
        holding.refusal !== null && <p className="px-4 text-ink-2">{text(holding.refusal)}</p>
      )}
      {holding.lent > holding.recalled && (
        <RecallForm key={`recall ${holding.position}`} holding={holding} lotSize={lending.lotSize} />
      )}
      <Lines position={holding.position} />
    </>
  );
}

function HoldingSlip({ holding, lenderPercent }: { readonly holding: Holding; readonly lenderPercent: number }) {
  const t = useTexts(lendTexts);
  const { shares, lent, onLoan, backAtOnce, recalled, recallDue, borrowing, earned } = holding;
  return (
    <Slip title={t.slip} hasTitle>
      <SlipRow label={t.shares} value={formatQuantity(shares)} />
      <SlipRow label={t.lent} value={formatQuantity(lent)} />
      {lent > 0 && (
        <>
          <SlipRow label={t.onLoan} value={formatQuantity(onLoan)} note={t.onLoanNote} />
          <SlipRow label={t.free} value={formatQuantity(backAtOnce)} note={t.freeNote} />
        </>
      )}
      {recallDue !== null && (
        <SlipRow
          label={t.recalled}
          value={formatQuantity(recalled)}
          note={t.by(formatDateTime(recallDue, marketZone()))}
        />
      )}
      {borrowing !== null && (
        <SlipRow
          label={t.rate}
          value={t.rateText(formatPrice(formatDecimal(borrowing.rateBps, 2)))}
          note={t.rateNote(lenderPercent)}
        />
      )}
      <SlipRow label={t.earned} value={formatAmount(earned)} isTotal />
    </Slip>
  );
}

function Lines({ position }: { readonly position: string }) {
  const t = useTexts(lendTexts);
  const lines = usePagedCall(listLendingLines, { position });
  return (
    <ListGroup title={t.lines}>
      <Loaded from={lines}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="px-4 py-2 text-small text-ink-2">{t.noLines}</p>}
            {rows.map(({ entry, kind, at, date, shares, amount }) => (
              <ListRow
                key={entry}
                title={kind === 'lending_fee' ? t.feeOf(formatBusinessDate(date!)) : t.line[kind]}
                detail={formatDateTime(at, marketZone())}
                value={<Num>{amount === null ? t.lineShares(formatQuantity(shares)) : formatAmount(amount)}</Num>}
                href={href('/information/fundRecord', { entry })}
              />
            ))}
          </>
        )}
      </Loaded>
      <LoadMore from={lines} />
    </ListGroup>
  );
}
