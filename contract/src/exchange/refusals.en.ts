/** English texts of refusals of currency exchange. */
import type { exchange as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'exchange.same_currency': 'Choose two different currencies.',
  'exchange.amount_required': 'Enter an amount above 0.',
  'exchange.amount_decimals': 'An amount in {currency} has at most {decimals} decimals.',
  'exchange.amount_too_small': 'This amount is too small to exchange into {currency}.',
  'exchange.amount_too_large':
    'This amount is too large for the {pair} market right now. Exchange a smaller amount, or try again later.',
  'exchange.rate_unavailable': 'There is no rate for {pair} right now. Try again later.',
  'exchange.quote_unknown': 'This quote does not exist.',
  'exchange.quote_expired': 'The quote has expired. Ask for a new one.',
  'exchange.quote_used': 'This quote has been used. Ask for a new one.',
  'exchange.owed_first': 'You owe {currency} {owed}. Exchange into {currency} until it is paid.',
  'exchange.insufficient': '{currency} available is {available}: {short} short.',
};
