/** English texts of stories of the books. */
import type { StoryText } from '../stories.ts';
import type { records as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'debt.paid': {
    title: '{amount} paid off what you owed',
    body: 'Money that became available was used first to pay what you owed: {amount}. Nothing is owed any more in this currency, and the entry is in your records.',
  },
  'debt.paid_in_part': {
    title: '{amount} paid off part of what you owed',
    body: 'Money that became available was used first to pay what you owed: {amount}. You still owe {owed}; what becomes available next pays it. The entry is in your records.',
  },
};
