/** What is over: positions with what they brought, orders with how and why they ended. */
import { useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Segments } from '../ui/segments.tsx';
import { OrderRow } from './order-row.tsx';
import type { Position } from './outcome.ts';
import { BoughtChip, DirectionChip } from './position-row.tsx';
import { NothingYet } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';
import { useCountedTexts } from './use-counted-texts.ts';

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
  return (
    <Loaded from={positions} empty={<NothingYet>{t.trade.emptyEnded}</NothingYet>}>
      {(rows) => (
        <>
          <ul>
            {rows.map((position) => (
              <EndedPosition key={position.id} position={position} />
            ))}
          </ul>
          <LoadMore from={positions} />
        </>
      )}
    </Loaded>
  );
}

function EndedPosition({ position }: { readonly position: Position }) {
  const t = useCountedTexts(position.symbol);
  const name = useNameOf(position);
  const { closePrice, closedAt } = position;
  return (
    <li>
      <a
        href={href('/trade/positionDetail', { position: position.id })}
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_minmax(104px,40%)] items-center gap-2 border-t border-line bg-surface px-4 py-2 @max-tight:grid-cols-1 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 font-semibold">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            <DirectionChip direction={position.direction} leverage={position.leverage} />
            <BoughtChip origin={position.origin} />
            <span className="num">{t.sharesShort(position.openedQuantity)}</span>
            <span className="num">
              {formatPrice(position.averagePrice)} → {formatPrice(closePrice)}
            </span>
          </span>
          {closedAt !== null && (
            <span className="num text-small text-ink-3">{formatDateTime(closedAt, marketZone())}</span>
          )}
        </span>
        <span className="min-w-0 text-right">
          <Change amount={position.realisedProfit} className="font-semibold" align="right" />
          <span className="text-small text-ink-3">{t.trade.realised}</span>
        </span>
      </a>
    </li>
  );
}

function EndedOrders() {
  const t = useTexts(ordersTexts);
  const orders = usePagedCall(listOrders, { state: 'ended' });
  return (
    <Loaded from={orders} empty={<NothingYet>{t.trade.emptyEnded}</NothingYet>}>
      {(rows) => (
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
      )}
    </Loaded>
  );
}
