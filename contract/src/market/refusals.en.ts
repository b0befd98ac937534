/** English texts of refusals of the market. */
import type { market as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': 'There is no instrument with the code {symbol}.',
  'market.range_invalid': 'The time range is not valid.',
  'market.no_members': '{symbol} has no constituents.',
};
