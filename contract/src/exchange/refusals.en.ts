/** English texts of refusals of currency exchange. */
import type { exchange as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'exchange.same_currency': 'Choose two different currencies.',
  'exchange.amount_required': 'Enter an amount above 0.',
  'exchange.amount_too_small': 'The amount gives less than one unit of {currency}.',
  'exchange.amount_too_large':
    'This amount is too large for the {pair} market right now. Exchange a smaller amount, or try again later.',
  'exchange.rate_unavailable': 'No rate for {pair} now.',
  'exchange.quote_unknown': 'This quote does not exist.',
  'exchange.quote_expired': 'The quote has expired. Ask for a new one.',
  'exchange.quote_used': 'This quote was used already.',
  'exchange.insufficient': '{currency} available is {available}: {short} short.',
};
