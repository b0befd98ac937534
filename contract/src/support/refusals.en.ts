/** English texts of refusals of support. */
import type { support as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.unknown': 'This ticket does not exist.',
  'support.closed': 'This ticket is closed. Reopen it, or open a new one.',
  'support.not_closed': 'This ticket is not closed.',
  'support.reopen_over': 'A ticket can be reopened for {days} days after it closed: until {until}. Open a new one.',
  'support.rated': 'You have already rated this ticket.',
  'support.too_many_open': 'You can have {maximum} tickets open at once. Write in one of them, or close one.',
  'support.too_many_messages': 'You can send {maximum} messages a minute. Wait {wait} seconds.',
  'support.too_many_today': 'You can send {maximum} messages in 24 hours. Write again from {until}.',
};
