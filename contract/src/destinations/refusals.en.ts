/** English texts of refusals of cards and wallets. */
import type { destinations as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'destinations.incomplete': 'Fill in the whole form: {field} is missing.',
  'destinations.number_invalid': 'An account number has 6 to 34 letters and digits.',
  'destinations.numbers_differ': 'The two account numbers differ.',
  'destinations.ifsc_invalid': 'An IFSC is 11 characters, like HDFC0001234.',
  'destinations.card_exists': 'This bank account is already added.',
  'destinations.wallet_exists': 'This wallet is already added.',
  'destinations.address_invalid': 'This is not a {type} address.',
  'destinations.too_many': 'You can save at most {maximum}. Remove one first.',
  'destinations.unknown': 'This bank account or wallet does not exist or is not yours.',
  'destinations.unreadable': 'We can no longer read the number of this bank account or wallet. Contact us.',
  'destinations.in_use': 'A withdrawal to it is in progress. Remove it once that has ended.',
  'destinations.too_new': 'A new bank account or wallet can be used from {from}.',
};
