/** English texts of stories of support tickets. */
import type { StoryText } from '../stories.ts';
import type { support as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'support.answered': {
    title: 'Customer service answered ticket {ticket}',
    body: '{by} answered. Read it, write again if you need more, or close the ticket.',
  },
  'support.asked': {
    title: 'Customer service has a question about ticket {ticket}',
    body: '{by} needs something from you. Write in the ticket to go on. Staff never ask for passwords, codes or money.',
  },
  'support.closed': {
    title: 'Ticket {ticket} is closed',
    body: '{by} answered and closed it. You can reopen it until {until}.',
  },
  'support.closed_silent': {
    title: 'Ticket {ticket} is closed',
    body: 'It closed automatically after {days} days without a message from you. You can reopen it until {until}.',
  },
};
