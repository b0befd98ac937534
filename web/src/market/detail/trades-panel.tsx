/** The latest trades: time, price, shares, and who took whose price. */
import { formatPrice, formatQuantity, formatTime } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listTrades } from '@bahi/contract/market/calls.ts';
import type { Instrument } from '../../data/instruments.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';

type Trade = OutputOf<typeof listTrades>[number];

const SHOWN = 10;
const EVERY_MS = 3_000;

export function TradesPanel({ instrument }: { readonly instrument: Instrument }) {
  const { trades: t, counted } = useTexts(marketTexts);
  const [isPaused] = usePricesPaused();
  const { symbol, kind, priceScale: digits } = instrument;
  const isClosed = useIsClosed(instrument);
  const refetchMs = isClosed || isPaused ? false : EVERY_MS;
  const trades = useCall(listTrades, { symbol, limit: SHOWN }, { refetchMs });
  return (
    <Section title={t.title}>
      <div className="border-y border-line bg-surface px-2">
        <Loaded from={trades} empty={<p className="px-2 py-3 text-ink-2">{t.empty}</p>}>
          {(rows) => (
            <DataTable<Trade>
              caption={t.title}
              isCaptionHidden
              rows={rows}
              rowKey={({ seq, condition }) => `${condition} ${seq}`}
              columns={[
                { key: 'time', title: t.time, align: 'left', cell: ({ at }) => formatTime(at, marketZone()) },
                { key: 'price', title: t.price, cell: ({ price }) => formatPrice(price, digits) },
                {
                  key: 'shares',
                  title: kind === 'equity' ? counted.shares : counted.units,
                  cell: ({ quantity }) => formatQuantity(quantity),
                },
                {
                  key: 'by',
                  title: t.by,
                  cell: ({ aggressor, condition }) => (condition === 'block' ? t.block : t[aggressor]),
                },
              ]}
            />
          )}
        </Loaded>
      </div>
    </Section>
  );
}
