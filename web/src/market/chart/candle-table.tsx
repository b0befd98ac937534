/** The bars of the chart as a table, newest first, page by page back through history. */
import { useState } from 'react';
import { formatDecimal } from '@bahi/core/money.ts';
import { UNKNOWN, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { getCandles } from '@bahi/contract/market/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { barTime } from './chart-readout.tsx';
import type { CandleQuestion } from './bar-series.ts';
import { compactShares } from '../figures.ts';
import type { Gap, WireBar } from './live-bar.ts';
import { chartTexts } from './texts.ts';

const PAGE = 50;

export interface CandleTableProps {
  readonly title: string;
  readonly question: CandleQuestion;
  readonly hasVolume: boolean;
  readonly onClose: () => void;
}

export default function CandleTable({ title, question, hasVolume, onClose }: CandleTableProps) {
  const t = useTexts(chartTexts);
  const { units } = useCommonTexts();
  /** Where each page ends; the first ends now. */
  const [ends, setEnds] = useState<readonly number[]>([]);
  const before = ends.at(-1);
  const page = useCall(
    getCandles,
    { ...question, limit: PAGE, ...(before === undefined ? {} : { before }) },
    { keepPrevious: true },
  );
  const { bars, hasMore } = page.data ?? { bars: [], hasMore: false };
  const price = (value: number) =>
    formatPrice(formatDecimal(value, page.data?.priceScale ?? 2), page.data?.priceScale ?? 2);
  const oldest = bars[0]?.[0];
  return (
    <Sheet
      isOpen
      hasForm
      onClose={onClose}
      title={title}
      footer={
        <div className="flex justify-between gap-3">
          {ends.length > 0 && (
            <Button variant="soft" size="medium" onClick={() => setEnds(ends.slice(0, -1))}>
              {t.newer}
            </Button>
          )}
          {hasMore && oldest !== undefined && (
            <span className="ml-auto">
              <Button variant="soft" size="medium" onClick={() => setEnds([...ends, oldest])}>
                {t.older}
              </Button>
            </span>
          )}
        </div>
      }
    >
      <Loaded from={page} isEmpty={() => bars.length === 0} empty={<EmptyState>{t.emptyLong}</EmptyState>}>
        {({ period, gaps }) => (
          <DataTable<Row>
            caption={title}
            isCaptionHidden
            rows={rowsOf(bars, gaps ?? [])}
            rowKey={(row) => ('gap' in row ? `gap ${row.gap.from}` : row.bar[0])}
            columns={[
              {
                key: 'time',
                title: t.time,
                align: 'left',
                cell: (row) =>
                  'gap' in row
                    ? t.gapRow(gapTime(row.gap.from), gapTime(row.gap.to))
                    : shortTime(barTime(row.bar[0], period)),
              },
              ...([1, 2, 3, 4] as const).map((at) => ({
                key: prices[at],
                title: t[prices[at]],
                cell: (row: Row) => ('gap' in row ? UNKNOWN : price(row.bar[at])),
              })),
              ...(hasVolume
                ? [
                    {
                      key: 'volume',
                      title: t.volume,
                      cell: (row: Row) => ('gap' in row ? UNKNOWN : compactShares(row.bar[5], units)),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Loaded>
    </Sheet>
  );
}

const prices = { 1: 'open', 2: 'high', 3: 'low', 4: 'close' } as const;

type Row = { readonly bar: WireBar } | { readonly gap: Gap };

/** Newest first; a stretch that was not recorded stands where its bars would. */
function rowsOf(bars: readonly WireBar[], gaps: readonly Gap[]): readonly Row[] {
  const first = bars[0]?.[0] ?? Infinity;
  const rows = [
    ...bars.map((bar) => ({ at: bar[0], row: { bar } })),
    ...gaps.filter(({ to }) => to > first).map((gap) => ({ at: gap.from, row: { gap } })),
  ];
  return rows.toSorted((a, b) => b.at - a.at).map(({ row }) => row);
}

/** A page of minutes lies within one year; the figures need the room. */
function shortTime(text: string): string {
  return text.length > 10 ? text.slice(5) : text;
}

function gapTime(at: number): string {
  return formatDateTime(at, marketZone()).slice(5, -3);
}
