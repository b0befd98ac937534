/** Where a message about the verification of an identity leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about }: Message): string | null {
  return about?.type === 'verification' ? href('/information/authInfo') : null;
}
