/** Where a message about an entry of the journal leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'record' ? href('/information/fundRecord', { entry: about.id }) : null;
}
