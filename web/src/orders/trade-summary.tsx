/** Open profit at the prices of now, with the margin it is made on. */
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { useQuoteFigure } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { Num } from '../ui/num.tsx';
import { nearestCloseOut } from './close-out.ts';
import { openProfitOf } from './open-profit.ts';
import { ordersTexts } from './texts.ts';

export function TradeSummary() {
  const t = useTexts(ordersTexts);
  const { data: holdings } = useCall(listHoldings, {});
  const { data: funds } = useFunds();
  const symbols = holdings?.map(({ symbol }) => symbol) ?? [];
  const profit = useQuoteFigure(symbols, (quote) =>
    holdings === undefined ? null : openProfitOf(holdings, (symbol) => quote(symbol)?.mark ?? null),
  );
  const { data: positions } = useCall(listPositions, { state: 'open', page: 1, pageSize: 100 });
  const risky = positions?.rows.filter(({ closeOutPrice }) => closeOutPrice !== null) ?? [];
  const closeOut = useQuoteFigure(
    risky.map(({ symbol }) => symbol),
    (quote) => nearestCloseOut(risky, (symbol) => quote(symbol)?.mark ?? null),
  );
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 pb-3">
      <div>
        <div className="text-small text-ink-2">{t.trade.openProfit}</div>
        <Change amount={profit} className="text-display font-semibold" />
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Figure label={t.trade.invested} value={funds?.margin} />
        <Figure label={t.trade.available} value={funds?.available} />
        {closeOut !== null && (
          <div className="col-span-2 flex flex-wrap items-baseline gap-x-2 text-small">
            <dt className="text-ink-2">{t.trade.closeOutDistance}</dt>
            <dd className="num font-semibold">{t.trade.closeOutAway(formatPrice(closeOut))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-semibold">
        <Num>{value === undefined ? '—' : formatAmount(value)}</Num>
      </dd>
    </div>
  );
}
