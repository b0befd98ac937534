/** What the account was worth over time, and what it earned: a line with its figures in words and as a table. Home loads it once its total stands. */
import { Suspense, lazy, useEffect, useState } from 'react';
import { getHistory, type getSummary } from '@bahi/contract/records/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount, formatBusinessDate, formatSigned, signOf } from '@bahi/core/format.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { marketDateOf } from '../../data/market-date.ts';
import { useCall } from '../../data/use-call.ts';
import { useFunds } from '../../data/use-funds.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { Change } from '../../ui/change.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WorthFigures } from './worth-figures.tsx';
import { periods, worthLines, worthRows, worthSeries, type Period, type WorthSeries } from './worth-series.ts';
import { worthTexts } from './worth-texts.ts';

const PerformanceSheet = lazy(() => import('./performance-sheet.tsx'));

type Summary = OutputOf<typeof getSummary>;

/** Days that are over change only when another one is. */
const FRESH_MS = 10 * 60_000;

export default function WorthCard({ onStands }: { readonly onStands: (stands: true) => void }) {
  const t = useTexts(worthTexts);
  const { data: summary } = useFunds();
  const history = useCall(getHistory, {}, { staleTimeMs: FRESH_MS });
  const stands = summary !== undefined && (history.data !== undefined || history.failure !== null);
  useEffect(() => {
    if (stands) onStands(true);
  }, [stands, onStands]);
  if (summary === undefined) return null;
  return (
    <section aria-label={t.title} className="pb-2">
      <Loaded from={history} skeleton={<Skeleton className="mx-4 h-52" />}>
        {({ days }) => <WorthOverTime days={days} summary={summary} />}
      </Loaded>
      <WorthFigures summary={summary} />
    </section>
  );
}

interface OverTime {
  readonly days: OutputOf<typeof getHistory>['days'];
  readonly summary: Summary;
}

function WorthOverTime({ days, summary }: OverTime) {
  const t = useTexts(worthTexts);
  const { areAmountsHidden } = useSettings();
  const [period, setPeriod] = useState<Period>('1M');
  const [isTable, setTable] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const series = worthSeries(days, { summary, today: marketDateOf(summary.at), period });
  return (
    <>
      <div role="tabpanel" aria-label={t.spokenPeriods[period]}>
        {series === null ? (
          <p className="grid min-h-36 place-items-center px-6 text-center text-ink-2">{t.unknown}</p>
        ) : (
          <>
            <WorthLine series={series} label={t.spokenPeriods[period]} />
            <PeriodResult series={series} period={period} />
          </>
        )}
      </div>
      <div className="px-4 pt-1">
        <Segments
          label={t.period}
          value={period}
          onChange={setPeriod}
          items={periods.map((key) => ({ key, text: t.periods[key] }))}
        />
      </div>
      <div className="px-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={more}>
            {t.performance}
          </button>
          {series !== null && !areAmountsHidden && (
            <button type="button" aria-expanded={isTable} onClick={() => setTable(!isTable)} className={more}>
              {isTable ? t.hideValues : t.showValues}
            </button>
          )}
        </div>
        {isTable && series !== null && !areAmountsHidden && (
          <>
            <p className="pb-2 text-small text-ink-2">{t.legend}</p>
            <WorthTable series={series} />
          </>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PerformanceSheet days={days} summary={summary} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const more = 'press min-h-11 rounded-control text-small font-semibold text-action';
const [WIDTH, HEIGHT] = [300, 100];

function WorthLine({ series, label }: { readonly series: WorthSeries; readonly label: string }) {
  const t = useTexts(worthTexts);
  const { areAmountsHidden } = useSettings();
  const { points, profit } = series;
  const { total, withoutProfit } = worthLines(points, { width: WIDTH, height: HEIGHT });
  const direction = signOf(formatMoney(profit));
  const stroke = direction > 0 ? 'var(--up)' : direction < 0 ? 'var(--down)' : 'var(--ink-3)';
  const amount = (value: bigint) => signedText(formatMoney(value));
  const totals = points.map((point) => point.total);
  const spoken = t.spoken({
    period: label,
    first: amount(totals[0]!),
    last: amount(totals.at(-1)!),
    low: amount(totals.reduce((least, each) => (each < least ? each : least))),
    high: amount(totals.reduce((most, each) => (each > most ? each : most))),
  });
  return (
    <svg
      role="img"
      aria-label={areAmountsHidden ? t.spokenHidden : spoken}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      className="block h-36 w-full"
    >
      <polygon points={`0,${HEIGHT + 4} ${total} ${WIDTH},${HEIGHT + 4}`} fill={stroke} opacity="0.1" />
      <polyline
        points={withoutProfit}
        fill="none"
        stroke="var(--ink-3)"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={total}
        fill="none"
        stroke={stroke}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function PeriodResult({
  series: { profit, rate, paid },
  period,
}: {
  readonly series: WorthSeries;
  readonly period: Period;
}) {
  const t = useTexts(worthTexts);
  const { areAmountsHidden } = useSettings();
  const suffix = t.suffix[period];
  if (areAmountsHidden) return <Change rate={rate} suffix={suffix} className="px-4 py-1 font-medium" />;
  const moved = formatAmount(formatMoney(paid < 0n ? -paid : paid));
  return (
    <div className="flex min-h-8 flex-wrap items-baseline gap-x-4 px-4 py-1">
      <Change amount={formatMoney(profit)} rate={rate} suffix={suffix} className="font-medium" />
      {paid !== 0n && (
        <span className="num text-small text-ink-2">{paid > 0n ? t.paidIn(moved) : t.paidOut(moved)}</span>
      )}
    </div>
  );
}

function WorthTable({ series }: { readonly series: WorthSeries }) {
  const t = useTexts(worthTexts);
  const rows = worthRows(series).map((row, at) => ({ ...row, at }));
  return (
    <DataTable
      caption={t.title}
      isCaptionHidden
      rows={rows}
      rowKey={({ at }) => at}
      columns={[
        {
          key: 'date',
          title: t.date,
          align: 'left',
          cell: ({ date }) => (date === null ? t.now : formatBusinessDate(date)),
        },
        { key: 'total', title: t.total, cell: ({ total }) => signedText(formatMoney(total)) },
        {
          key: 'profit',
          title: t.profit,
          cell: ({ total, withoutProfit }) => formatSigned(formatMoney(total - withoutProfit)),
        },
      ]}
    />
  );
}

/** An account may be worth less than nothing. */
function signedText(amount: string): string {
  return amount.startsWith('-') ? formatSigned(amount) : formatAmount(amount);
}
