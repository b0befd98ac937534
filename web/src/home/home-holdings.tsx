/** What is held, the largest first, live; of who holds nothing any more the way to find something. Loaded once the total stands. */
import { useEffect } from 'react';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import { formatAmount, formatPrice, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { holdingAt, type Holding } from '../orders/parts/open-profit.ts';
import { rateOfMinor } from '../portfolio/parts/rate-of.ts';
import { parseSigned } from '../portfolio/parts/signed-minor.ts';
import { worthTexts } from '../portfolio/parts/worth-texts.ts';
import { href } from '../shell/location.ts';
import { useSettings } from '../shell/settings.ts';
import { Change } from '../ui/change.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Monogram } from '../ui/monogram.tsx';
import { Num } from '../ui/num.tsx';
import { Part } from './part.tsx';

const SHOWN = 5;

export default function HomeHoldings({ onStands }: { readonly onStands: (stands: true) => void }) {
  const t = useTexts(worthTexts);
  const holdings = useCall(listHoldings, {}, { staleTimeMs: 60_000 });
  const { data, failure } = holdings;
  const stands = data !== undefined || failure !== null;
  useEffect(() => {
    if (stands) onStands(true);
  }, [stands, onStands]);
  const all = href('/trade/index', { tab: 'holdings' });
  return (
    <Part title={t.holdings} {...(data?.length ? { link: { href: all, text: t.all(data.length) } } : {})}>
      <Loaded
        from={holdings}
        empty={
          <EmptyState link={href('/market/index', { tab: 'quotes' })} action={t.find}>
            {t.nothing}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul>
            {rows
              .toSorted((a, b) => sizeOf(b) - sizeOf(a))
              .slice(0, SHOWN)
              .map((holding) => (
                <HoldingLine key={holding.symbol} holding={holding} />
              ))}
          </ul>
        )}
      </Loaded>
    </Part>
  );
}

function sizeOf({ marketValue }: Holding): number {
  return Math.abs(Number(marketValue ?? 0));
}

function HoldingLine({ holding }: { readonly holding: Holding }) {
  const t = useTexts(worthTexts);
  const common = useCommonTexts();
  const { areAmountsHidden } = useSettings();
  const name = useNameOf(holding);
  const quote = useQuote(holding.symbol);
  const { symbol, quantity, averagePrice, marketPrice } = holding;
  const now = holdingAt(holding, quote?.mark ?? null);
  const isListed = (quote?.mark ?? marketPrice) !== null;
  const about = quantity < 0 ? t.shortAverage : t.average;
  return (
    <li>
      <a
        href={isListed ? href('/market/stockDetail', { symbol }) : href('/trade/index', { tab: 'open' })}
        className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_minmax(104px,42%)] items-center gap-3 border-t border-line bg-surface px-4 py-2 @max-tight:grid-cols-1 focus-visible:-outline-offset-2"
      >
        <Monogram symbol={symbol} className="@max-tight:hidden" />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold">{name}</span>
          <span className="num block text-small text-ink-3">
            {isListed ? about(formatQuantity(Math.abs(quantity)), formatPrice(averagePrice)) : t.notListed}
          </span>
        </span>
        <span className="min-w-0 text-right">
          <Num align="right" className="font-semibold" {...(areAmountsHidden ? { spoken: common.amountsHidden } : {})}>
            {areAmountsHidden ? '••••••' : now === null ? formatPrice(null) : worthText(now.marketValue)}
          </Num>
          <Change
            {...(areAmountsHidden ? {} : { amount: now?.profit ?? null })}
            rate={now === null ? null : rateOfHolding(now)}
            className="text-small font-medium"
            align="right"
          />
        </span>
      </a>
    </li>
  );
}

/** Of what the shares cost, or of what the sale of borrowed ones brought. */
function rateOfHolding(now: { readonly marketValue: string; readonly profit: string }): string | null {
  const profit = parseSigned(now.profit);
  const cost = parseSigned(now.marketValue) - profit;
  return rateOfMinor(profit, (cost < 0n ? -cost : cost) + profit);
}

/** Shares that are owed count against the total. */
function worthText(value: string): string {
  return value.startsWith('-') ? formatSigned(value) : formatAmount(value);
}
