/** Where a message about a seat leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'seat' ? href('/information/userInfo') : null;
}
