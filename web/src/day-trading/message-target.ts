/** Where a message about a day-trading mandate leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'day_mandate' ? href('/home/dayTrading', { mandate: about.id }) : null;
}
