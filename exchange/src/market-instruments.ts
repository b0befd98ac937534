/** The listed instruments as the market's port shows them, in the order of the quote memory. */
import type { CorporateAction, InstrumentStatus, MarketInstrument } from '@bahi/contract/venue.ts';
import type { ForexListing } from './boards/forex.ts';
import { indexBasket, type Basket, type Computed, type Fund } from './computed.ts';
import { sharesAfter } from './history/actions.ts';
import type { Newcomer } from './instruments.ts';
import type { Board, Listed } from './listed.ts';

const LOT_SIZE = 100;
const PRICE_SCALE = 2;

/** What the seed alone does not say of a listing: it hangs on genesis. */
export interface ListingFacts {
  /** Those of history, and what was announced since. */
  readonly actions: readonly CorporateAction[];
  /** Since genesis, oldest first: they changed how many shares there are. */
  readonly gone: readonly CorporateAction[];
  readonly status: InstrumentStatus | null;
}

export type FactsBySymbol = ReadonlyMap<string, ListingFacts>;

/** What a fund holds now. */
export interface FundBasket {
  readonly symbol: string;
  readonly basket: Basket;
}

export function instrumentsOf(boards: readonly Board[], facts: FactsBySymbol): MarketInstrument[] {
  return boards.flatMap((board) => [
    ...board.listings.map((listed) => listedInstrument(board, listed, facts.get(listed.symbol))),
    ...board.computed.map((computed) => computedInstrument(board, computed, facts)),
  ]);
}

/** What there is more, or fewer, of after an action of a listing: its own instrument, and the indices that count it. */
export function afterAction(
  instrument: MarketInstrument,
  symbol: string,
  { actions, gone }: ListingFacts,
  sharesAtGenesis: number,
): MarketInstrument {
  const shares = sharesAfter(sharesAtGenesis, gone);
  if (instrument.symbol === symbol) return { ...instrument, corporateActions: actions, sharesOutstanding: shares };
  const members = instrument.members.map((member) =>
    member.symbol === symbol ? { ...member, units: shares } : member,
  );
  return { ...instrument, members };
}

/** A fund's instrument with what it holds now. */
export function withBasket(instrument: MarketInstrument, fund: Fund, board: Board, basket: Basket): MarketInstrument {
  return {
    ...instrument,
    members: membersOf(
      fund,
      board,
      basket,
      fund.weights.map((weight) => weight * (1 - fund.cashBps / 10_000)),
    ),
    cash: basket.cash,
    fund: { ...instrument.fund!, basketDate: basket.date },
  };
}

/** Of a company that came to the market while it ran. */
export function newcomerInstrument(board: Board, newcomer: Newcomer, facts: ListingFacts): MarketInstrument {
  return listedInstrument(board, newcomer, facts);
}

function listedInstrument(board: Board, listed: Listed, facts: ListingFacts | undefined): MarketInstrument {
  const company = board.id === 'equity' ? (listed as Newcomer) : null;
  const pair = board.id === 'forex' ? (listed as ForexListing) : null;
  return {
    ...sharedOf(board),
    symbol: listed.symbol,
    name: listed.name,
    kind: board.id,
    isTradable: true,
    status: facts?.status ?? null,
    forex: pair === null ? null : { base: pair.base, quote: 'INR', unit: pair.unit },
    sector: company?.sector ?? null,
    profile: listed.profile,
    foundedYear: company?.foundedYear ?? null,
    headquarters: company?.headquarters ?? null,
    sharesOutstanding: company === null ? null : sharesAfter(company.sharesOutstanding, facts?.gone ?? []),
    foreignOwnershipBps: company?.foreignOwnershipBps ?? null,
    bandRate: listed.bandRate,
    corporateActions: facts?.actions ?? [],
  };
}

function computedInstrument(board: Board, computed: Computed, facts: FactsBySymbol): MarketInstrument {
  const { symbol, name, profile } = computed;
  const shared: MarketInstrument = { ...sharedOf(board), symbol, name, profile, kind: 'index', isTradable: false };
  if (computed.kind === 'cross') {
    const forex = { base: computed.base, quote: computed.quote, unit: 1 };
    return { ...shared, kind: 'forex', forex, priceScale: computed.priceScale };
  }
  if (computed.kind === 'fund') {
    const { category, expenseBps, unitsOutstanding, cashBps, divisor } = computed;
    const fund = { category, expenseBps, units: unitsOutstanding, cashBps, basketDate: '' };
    return { ...shared, kind: 'fund', fund, divisor, isTradable: true, bandRate: computed.listed.bandRate };
  }
  const values = computed.members.map((at, place) => board.listings[at]!.startPrice * computed.units[place]!);
  const total = values.reduce((sum, value) => sum + value, 0);
  const held = indexBasket(computed);
  const units = held.units.map((shares, place) =>
    sharesAfter(shares, facts.get(board.listings[computed.members[place]!]!.symbol)?.gone ?? []),
  );
  return {
    ...shared,
    divisor: computed.divisor,
    members: membersOf(
      computed,
      board,
      { ...held, units },
      values.map((value) => value / total),
    ),
  };
}

function membersOf(
  { members }: Computed,
  { listings }: Board,
  { units }: Basket,
  weights: readonly number[],
): MarketInstrument['members'] {
  return members.map((at, place) => ({
    symbol: listings[at]!.symbol,
    weightBps: Math.round(weights[place]! * 10_000),
    units: units[place]!,
  }));
}

function sharedOf({ calendarId }: Board) {
  return {
    source: 'practice' as const,
    calendarId,
    status: null,
    fund: null,
    forex: null,
    sector: null,
    priceScale: PRICE_SCALE,
    lotSize: LOT_SIZE,
    foundedYear: null,
    headquarters: null,
    sharesOutstanding: null,
    foreignOwnershipBps: null,
    bandRate: null,
    lockDays: 0,
    lockMinutes: 0,
    corporateActions: [],
    members: [],
    divisor: 0,
    cash: 0,
  };
}
