/** Where a message about a ticket leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'ticket' ? href('/home/kefuCenter', { ticket: about.id }) : null;
}
