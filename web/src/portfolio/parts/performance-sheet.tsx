/** How the account did against the index, and what it is made of, with the why of each number. Loaded when somebody asks. */
import type { ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getCandles } from '@bahi/contract/market/calls.ts';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import type { getHistory, getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatPrice } from '@bahi/core/format.ts';
import { formatMoney, parseDecimal } from '@bahi/core/money.ts';
import { useInstruments } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { marketDateOf } from '../../data/market-date.ts';
import { useCall } from '../../data/use-call.ts';
import { sectorName, useInstrumentTexts } from '../../i18n/instruments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { Change } from '../../ui/change.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { indexSince, percentText, performanceOf, sharesOf, type Performance, type Share } from './performance.ts';
import { performanceTexts } from './performance-texts.ts';
import { totalTexts } from './total-texts.ts';

type Summary = OutputOf<typeof getSummary>;

export interface PerformanceSheetProps {
  readonly days: OutputOf<typeof getHistory>['days'];
  readonly summary: Summary;
  readonly onClose: () => void;
}

export default function PerformanceSheet({ days, summary, onClose }: PerformanceSheetProps) {
  const t = useTexts(performanceTexts);
  const performance = performanceOf(days, { summary, today: marketDateOf(summary.at) });
  return (
    <Sheet isOpen onClose={onClose} title={t.title}>
      {performance === null ? <p className="text-ink-2">{t.unknown}</p> : <Returns performance={performance} />}
      <div className="flex flex-col gap-4 pt-4">
        <Kinds summary={summary} />
        <Sectors />
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{t.why}</summary>
          <div className="flex flex-col gap-2 pb-2 text-small text-ink-2">
            <p>{t.whyYearly}</p>
            <p>{t.whyOwn}</p>
            <p>{t.whyShares}</p>
          </div>
        </details>
      </div>
    </Sheet>
  );
}

function Returns({ performance: { since, yearly, own } }: { readonly performance: Performance }) {
  const t = useTexts(performanceTexts);
  return (
    <>
      {since !== null && <p className="pb-2 text-small text-ink-2">{t.since(formatBusinessDate(since))}</p>}
      <dl className="flex flex-col gap-1">
        <Row label={t.yearly}>
          {'rate' in yearly ? (
            <Change rate={percentText(yearly.rate)} align="right" />
          ) : (
            <span className="text-ink-2">{yearly.unknown === 'too_short' ? t.tooShort : t.unknown}</span>
          )}
        </Row>
        <Row label={t.own}>
          {own === null ? (
            <span className="text-ink-2">{t.unknown}</span>
          ) : (
            <Change rate={percentText(own)} align="right" />
          )}
        </Row>
        {since !== null && <IndexRow since={since} />}
      </dl>
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** As many as a page of them has. */
const BARS_MAX = 1_500;

/** The first index of the market, over the same days. */
function IndexRow({ since }: { readonly since: string }) {
  const { rows } = useInstruments();
  const index = rows.find(({ kind }) => kind === 'index');
  const quote = useQuote(index?.symbol ?? null);
  const { data } = useCall(
    getCandles,
    { symbol: index?.symbol ?? '', period: 'day', limit: BARS_MAX },
    { enabled: index !== undefined, staleTimeMs: 60_000 },
  );
  if (index === undefined || data === undefined) return null;
  const now = quote?.last ? Number(parseDecimal(quote.last, data.priceScale) ?? 0n) : (data.bars.at(-1)?.[4] ?? 0);
  return (
    <Row label={index.name}>
      <Change rate={percentText(indexSince(data, { since, dateOf: marketDateOf, now }))} align="right" />
    </Row>
  );
}

function Kinds({ summary }: { readonly summary: Summary }) {
  const t = useTexts(performanceTexts);
  const { parts } = useTexts(totalTexts);
  const shares = sharesOf(summary.parts.map(({ part, amount }) => ({ key: part, amount })));
  return <Shares title={t.byKind} first={t.kind} shares={shares} nameOf={(key) => parts[key as keyof typeof parts]} />;
}

function Sectors() {
  const t = useTexts(performanceTexts);
  const words = useInstrumentTexts();
  const { bySymbol } = useInstruments();
  const holdings = useCall(listHoldings, {}, { staleTimeMs: 60_000 });
  return (
    <Loaded from={holdings} empty={<p className="text-ink-2">{t.noShares}</p>}>
      {(rows) => (
        <Shares
          title={t.bySector}
          first={t.sector}
          shares={sharesOf(
            rows.map(({ symbol, marketValue }) => ({ key: bySymbol.get(symbol)?.sector ?? '', amount: marketValue })),
          )}
          nameOf={(key) => sectorName(words, key || null) ?? t.noSector}
        />
      )}
    </Loaded>
  );
}

interface SharesProps {
  readonly title: string;
  readonly first: string;
  readonly shares: readonly Share[];
  readonly nameOf: (key: string) => string;
}

function Shares({ title, first, shares, nameOf }: SharesProps) {
  const t = useTexts(performanceTexts);
  const { areAmountsHidden } = useSettings();
  const amount = {
    key: 'amount',
    title: t.amount,
    cell: (row: Share) => formatAmount(formatMoney(row.amount)),
  };
  return (
    <DataTable
      caption={title}
      rows={shares}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', title: first, align: 'left', cell: ({ key }) => nameOf(key) },
        ...(areAmountsHidden ? [] : [amount]),
        { key: 'share', title: t.share, cell: ({ percent }) => `${formatPrice(percent, 1)}%` },
      ]}
    />
  );
}
