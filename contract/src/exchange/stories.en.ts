/** English texts of stories of currency exchange. */
import type { StoryText } from '../stories.ts';
import type { exchange as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'exchange.done': {
    title: '{paid} exchanged into {got}',
    body: '{paid} left your balance and {got} came into it. The rate, its source and both entries are in your exchange records.',
  },
  'exchange.done_owed': {
    title: '{paid} exchanged into {got}; {owed} of it paid what you owed',
    body: '{paid} left your balance and {got} came into it. {owed} of it paid off what you owed. All entries are in your records.',
  },
};
