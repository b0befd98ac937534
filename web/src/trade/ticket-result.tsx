/** What became of the order just placed, in the place of the slip: waiting, partly filled, filled, or refused with its reason. */
import { useEffect } from 'react';
import { getOrder } from '@bahi/contract/trade.ts';
import { putAnswer, queryClient, queryKey } from '../data/query-client.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { OrderSlip, orderHeadline } from './order-slip.tsx';
import { isEnded, type Order } from './outcome.ts';
import { tradeTexts } from './texts.ts';

/** The stream brings the order's changes; this is for when it does not. */
const POLL_MS = 2_000;

export function TicketResult({ placed, onAgain }: { readonly placed: Order; readonly onAgain: () => void }) {
  const t = useTexts(tradeTexts);
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

/** The newest we know of an order: the answer to placing it, then what the stream or a poll says. */
export function useFollowedOrder(placed: Order): Order {
  useEffect(() => {
    // The stream may have been faster than the answer.
    if (knownOrder(placed.id) === undefined) putAnswer(getOrder, { order: placed.id }, placed);
  }, [placed]);
  const { data } = useCall(
    getOrder,
    { order: placed.id },
    {
      staleTimeMs: POLL_MS,
      refetchMs: isEnded((knownOrder(placed.id) ?? placed).status) ? false : POLL_MS,
    },
  );
  return data ?? placed;
}

function knownOrder(id: string): Order | undefined {
  return queryClient.getQueryData<Order>(queryKey(getOrder, { order: id }));
}
