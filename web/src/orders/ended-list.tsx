/** What is over: positions with what they brought, orders with how and why they ended. */
import { lazy, useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useHasTables } from '../shell/use-has-tables.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Segments } from '../ui/segments.tsx';
import { AtAverage, RowLine, RowTitle, StockName } from './list-parts.tsx';
import { OrderRow } from './order-row.tsx';
import type { Position } from './outcome.ts';
import { PositionChips } from './position-row.tsx';
import { NothingYet } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';

const EndedPositionsTable = lazy(() => tables().then((all) => ({ default: all.EndedPositionsTable })));
const EndedOrdersTable = lazy(() => tables().then((all) => ({ default: all.EndedOrdersTable })));

function tables() {
  return import('./ended-tables.tsx');
}

export function EndedList() {
  const t = useTexts(ordersTexts);
  const [what, setWhat] = useState<'positions' | 'orders'>('positions');
  return (
    <>
      <div className="px-4 py-3">
        <Segments
          label={t.trade.endedShow}
          kind="radio"
          value={what}
          items={[
            { key: 'positions', text: t.trade.endedPositions },
            { key: 'orders', text: t.trade.endedOrders },
          ]}
          onChange={setWhat}
        />
      </div>
      {what === 'positions' ? <EndedPositions /> : <EndedOrders />}
    </>
  );
}

function EndedPositions() {
  const t = useTexts(ordersTexts);
  const positions = usePagedCall(listPositions, { state: 'closed' });
  const isTable = useHasTables();
  return (
    <Loaded from={positions} empty={<NothingYet>{t.trade.emptyEnded}</NothingYet>}>
      {(rows) =>
        isTable ? (
          <EndedPositionsTable positions={positions} />
        ) : (
          <>
            <ul>
              {rows.map((position) => (
                <EndedPosition key={position.id} position={position} />
              ))}
            </ul>
            <LoadMore from={positions} />
          </>
        )
      }
    </Loaded>
  );
}

function EndedPosition({ position }: { readonly position: Position }) {
  const name = useNameOf(position);
  const { closePrice, closedAt } = position;
  return (
    <li>
      <a
        href={href('/trade/positionDetail', { position: position.id })}
        className="flex min-h-14 min-w-0 flex-col justify-center border-t border-line bg-surface px-4 py-1.5 focus-visible:-outline-offset-2"
      >
        <RowTitle end={<Change amount={position.realisedProfit} className="text-lead font-semibold" align="right" />}>
          <StockName symbol={position.symbol} name={name}>
            <PositionChips position={position} />
          </StockName>
        </RowTitle>
        <RowLine end={closedAt !== null && <span className="num">{formatDateTime(closedAt, marketZone())}</span>}>
          <span className="num">
            <AtAverage quantity={position.openedQuantity} price={position.averagePrice} /> → {formatPrice(closePrice)}
          </span>
        </RowLine>
      </a>
    </li>
  );
}

function EndedOrders() {
  const t = useTexts(ordersTexts);
  const orders = usePagedCall(listOrders, { state: 'ended' });
  const isTable = useHasTables();
  return (
    <Loaded from={orders} empty={<NothingYet>{t.trade.emptyEnded}</NothingYet>}>
      {(rows) =>
        isTable ? (
          <EndedOrdersTable orders={orders} />
        ) : (
          <>
            <ul>
              {rows.map((order) => (
                <li key={order.id}>
                  <OrderRow order={order} />
                </li>
              ))}
            </ul>
            <LoadMore from={orders} />
          </>
        )
      }
    </Loaded>
  );
}
