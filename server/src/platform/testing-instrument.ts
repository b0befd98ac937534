/** A share as the feeds of tests and benches list it: nothing about it but its code and what `terms` says. */
import type { MarketInstrument } from '@bahi/contract/venue.ts';

export function plainInstrument(symbol: string, terms: Partial<MarketInstrument> = {}): MarketInstrument {
  return {
    symbol,
    name: symbol,
    kind: 'equity',
    isTradable: true,
    source: 'practice',
    calendarId: 'practice',
    status: null,
    fund: null,
    forex: null,
    sector: 'auto',
    priceScale: 2,
    lotSize: 100,
    profile: '',
    foundedYear: null,
    headquarters: null,
    sharesOutstanding: null,
    foreignOwnershipBps: null,
    bandRate: 20,
    lockDays: 0,
    lockMinutes: 0,
    corporateActions: [],
    members: [],
    divisor: 0,
    cash: 0,
    ...terms,
  };
}
