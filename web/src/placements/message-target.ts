/** Where a message about a placement or a rights issue leads: about none of them by number, by what it says. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  const { key } = story;
  if (about?.type === 'placement') return href('/home/newStockps', { tab: 'requests', request: about.id });
  if (about?.type === 'rights') {
    if (key === 'rights.entitled' || key === 'rights.last_day') return href('/home/newStockPsBuy', { issue: about.id });
    return href('/home/newStockps', { tab: 'requests', issue: about.id });
  }
  if (about !== null) return null;
  if (key.startsWith('rights.')) return href('/home/newStockps', { tab: 'rights' });
  return key.startsWith('placements.') ? href('/home/newStockps', { tab: 'requests' }) : null;
}
