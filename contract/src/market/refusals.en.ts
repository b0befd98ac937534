/** English texts of refusals of the market. */
import type { market as refusals } from './refusals.ts';

export const market: Readonly<Record<keyof typeof refusals, string>> = {
  'market.symbol_unknown': 'There is no instrument with the code {symbol}.',
  'market.range_invalid': 'The time range is not valid.',
  'market.no_members': '{symbol} has no members.',
};

/** Of the fields that only its calls have. */
export const fields = {
  adjust: 'the adjustment of prices',
  before: 'the place to read on from',
  by: 'the order of the list',
  limit: 'the number of lines',
  period: 'the period',
  sector: 'the sector',
};
