/** Shares held by instrument, over all its positions, at the prices of now. */
import { lazy } from 'react';
import { formatAmount } from '@bahi/core/format.ts';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import { useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useHasTables } from '../shell/use-has-tables.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { AtAverage, LastToday, ListHead, RowLine, RowTitle, StockName } from './list-parts.tsx';
import { listTexts } from './list-texts.ts';
import { holdingAt, type Holding } from './parts/open-profit.ts';
import { DirectionChip } from './position-row.tsx';
import { NothingYet } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';
import { useListing } from './use-listing.ts';

const HoldingsTable = lazy(() => import('./holdings-table.tsx'));

export function HoldingsList() {
  const isTable = useHasTables();
  const t = useTexts(ordersTexts);
  const holdings = useCall(listHoldings, {});
  return (
    <Loaded from={holdings} empty={<NothingYet>{t.trade.emptyHoldings}</NothingYet>}>
      {(rows) =>
        isTable ? (
          <HoldingsTable rows={rows} />
        ) : (
          <>
            <ListHead />
            <ul>
              {rows.map((holding) => (
                <HoldingRow key={holding.symbol} holding={holding} />
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function HoldingRow({ holding }: { readonly holding: Holding }) {
  const t = useTexts(ordersTexts);
  const words = useTexts(listTexts);
  const known = useNameOf(holding);
  const listing = useListing({ symbol: holding.symbol });
  const name = listing?.name ?? known;
  const quote = useQuote(listing === null ? holding.symbol : null);
  const now = holdingAt(holding, quote?.mark ?? null);
  const direction = holding.quantity < 0 ? 'short' : 'long';
  return (
    <li>
      <a
        href={
          listing === null
            ? href('/market/stockDetail', { symbol: holding.symbol })
            : href('/trade/index', { tab: 'open' })
        }
        className="flex min-h-14 min-w-0 flex-col justify-center border-t border-line bg-surface px-4 py-1.5 focus-visible:-outline-offset-2"
      >
        <RowTitle end={<Change amount={now?.profit ?? null} className="text-lead font-semibold" align="right" />}>
          <StockName symbol={holding.symbol} name={name}>
            {direction === 'short' && <DirectionChip direction="short" leverage={1} />}
          </StockName>
        </RowTitle>
        <RowLine
          end={
            <span className="num">
              <span className="sr-only">{words.value} </span>
              {now === null ? '—' : formatAmount(now.marketValue)}
            </span>
          }
        >
          <AtAverage quantity={Math.abs(holding.quantity)} price={holding.averagePrice} />
          {listing === null && <LastToday symbol={holding.symbol} />}
          {holding.positions > 1 && <span>{t.trade.inPositions(holding.positions)}</span>}
        </RowLine>
      </a>
    </li>
  );
}
