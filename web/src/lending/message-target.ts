/** Where a message about lent shares leads: to what of the position is lent. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  if (about?.type !== 'position' || !story.key.startsWith('lending.')) return null;
  return href('/information/pj', { tab: 'lend', position: about.id });
}
