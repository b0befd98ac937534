/** Open profit at the prices of now, with the margin it is made on: of the whole account, or of one kind of instrument. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { useInstruments } from '../data/instruments.ts';
import { useQuoteFigure } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { Change } from '../ui/change.tsx';
import { Num } from '../ui/num.tsx';
import { sum } from './amounts.ts';
import { nearestCloseOut } from './close-out.ts';
import { openProfitOf } from './parts/open-profit.ts';
import type { TradedKind } from './outcome.ts';
import { ordersTexts } from './texts.ts';

export function TradeSummary({ kind }: { readonly kind?: TradedKind | undefined }) {
  const t = useTexts(ordersTexts);
  const { bySymbol } = useInstruments();
  const { data: all } = useCall(listHoldings, {});
  // Of which kind each is, the instruments say: until they are there, nothing is summed up.
  const ofKind = bySymbol.size === 0 ? undefined : all?.filter(({ symbol }) => bySymbol.get(symbol)?.kind === kind);
  const holdings = kind === undefined ? all : ofKind;
  const { data: funds } = useFunds();
  const symbols = holdings?.map(({ symbol }) => symbol) ?? [];
  const profit = useQuoteFigure(symbols, (quote) =>
    holdings === undefined ? null : openProfitOf(holdings, (symbol) => quote(symbol)?.mark ?? null),
  );
  const { data: positions } = useCall(listPositions, {
    state: 'open',
    ...(kind === undefined ? {} : { kind }),
    page: 1,
    pageSize: 100,
  });
  const invested = kind === undefined ? funds?.margin : marginOf(positions);
  const risky = positions?.rows.filter(({ closeOutPrice }) => closeOutPrice !== null) ?? [];
  const closeOut = useQuoteFigure(
    risky.map(({ symbol }) => symbol),
    (quote) => nearestCloseOut(risky, (symbol) => quote(symbol)?.mark ?? null),
  );
  return (
    <div className="flex flex-col gap-1.5 px-4 pt-3 pb-2.5 lg:flex-row lg:flex-wrap lg:items-end lg:gap-x-12">
      <div>
        <div className="text-small text-ink-2">{t.trade.openProfit}</div>
        <Change amount={profit} className="text-display font-semibold" />
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 lg:flex lg:flex-wrap lg:items-end lg:gap-x-12">
        <Figure label={t.trade.invested} value={invested} />
        <Figure label={t.trade.available} value={funds?.available} />
        {closeOut !== null && (
          <div className="col-span-2 flex flex-wrap items-baseline gap-x-2 text-small lg:block">
            <dt className="text-ink-2">{t.trade.closeOutDistance}</dt>
            <dd className="num font-semibold">{t.trade.closeOutAway(formatPrice(closeOut))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Unknown while some are on another page: a sum with a hole in it is no sum. */
function marginOf(positions: OutputOf<typeof listPositions> | undefined): string | null {
  if (positions === undefined || positions.total > positions.rows.length) return null;
  return sum(positions.rows.flatMap(({ originalMargin, addedMargin }) => [originalMargin, addedMargin]));
}

function Figure({ label, value }: { readonly label: string; readonly value: string | null | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-semibold">
        <Num>{formatPrice(value)}</Num>
      </dd>
    </div>
  );
}
