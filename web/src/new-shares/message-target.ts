/** Where a message about an offer of new shares or an application for it leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  if (about?.type === 'subscription') return href('/home/newStockRecord', { subscription: about.id });
  if (about?.type === 'offer') return href('/home/newStockBuy', { id: about.id });
  return null;
}
