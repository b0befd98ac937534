/** Where a message about the VIP level leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  return about === null && story.key.startsWith('vip.') ? href('/market/vip') : null;
}
