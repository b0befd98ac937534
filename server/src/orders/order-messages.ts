/** What a customer is told of an order: what the venue did with it, and that a restriction takes it back. */
import { storyOf } from '@bahi/contract/stories.ts';
import { formatDecimal, formatMoney } from '@bahi/core/money.ts';
import type { SaleResult } from '@bahi/core/sale-result.ts';
import type { NewMessage } from '../messages/service.ts';
import type { OrderRow } from './rows.ts';

export function takenBackMessage({ customerId, id, symbol }: OrderRow, at: number): NewMessage {
  const order = id.toString();
  const story = storyOf('order.ended_by_restriction', { symbol, order });
  return { customerId, kind: 'order', at, story, about: { type: 'order', id: order } };
}

/** Each once; null: the customer has ended it meanwhile. */
export function newsMessage(order: OrderRow, now: number, sale: SaleResult | null): NewMessage | null {
  const story = newsStory(order, sale);
  if (story === null) return null;
  const { customerId, id, endedAt } = order;
  return {
    customerId,
    kind: 'order',
    at: endedAt ?? now,
    story,
    about: { type: 'order', id: id.toString() },
    onceKey: `order ${id} ${endedAt === null ? 'begun' : 'over'}`,
  };
}

function newsStory(
  { id, symbol, direction, status, filled, quantity, turnover, cancelRequest }: OrderRow,
  sale: SaleResult | null,
): NewMessage['story'] | null {
  const of = { symbol, order: id.toString() };
  switch (status) {
    case 'filled':
      if (sale !== null)
        return storyOf(direction === 'long' ? 'order.sold' : 'order.bought_back', {
          ...of,
          shares: filled,
          price: averageOf(turnover, filled),
          received: formatMoney(sale.received),
          net: formatMoney(sale.net),
          rate: formatDecimal(sale.rateBps ?? 0n, 2),
        });
      return storyOf(direction === 'long' ? 'order.bought' : 'order.sold_short', {
        ...of,
        shares: filled,
        price: averageOf(turnover, filled),
      });
    case 'partly_filled':
      return storyOf('order.partly_filled', {
        ...of,
        shares: filled,
        quantity,
        price: averageOf(turnover, filled),
      });
    case 'rejected':
      return storyOf('order.rejected', of);
    case 'cancelled':
      return cancelRequest === null ? storyOf('order.ended', { ...of, shares: filled, quantity }) : null;
    default:
      return null;
  }
}

/** Of a share, to the nearest paisa. */
function averageOf(turnover: bigint, shares: number): string {
  const count = BigInt(shares);
  return formatMoney((turnover + count / 2n) / count);
}
