/** The board of companies, with the indices and most of the funds. */
import type { CalendarId } from '@bahi/core/calendar.ts';
import { equityFundsOf } from '../funds.ts';
import { indicesOf } from '../indices.ts';
import { equitiesOf, MARKET_VOLATILITY, SECTOR_VOLATILITY, sectors, type Equity } from '../instruments.ts';
import type { Board, Factors } from '../listed.ts';
import { findableStreams } from '../streams.ts';

const factors: Factors = {
  prefix: '',
  groups: sectors.map(([key]) => key),
  marketVolatility: MARKET_VOLATILITY,
  groupVolatility: SECTOR_VOLATILITY,
};

export function equityBoardOf(seed: string, calendarId: CalendarId): Board<Equity> {
  const streams = findableStreams(seed);
  const listings = equitiesOf(streams);
  const computed = [...indicesOf(listings), ...equityFundsOf(streams, listings)];
  return { id: 'equity', calendarId, factors, listings, computed };
}
