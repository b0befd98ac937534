/** Where a message about the exam leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  return about === null && story.key.startsWith('education.') ? href('/information/faq', { tab: 'learn' }) : null;
}
