/** Where a message about a request for a grab offer leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'grab_request' ? href('/home/qcList', { tab: 'requests', request: about.id }) : null;
}
