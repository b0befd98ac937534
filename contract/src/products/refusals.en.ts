/** English texts of refusals of a product as staff prepare it. */
import type { products as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'products.field_missing': 'Required.',
  'products.value_invalid': 'This value does not fit here.',
  'products.text_length': 'Between {minimum} and {maximum} characters.',
  'products.out_of_range': 'Between {minimum} and {maximum}.',
  'products.symbol_taken': '{symbol} is listed or offered already.',
  'products.too_early': 'Not before {earliest}.',
  'products.date_too_early': 'Not before {earliest}.',
  'products.no_session': 'There is no trading session on {date}.',
  'products.level_known_before': 'This level is known at {known}, before applications close. Choose a later session.',
  'products.tickets_too_many': 'Too many tickets for a phone to verify. Maximum lots of one application: {maximum}.',
  'products.date_too_late': 'Not after {latest}.',
  'products.action_near': 'This company already has an ex-date on {date}. Keep them a week apart.',
  'products.rights_running': 'A rights issue of this company runs until {until}. Choose an ex-date after that.',
  'products.action_during':
    'This company has an ex-date on {date}, before the rights issue ends. End it earlier, or wait.',
  'products.placement_running': 'A placement of this company runs until {until}. Choose an ex-date after that.',
  'products.action_before_decision':
    'This company has an ex-date on {date}, before the last decision. Close it earlier, or wait.',
  'products.price_unknown': '{symbol} has not traded yet. Announce it once it has.',
  'products.price_too_low': 'A share would then be worth less than {minimum}.',
  'products.position_too_large': 'A position would then have more than {maximum} shares, the most the books can hold.',
  'products.action_recorded': 'The record date has closed, or it was called off already.',
  'products.unknown': 'This product does not exist.',
  'products.changed': 'Somebody else has changed this draft. Open it again.',
  'products.proposed': 'This draft is waiting for a second person. Withdraw the proposal first.',
  'products.too_many_drafts': 'There are {maximum} drafts already. Delete some first.',
};
