/** English texts of refusals of trigger orders. */
import type { triggers as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'triggers.wrong_side': 'At mark price {mark} it triggers at once. Change the price.',
  'triggers.trail_invalid': 'Enter a distance above 0 and below the price.',
  'triggers.date_invalid': 'Choose a date up to {until}.',
  'triggers.too_many': 'You can have at most {maximum} trigger orders. Delete one first.',
  'triggers.unknown': 'This trigger order does not exist.',
  'triggers.not_active': 'This order has triggered or ended.',
};
