/** Where a message about an order or a position leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  if (about?.type === 'order') return href('/trade/positionDetail', { order: about.id });
  if (about?.type === 'position') return href('/trade/positionDetail', { position: about.id });
  return null;
}
