/** What became of the order just placed, in the place of the slip: waiting, partly filled, filled, or refused with its reason. */
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { OrderSlip, orderHeadline } from './order-slip.tsx';
import { isEnded, type Order } from './outcome.ts';
import { useFollowedOrder } from './use-followed-order.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export function TicketResult({ placed, onAgain }: { readonly placed: Order; readonly onAgain: () => void }) {
  const t = useCountedTexts(placed.symbol);
  const order = useFollowedOrder(placed);
  const tab = order.positionId !== null ? 'open' : isEnded(order.status) ? 'ended' : 'orders';
  return (
    <div className="animate-appear flex flex-col gap-4">
      <p className="sr-only" role="status">
        {orderHeadline(order, t)}
      </p>
      <OrderSlip order={order} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="soft" isWide onClick={onAgain}>
          {t.result.again}
        </Button>
        <Button isWide href={href('/trade/index', { tab })}>
          {t.result.view}
        </Button>
      </div>
    </div>
  );
}
