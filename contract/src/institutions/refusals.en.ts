/** English texts of refusals of seats. */
import type { institutions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.seat_of_none': 'Your account belongs to no institution that can have a seat account.',
  'institutions.seat_own': 'You already have a seat account.',
  'institutions.seat_pending': 'Your request for a seat account is in review. Wait for the decision, or cancel it.',
  'institutions.seat_taken': 'Your institution already has a seat account. Each institution has one.',
  'institutions.seat_asked_for':
    'Somebody else asked for the seat account of your institution. Try again after the decision.',
  'institutions.seat_unknown': 'This request does not exist.',
  'institutions.seat_decided': 'This request has already been decided.',
};
