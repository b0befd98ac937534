/** English texts of stories of seats. */
import type { StoryText } from '../stories.ts';
import type { institutions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'institutions.seat_approved': {
    title: 'Your account is a seat account',
    body: 'Your account is now the seat account of {institution}. Rules and charges stay the same.',
  },
  'institutions.seat_not_authorised': {
    title: 'Seat account not approved',
    body: 'We could not confirm that you act for {institution}. See the note under Your details, and request it again with the right position.',
  },
  'institutions.seat_asked': {
    title: 'Seat account request ended',
    body: 'We ended your request for the seat account of {institution}, as you asked.',
  },
  'institutions.seat_not_approved': {
    title: 'Seat account not approved',
    body: 'We did not approve your request for the seat account of {institution}. Contact customer service with any question.',
  },
  'institutions.seat_ended': {
    title: 'Seat account ended',
    body: 'Your account is no longer the seat account of {institution}. See the note under Your details. Rules and charges stay the same.',
  },
};
