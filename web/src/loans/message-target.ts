/** Where a message about a loan leads: to what can be done about it, else to its record. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

const DUE: ReadonlySet<string> = new Set(['loans.reminder', 'loans.due_waits', 'loans.overdue']);

export function target({ about, story }: Message): string | null {
  if (about?.type !== 'loan') return null;
  const isDue = DUE.has(story.key);
  return isDue ? href('/information/loan') : href('/information/jkjl', { loan: about.id });
}
