/** Where a message about a trigger order leads: to its slip. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'trigger' ? href('/trade/positionDetail', { trigger: about.id }) : null;
}
