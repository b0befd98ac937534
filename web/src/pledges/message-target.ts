/** Where a message about a pledge leads: to its record, beside what can be done about it. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'pledge' ? href('/information/pj', { tab: 'pledge', pledge: about.id }) : null;
}
