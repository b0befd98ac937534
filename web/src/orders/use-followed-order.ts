/** An order from its placing to its end: the answer to placing it, then what the stream says, or a poll when it does not. */
import { useEffect } from 'react';
import { getOrder } from '@bahi/contract/orders/calls.ts';
import { putAnswer, queryClient, queryKey } from '../data/query-client.ts';
import { useCall } from '../data/use-call.ts';
import { isEnded, type Order } from './outcome.ts';

const POLL_MS = 2_000;

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
