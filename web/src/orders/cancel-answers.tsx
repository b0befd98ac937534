/** What became of each cancel, kept readable also for orders that have left the list meanwhile. */
import { useTexts } from '../i18n/texts.ts';
import { isEnded, type Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { useFollowedOrder } from './use-followed-order.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

export interface CancelAnswer {
  readonly order: Order;
  /** Null when the exchange was asked: its answer follows. */
  readonly refusal: string | null;
}

export function CancelAnswers({ answers }: { readonly answers: readonly CancelAnswer[] }) {
  return (
    <ul role="status" className="flex flex-col gap-1 px-4 pb-2 empty:hidden">
      {answers.map(({ order, refusal }) => (
        <li key={order.id} className="text-small">
          <span className="font-semibold">{order.name}</span> <span className="num text-ink-3">{order.id}</span>:{' '}
          {refusal ?? <Asked order={order} />}
        </li>
      ))}
    </ul>
  );
}

/** Cancel and fill race at the exchange: exactly one wins, and this says which. */
function Asked({ order: asked }: { readonly order: Order }) {
  const t = useTexts(ordersTexts);
  const reasonText = useTradeRefusal();
  const order = useFollowedOrder(asked);
  if (!isEnded(order.status)) return t.trade.cancelAsked;
  return order.reason === null ? t.orderStatus[order.status] : reasonText(order.reason);
}
