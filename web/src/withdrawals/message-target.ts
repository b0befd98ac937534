/** Where a message about a withdrawal leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'withdrawal'
    ? href('/information/fundRecord', { tab: 'withdrawals', withdrawal: about.id })
    : null;
}
