/** One order on its own page: its slip, its timeline, and Cancel while it works. */
import { lazy, Suspense } from 'react';
import { cancellable, cancelOrder, getOrder, listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { useNameOf } from '../data/instruments.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { AskSupport } from '../support/parts/ask-link.tsx';
import { OrderSlip } from './order-slip.tsx';
import { isChangeable, isChanging, isEnded, type Order } from './outcome.ts';
import { PositionTimeline } from './position-timeline.tsx';
import { DirectionChip } from './position-row.tsx';
import { ordersTexts } from './texts.ts';
import { orderTimeline } from './timeline.ts';
import { usePanel } from './use-panel.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

export function OrderDetail({ order }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  const name = useNameOf(order);
  return (
    <Screen title={name}>
      <div className="flex max-w-140 flex-col gap-5 px-4 pt-1">
        <div className="flex flex-wrap items-center gap-2 text-small">
          <span className="font-semibold">
            {t.side[order.side]} · {t.orderType[order.type]}
          </span>
          <DirectionChip direction={order.direction} leverage={order.leverage} />
          {order.type === 'limit' && <span className="text-ink-2">{t.timeInForce[order.timeInForce]}</span>}
        </div>
        <OrderSlip order={order} />
        <WorkOrder order={order} />
        {order.kind === 'close' && order.positionId !== null && (
          <Button variant="soft" href={href('/trade/positionDetail', { position: order.positionId })}>
            {t.position.title}
          </Button>
        )}
        <AskSupport type="order" id={order.id} />
        <section className="flex flex-col gap-3">
          <h2 className="font-semibold">{t.position.timeline}</h2>
          <PositionTimeline symbol={order.symbol} rows={orderTimeline(order)} />
        </section>
      </div>
    </Screen>
  );
}

const ChangePanel = lazy(() => import('./change-panel.tsx'));

/** Modify and Cancel, while it works. */
export function WorkOrder({ order }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  const { isOpen, open, hide, opener } = usePanel();
  const isOnItsWay = isChanging(order);
  if (isEnded(order.status)) return null;
  return (
    <div className="flex flex-col gap-2">
      {isChangeable(order) && !isOpen && (
        <Button
          ref={opener}
          variant="soft"
          isWide
          blockedBecause={isOnItsWay ? t.trade.changeSent : null}
          onClick={open}
        >
          {t.trade.modify}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChangePanel order={order} onHide={hide} />
        </Suspense>
      )}
      <CancelOrder order={order} />
    </div>
  );
}

/** Cancels what is left of an order; the fill may win the race, and then its refusal says so. */
function CancelOrder({ order }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  const refusalText = useTradeRefusal();
  const { isOnline } = useConnection();
  const command = useCommand(cancelOrder, { changes: [getOrder, listOrders, listPositions, getSummary] });
  const { state } = command;
  const isAllowed = cancellable.includes(order.status);
  if (!isAllowed) return null;
  return (
    <div className="flex flex-col gap-2">
      {state.phase === 'refused' && (
        <p role="alert" className="font-medium text-error">
          {refusalText(state.refusal, state.message)}
        </p>
      )}
      {state.phase === 'done' && <p role="status">{t.trade.cancelAsked}</p>}
      <UnknownResultCard command={command} what={`${t.trade.cancel} ${order.name}`} />
      <Button
        variant="outline"
        isWide
        isBusy={command.isBusy || state.phase === 'done'}
        blockedBecause={isOnline ? null : t.trade.offline}
        onClick={() => command.send({ order: order.id })}
      >
        {t.trade.cancel}
      </Button>
    </div>
  );
}
