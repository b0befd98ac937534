/** Where a message about money in a pool leads: to its record. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'pool_holding' ? href('/home/fllowRecord', { holding: about.id }) : null;
}
