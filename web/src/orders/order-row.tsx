/** One order in a list: what it asks, how far it is, and Cancel. A refused cancel says why in the row. */
import { lazy, Suspense, useEffect, type ReactNode, type Ref } from 'react';
import { cancellable, cancelOrder, listOrders } from '@bahi/contract/orders/calls.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { cx } from '../ui/cx.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { StockName } from './list-parts.tsx';
import { isChangeable, isChanging, orderTones, type Order } from './outcome.ts';
import { DirectionChip } from './position-row.tsx';
import { ordersTexts } from './texts.ts';
import { usePanel } from './use-panel.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

export interface OrderRowProps {
  readonly order: Order;
  /** Before the row: its checkbox. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly note?: ReactNode;
  readonly isSelected?: boolean;
}

/** The row alone, as it also stands among what has ended. */
export function OrderRow({ order, start, end, note, isSelected = false }: OrderRowProps) {
  const t = useTexts(ordersTexts);
  const name = useNameOf(order);
  const reasonText = useTradeRefusal();
  const query =
    order.kind === 'close' && order.positionId !== null ? { position: order.positionId } : { order: order.id };
  const price = order.limitPrice === null ? t.trade.atMarket : t.trade.atLimit(formatPrice(order.limitPrice));
  return (
    <div className={cx('border-t border-line', isSelected ? 'bg-wash' : 'bg-surface')}>
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-2',
          end === undefined ? 'pr-4' : 'pr-2',
          start === undefined ? 'pl-4' : 'pl-3',
        )}
      >
        {start}
        <a
          href={href('/trade/positionDetail', query)}
          className="flex min-h-14 min-w-[min(10rem,100%)] flex-1 flex-col justify-center gap-0.5 py-1.5 focus-visible:-outline-offset-2"
        >
          <StockName symbol={order.symbol} name={name} />
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-2">
            <span className="font-semibold text-ink">{t.side[order.side]}</span>
            {order.kind === 'close' && <span>{t.kind.close}</span>}
            {order.kind === 'open' && (order.direction === 'short' || order.leverage > 1) && (
              <DirectionChip direction={order.direction} leverage={order.leverage} />
            )}
            <span className="num">{t.trade.filledOf(order.filledQuantity, order.quantity)}</span>
            <span className="num">{price}</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-ink-3">
            <StatusChip tone={orderTones[order.status]}>{t.orderStatus[order.status]}</StatusChip>
            <span className="num">{formatDateTime(order.endedAt ?? order.placedAt, marketZone())}</span>
            {order.origin !== 'customer' && <span>{t.origin[order.origin]}</span>}
          </span>
          {order.reason !== null && <span className="text-small text-ink-2">{reasonText(order.reason)}</span>}
        </a>
        {end}
      </div>
      {note}
    </div>
  );
}

const ChangePanel = lazy(() => import('./change-panel.tsx'));

/** What comes with a working order, for a row around it. */
export interface WorkingParts {
  readonly end: ReactNode;
  readonly note: ReactNode;
  readonly isSelected: boolean;
  /** Its checkbox; false while nothing is selected. */
  readonly box: ReactNode;
}

export interface WorkingOrderProps {
  readonly order: Order;
  /** Gives the parent this row's way to cancel, for several at once; null when the row goes. */
  readonly onReady?: (cancel: (() => void) | null) => void;
  /** The order as it was answered, with the refusal if there was one. */
  readonly onAnswer: (order: Order, refusal: string | null) => void;
  /** A row of a list or of a table around what comes with the order: its buttons, and what stands below it. */
  readonly children: (parts: Pick<WorkingParts, 'end' | 'note'>) => ReactNode;
}

export function WorkingOrder({ order, onReady, onAnswer, children }: WorkingOrderProps) {
  const t = useTexts(ordersTexts);
  const refusalText = useTradeRefusal();
  const { isOnline } = useConnection();
  const command = useCommand(cancelOrder, {
    changes: [listOrders, listPositions, listHoldings, getSummary],
    onDone: (answer) => onAnswer(answer, null),
    onRefused: (refusal, message) => onAnswer(order, refusalText(refusal, message)),
  });
  const { isOpen, open, hide, opener } = usePanel();
  const isOnItsWay = isChanging(order);
  const { phase } = command.state;
  const isAllowed = cancellable.includes(order.status);
  const because = !isOnline ? t.trade.offline : isAllowed ? null : t.trade.cannotCancel;
  const cancel = () => {
    if (because === null && phase !== 'done') command.send({ order: order.id });
  };
  useEffect(() => {
    onReady?.(cancel);
    return () => onReady?.(null);
  });
  const isInDoubt = phase === 'slow' || phase === 'unknown' || phase === 'failed';
  return children({
    end: (
      <div className="ml-auto flex shrink-0">
        {isChangeable(order) && (
          <RowButton
            label={`${t.trade.modify} ${order.name} ${order.id}`}
            because={isOnItsWay ? t.trade.changeSent : null}
            isExpanded={isOpen}
            ref={opener}
            onPress={isOpen ? hide : open}
          >
            {t.trade.modify}
          </RowButton>
        )}
        <RowButton
          label={`${t.trade.cancel} ${order.name} ${order.id}`}
          because={because}
          isBusy={command.isBusy || phase === 'done'}
          onPress={cancel}
        >
          {command.isBusy ? t.trade.cancelling : t.trade.cancel}
        </RowButton>
      </div>
    ),
    note: (isOnItsWay || isInDoubt || isOpen) && (
      <>
        {isOnItsWay && (
          <p role="status" className="px-4 pb-2 text-small text-ink-2">
            {t.trade.changeSent}
          </p>
        )}
        {isInDoubt && (
          <div className="px-4 pb-3">
            <UnknownResultCard command={command} what={`${t.trade.cancel} ${order.name}`} />
          </div>
        )}
        {isOpen && (
          <Suspense>
            <ChangePanel order={order} onHide={hide} />
          </Suspense>
        )}
      </>
    ),
  });
}

function RowButton(props: {
  readonly label: string;
  /** Why it does nothing now. */
  readonly because: string | null;
  readonly isBusy?: boolean;
  readonly isExpanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
  readonly children: string;
}) {
  const { label, because, isBusy = false, isExpanded, ref, onPress, children } = props;
  const isOff = because !== null || isBusy;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-disabled={isOff || undefined}
      title={because ?? undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className={cx(
        'press min-h-11 min-w-11 rounded-control px-2 text-small font-semibold text-action',
        isOff && 'opacity-50',
      )}
    >
      {children}
    </button>
  );
}
