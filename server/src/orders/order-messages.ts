/** What a customer is told of an order that a restriction takes back. */
import { storyOf } from '@bahi/contract/stories.ts';
import type { NewMessage } from '../messages/service.ts';
import type { OrderRow } from './rows.ts';

export function takenBackMessage({ customerId, id, symbol }: OrderRow, at: number): NewMessage {
  const order = id.toString();
  const story = storyOf('order.ended_by_restriction', { symbol, order });
  return { customerId, kind: 'order', at, story, about: { type: 'order', id: order } };
}
