/** Open profit at the prices of now, with the margin it is made on. */
import { formatAmount } from '@bahi/core/format.ts';
import { listHoldings } from '@bahi/contract/trade.ts';
import { useQuoteFigure } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { Num } from '../ui/num.tsx';
import { openProfitOf } from './open-profit.ts';
import { tradeTexts } from './texts.ts';

export function TradeSummary() {
  const t = useTexts(tradeTexts);
  const { data: holdings } = useCall(listHoldings, {});
  const { data: funds } = useFunds();
  const symbols = holdings?.map(({ symbol }) => symbol) ?? [];
  const profit = useQuoteFigure(symbols, (quote) =>
    holdings === undefined ? null : openProfitOf(holdings, (symbol) => quote(symbol)?.last ?? null),
  );
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 pb-3">
      <div>
        <div className="text-small text-ink-2">{t.trade.openProfit}</div>
        <Change amount={profit} className="text-display font-semibold" />
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={t.trade.marginUsed} value={funds?.margin} />
        <Figure label={t.trade.available} value={funds?.available} />
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
