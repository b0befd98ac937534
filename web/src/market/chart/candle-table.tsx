/** The bars of the chart as a table, newest first, page by page back through history. */
import { useState } from 'react';
import { formatDecimal } from '@bahi/core/money.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { getCandles } from '@bahi/contract/market.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { barTime } from './chart-readout.tsx';
import type { CandleQuestion } from './candle-feed.ts';
import { compactShares } from '../figures.ts';
import type { WireBar } from './live-bar.ts';
import { marketTexts } from '../texts.ts';

const PAGE = 50;

export interface CandleTableProps {
  readonly title: string;
  readonly question: CandleQuestion;
  readonly onClose: () => void;
}

export default function CandleTable({ title, question, onClose }: CandleTableProps) {
  const t = useTexts(marketTexts).chart;
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
      <Loaded from={page}>
        {({ period }) => (
          <DataTable<WireBar>
            caption={title}
            isCaptionHidden
            rows={bars.toReversed()}
            rowKey={([at]) => at}
            columns={[
              { key: 'time', title: t.time, align: 'left', cell: ([at]) => barTime(at, period) },
              { key: 'open', title: t.open, cell: ([, open]) => price(open) },
              { key: 'high', title: t.high, cell: ([, , high]) => price(high) },
              { key: 'low', title: t.low, cell: ([, , , low]) => price(low) },
              { key: 'close', title: t.close, cell: ([, , , , close]) => price(close) },
              { key: 'volume', title: t.volume, cell: ([, , , , , volume]) => compactShares(volume, units) },
            ]}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
