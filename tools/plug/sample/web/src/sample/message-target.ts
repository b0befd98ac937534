/** Where a message about a wish leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'wish' ? href('/information/sample') : null;
}
