/** The listed instruments as the market's port shows them: equities, then indices, in the order of the quote memory. */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { CorporateAction, MarketInstrument } from '@bahi/contract/venue.ts';
import { indicesOf } from './indices.ts';
import { equitiesOf } from './instruments.ts';

const LOT_SIZE = 100;
const PRICE_SCALE = 2;

export type ActionsBySymbol = ReadonlyMap<string, readonly CorporateAction[]>;

export function instrumentsOf(
  seed: string,
  calendarId: CalendarId,
  actions: ActionsBySymbol,
): readonly MarketInstrument[] {
  const equities = equitiesOf(seed);
  const shared = {
    source: 'practice' as const,
    calendarId,
    status: null,
    fund: null,
    forex: null,
    priceScale: PRICE_SCALE,
    lotSize: LOT_SIZE,
    lockDays: 0,
    lockMinutes: 0,
    divisor: 0,
    cash: 0,
  };
  const listed = equities.map((equity): MarketInstrument => ({
    ...shared,
    symbol: equity.symbol,
    name: equity.name,
    kind: 'equity',
    isTradable: true,
    sector: equity.sector,
    profile: equity.profile,
    foundedYear: equity.foundedYear,
    headquarters: equity.headquarters,
    sharesOutstanding: equity.sharesOutstanding,
    foreignOwnershipBps: equity.foreignOwnershipBps,
    bandRate: equity.bandRate,
    corporateActions: actions.get(equity.symbol) ?? [],
    members: [],
  }));
  const indices = indicesOf(equities).map((index): MarketInstrument => {
    const value = (at: number) => equities[at]!.startPrice * equities[at]!.sharesOutstanding;
    const total = index.members.reduce((sum, at) => sum + value(at), 0);
    return {
      ...shared,
      symbol: index.symbol,
      name: index.name,
      kind: 'index',
      isTradable: false,
      divisor: index.divisor,
      sector: null,
      profile: index.profile,
      foundedYear: null,
      headquarters: null,
      sharesOutstanding: null,
      foreignOwnershipBps: null,
      bandRate: null,
      corporateActions: [],
      members: index.members.map((at) => ({
        symbol: equities[at]!.symbol,
        units: equities[at]!.sharesOutstanding,
        weightBps: Math.round((value(at) / total) * 10_000),
      })),
    };
  });
  return [...listed, ...indices];
}
