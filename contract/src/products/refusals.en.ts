/** English texts of refusals of a product as staff prepare it. */
import type { products as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'products.field_missing': 'This is needed.',
  'products.value_invalid': 'This is not a value of this kind.',
  'products.text_length': 'Between {minimum} and {maximum} characters.',
  'products.out_of_range': 'Between {minimum} and {maximum}.',
  'products.symbol_taken': '{symbol} is listed or offered already.',
  'products.too_early': 'Not before {earliest}.',
  'products.date_too_early': 'Not before {earliest}.',
  'products.no_session': 'There is no session on {date}.',
  'products.level_known_before': 'This level is known at {known}, before the list is closed: nobody may know it then.',
  'products.tickets_too_many':
    'More tickets than a phone can verify. With these lots an application may have {maximum} at most.',
  'products.date_too_late': 'Not after {latest}.',
  'products.action_near': 'This company goes ex on {date} already: two ex-dates are a week apart.',
  'products.rights_running': 'A rights issue of this company runs until {until}: nothing goes ex before it is settled.',
  'products.action_during': 'This company goes ex on {date}, before the rights end. Let them end earlier, or wait.',
  'products.placement_running':
    'A placement of this company runs until {until}: nothing goes ex before its last request is decided.',
  'products.action_before_decision':
    'This company goes ex on {date}, before the last request is decided. Close the placement earlier, or wait.',
  'products.price_unknown':
    '{symbol} has no price yet, so nobody can say what this would come to. Announce it once it has traded.',
  'products.price_too_low': 'A share would be worth less than {minimum} after it.',
  'products.position_too_large':
    'A customer’s position would have more than {maximum} shares after it, more than the books have room for.',
  'products.action_recorded': 'Its record date has closed or it was called off: nobody calls it off any more.',
  'products.unknown': 'There is no such product.',
  'products.changed': 'Somebody else has written this draft meanwhile. Open it again.',
  'products.proposed': 'This draft waits for a second person. Withdraw the proposal first.',
  'products.too_many_drafts': 'There are {maximum} drafts already. Delete some first.',
};
