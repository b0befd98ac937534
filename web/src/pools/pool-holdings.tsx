/** What a pool held when the last published session closed: who saw it earlier could trade before the pool. */
import { formatAmount, formatBusinessDate, formatPrice, formatQuantity, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { plainPercent, type PoolDetail } from './pool-words.ts';
import { poolTexts } from './texts.ts';

type Position = NonNullable<PoolDetail['holdings']>['positions'][number];

export function Holdings({ pool: { holdings } }: { readonly pool: PoolDetail }) {
  const t = useTexts(poolTexts);
  return (
    <section aria-label={t.holdings} className="flex flex-col gap-3">
      <div className="px-4">
        <h2 className="font-semibold">{t.holdings}</h2>
        <p className="text-ink-2">
          {holdings === null ? t.holdingsNone : t.holdingsAt(formatBusinessDate(holdings.date))}
        </p>
      </div>
      {holdings !== null && holdings.positions.length > 0 && (
        <div className="px-4">
          <DataTable<Position>
            caption={t.holdings}
            isCaptionHidden
            columns={[
              {
                key: 'stock',
                title: t.stock,
                align: 'left',
                cell: ({ symbol, name }) => (
                  <>
                    <span className="font-semibold">{symbol}</span>
                    <span className="block text-ink-2">{name}</span>
                  </>
                ),
              },
              {
                key: 'value',
                title: t.value,
                cell: ({ shares, mark, value }) => (
                  <>
                    <span className="font-semibold">{formatAmount(value)}</span>
                    <span className="block text-ink-2">{t.sharesAt(formatQuantity(shares), formatPrice(mark))}</span>
                  </>
                ),
              },
              { key: 'part', title: t.part, cell: ({ bps }) => plainPercent(bps) },
            ]}
            rows={holdings.positions}
            rowKey={({ symbol }) => symbol}
          />
        </div>
      )}
      {holdings !== null && (
        <Slip title={t.holdingsSum} hasTitle>
          <SlipRow label={t.cash} value={formatAmount(holdings.cash)} />
          {signOf(holdings.dividends) !== 0 && <SlipRow label={t.dividends} value={formatAmount(holdings.dividends)} />}
          <SlipRow label={t.fundSize} value={formatAmount(holdings.value)} isTotal />
        </Slip>
      )}
    </section>
  );
}
