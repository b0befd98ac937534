/** Where a message about a deposit leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'deposit' ? href('/information/fundRecord', { tab: 'deposits', deposit: about.id }) : null;
}
