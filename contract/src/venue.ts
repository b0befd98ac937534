/**
 * The two ports behind which a market stands (rules §4). The practice exchange implements both; a FIX session or a
 * broker's API would plug in here. Prices are integers at the instrument's price scale, quantities are shares, times are
 * UTC milliseconds. Everything that crosses is plain data, so that a venue may live in another thread or process.
 */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { VenueChange, VenueChanged } from './venue-change.ts';

export type Side = 'buy' | 'sell';

export interface VenueOrder {
  /**
   * Ours, unique for ever: submitting it twice has no second effect, unless its session had ended in between (`session`)
   * or had not begun (`closed`): a good-till-cancelled order comes again at the next opening.
   */
  readonly orderId: string;
  readonly symbol: string;
  readonly side: Side;
  /** "limit" rests; "market" takes what it can up to `price` and cancels the rest (price protection). */
  readonly type: 'limit' | 'market';
  readonly price: number;
  /** Shares still to fill. */
  readonly quantity: number;
  /** Opaque owner, for self-trade prevention only. */
  readonly owner: string;
  /** Number its next execution gets; left out it is 1. A resubmission after a restart gives what follows the last one settled. */
  readonly nextExecution?: number;
  /** Number of the last change (VenueChange) that these terms have in them; left out it is 0. */
  readonly changes?: number;
}

export type VenueEvent =
  | {
      readonly type: 'execution';
      readonly orderId: string;
      /** 1, 2, 3… within the order over its whole life, across restarts: settles each execution once. */
      readonly execution: number;
      readonly symbol: string;
      readonly price: number;
      readonly quantity: number;
      /** Number of the trade on the symbol's tape. */
      readonly tradeSeq: number;
      /** The touch just before this trade; null when a side was empty. */
      readonly bid: number | null;
      readonly ask: number | null;
      readonly at: number;
    }
  | {
      /** Final. `quantity` is what was not filled. */
      readonly type: 'ended';
      readonly orderId: string;
      readonly why: 'requested' | 'protection' | 'session' | 'self_trade' | 'halted';
      readonly quantity: number;
      readonly at: number;
    }
  | VenueChanged
  | {
      readonly type: 'rejected';
      readonly orderId: string;
      readonly why: 'unknown_symbol' | 'closed' | 'halted' | 'off_tick' | 'outside_band';
      readonly at: number;
    };

/** A trade agreed outside the book with the block seller of the venue (desks §3, §5): the seller sells, a customer buys. */
export interface BlockTrade {
  /** Ours, unique for ever: reporting it twice prints it once. */
  readonly tradeId: string;
  readonly symbol: string;
  readonly price: number;
  readonly quantity: number;
}

/**
 * A block trade on the tape, beside the trades of the book: it is no price of theirs. Last, high, low, volume, candles, scans and the
 * mark price are without it (decision 0069).
 */
export interface BlockPrint extends BlockTrade {
  /** Its own count: 1, 2, 3 … of the symbol's block trades over its whole life. */
  readonly number: number;
  readonly at: number;
}

export type BlockEvent =
  | ({ readonly type: 'printed' } & BlockPrint)
  /** Never, for whoever sells no more than `blockInventory`. */
  | { readonly type: 'refused'; readonly tradeId: string; readonly why: 'unknown_symbol' | 'inventory' };

export interface Venue {
  /** In the order given. Never throws for an order's content: the answer is an event. */
  submit(orders: readonly VenueOrder[]): void;
  /** An order that is not in the book is answered with nothing: its ending is already on its way. */
  cancel(orderIds: readonly string[]): void;
  /** An order that is not in the book is answered with nothing, as by `cancel`. */
  change(changes: readonly VenueChange[]): void;
  /** Events of one step of the venue come in one call, in the order they happened. */
  onEvents(listener: (events: readonly VenueEvent[]) => void): () => void;
  /** Agreed already, at whatever hour: the answer is an event of each, given again to whoever reports it again. */
  report(trades: readonly BlockTrade[]): void;
  onBlocks(listener: (events: readonly BlockEvent[]) => void): () => void;
}

/** Block trades of a symbol that a tape keeps. */
export const BLOCKS_KEPT = 20;

export type InstrumentState = 'trading' | 'halted' | 'suspended' | 'off_shelf';

/**
 * equity, fund, digital and forex (against INR) have books and can be traded; an index is computed from its members, a forex cross from
 * its two INR pairs.
 */
export type InstrumentKind = 'equity' | 'index' | 'fund' | 'forex' | 'digital';

/** practice: this exchange. nse_eod: an imported end-of-day file of NSE, to read only. */
export type MarketSource = 'practice' | 'nse_eod';

/** Why an instrument does not trade. */
export type StatusReason = 'awaiting_results' | 'inquiry' | 'filing_late' | 'merged' | 'left_by_choice';

export interface MarketQuote {
  readonly symbol: string;
  readonly last: number | null;
  readonly previousClose: number;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly volume: number;
  /** Price-scale units times shares. */
  readonly turnover: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly bidQuantity: number;
  readonly askQuantity: number;
  /** Today's limits; null for an index. */
  readonly upper: number | null;
  readonly lower: number | null;
  readonly state: InstrumentState;
  /** The price of the mark (MarkPrice); of what has no book, its level. */
  readonly mark: number;
  /** The mark its business date began with: that of the last close, without what went ex. */
  readonly openingMark: number;
  /** Of a fund: what its basket is worth a unit at its members' last prices, once a second. Null, or left out, of what is no fund. */
  readonly value?: number | null;
  readonly at: number;
  readonly seq: number;
}

/** What an instrument is worth to everything that moves money without an order in its book (rules §4), and how that was found. */
export interface MarkPrice {
  /** At the price scale, whole; what follows is not rounded. */
  readonly price: number;
  /** Mean of what selling and buying `notional` would have cost on average when the book was last looked at, `at`. */
  readonly impactMid: number;
  /** Of the impact mids of five minutes. */
  readonly average: number;
  /** Volume-weighted, of the trades of five minutes that were not among customers; null: there was none. */
  readonly traded: number | null;
  /** Price-scale units times shares. */
  readonly notional: number;
  /** A fraction: the price is at most so far from the average. */
  readonly range: number;
  readonly at: number;
}

export interface DepthLevel {
  readonly price: number;
  readonly quantity: number;
  readonly orders: number;
}

export interface MarketTrade {
  readonly seq: number;
  readonly price: number;
  readonly quantity: number;
  readonly at: number;
  readonly aggressor: Side;
}

/** [start, open, high, low, close, volume], prices at the price scale. */
export type Bar = [start: number, open: number, high: number, low: number, close: number, volume: number];

/** Dates are business dates, YYYY-MM-DD. */
export interface CorporateAction {
  /** Who holds when this date's session closes is entitled: trades settle at once, so the ex-date is the next session. */
  readonly recordDate: string;
  /** The first session that trades without the entitlement. */
  readonly exDate: string;
  /** When it is paid. Shares of a split or a bonus are there on the ex-date. */
  readonly payDate: string;
  readonly kind: 'split' | 'bonus' | 'dividend';
  /** Split: old 1 becomes `numerator`/`denominator`. Bonus: `numerator` new for each `denominator` held. */
  readonly numerator: number;
  readonly denominator: number;
  /** Dividend a share at the price scale, else 0. */
  readonly cash: number;
}

/** What stopped an instrument's trading for good or for a while. */
export interface InstrumentStatus {
  readonly state: Extract<InstrumentState, 'suspended' | 'off_shelf'>;
  /** First business date without trading. */
  readonly since: string;
  readonly reason: StatusReason;
}

/** A fund's terms. What a unit holds is worth (members' units x prices + cash) / units; its price is made in its book, around that. */
export interface FundTerms {
  readonly category: 'index' | 'sector' | 'balanced' | 'value' | 'momentum' | 'dividend' | 'digital';
  /** Yearly cost, hundredths of a percent, taken from the value day by day. */
  readonly expenseBps: number;
  /** Units outstanding. */
  readonly units: number;
  /** Share of the value held as cash at the last rebalancing, hundredths of a percent. */
  readonly cashBps: number;
  /** Business date of the last rebalancing, from when the members' weights are. */
  readonly basketDate: string;
}

/** A price is INR (or `quote`) for `unit` units of `base`: 100 JPY = 56.12 INR. */
export interface ForexPair {
  readonly base: string;
  readonly quote: string;
  readonly unit: number;
}

export interface MarketInstrument {
  readonly symbol: string;
  readonly name: string;
  readonly kind: InstrumentKind;
  /** Whether orders are taken (rules §4). */
  readonly isTradable: boolean;
  readonly source: MarketSource;
  /** The calendar its sessions follow. */
  readonly calendarId: CalendarId;
  /** Null while it trades as usual. */
  readonly status: InstrumentStatus | null;
  readonly fund: FundTerms | null;
  readonly forex: ForexPair | null;
  /** Industry group of an equity; null for the others. */
  readonly sector: string | null;
  readonly priceScale: number;
  readonly lotSize: number;
  readonly profile: string;
  readonly foundedYear: number | null;
  readonly headquarters: string | null;
  readonly sharesOutstanding: number | null;
  /** Hundredths of a percent. */
  readonly foreignOwnershipBps: number | null;
  readonly bandRate: number | null;
  readonly lockDays: number;
  readonly lockMinutes: number;
  readonly corporateActions: readonly CorporateAction[];
  /** Of an index or a fund: shares (or units) counted of each member, and its weight at the last rebalancing. */
  readonly members: readonly { readonly symbol: string; readonly weightBps: number; readonly units: number }[];
  /**
   * Of an index its level, of a fund the value of a unit is (sum of members' price x units + cash) / divisor, both in price-scale units. 0 for
   * the others.
   */
  readonly divisor: number;
  /** Price-scale units of cash in a fund's basket; 0 for the others. */
  readonly cash: number;
}

/** What a company announces. Figures are hundredths of a percent or whole crores, by name. */
export type CompanyStory = 'results_rose' | 'results_fell' | 'order_won' | 'plant_stopped' | 'expansion' | 'inquiry';

/**
 * Something that happened on the market and is worth telling. The practice exchange's agents know it at the same moment:
 * it moves what they think a company is worth, never a price.
 */
export type MarketEvent = {
  /** The same event has the same id for ever: 1 to 80 characters of [a-z0-9:-]. */
  readonly id: string;
  readonly at: number;
} & (
  | {
      readonly kind: 'company';
      readonly symbol: string;
      readonly story: CompanyStory;
      /** results: profitBps, revenueBps (growth over the year before). order_won, expansion: crores. plant_stopped: days. inquiry: none. */
      readonly figures: Readonly<Record<string, number>>;
    }
  | {
      /** ex: told at the opening of the ex-date, whose reference price and band are without the entitlement already. */
      readonly kind: 'action';
      readonly symbol: string;
      readonly stage: 'declared' | 'ex';
      readonly action: CorporateAction;
    }
  | { readonly kind: 'band'; readonly symbol: string; readonly side: 'upper' | 'lower'; readonly price: number }
  | { readonly kind: 'halt'; readonly symbol: string; readonly rate: number; readonly until: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'status'; readonly symbol: string; readonly status: InstrumentStatus | null }
  | {
      /** The end of a session, told by the main index. */
      readonly kind: 'close';
      readonly date: string;
      readonly symbol: string;
      readonly level: number;
      readonly previous: number;
    }
);

/** Trading stopped after the index moved by `rate` percent (rules §4: 10, 15, 20). */
export interface MarketHalt {
  readonly symbol: string;
  readonly rate: number;
  readonly until: number;
}

/** Reads are synchronous and cheap (memory shared with the feed); history may have to be computed. */
export interface MarketFeed {
  instruments(): readonly MarketInstrument[];
  instrument(symbol: string): MarketInstrument | undefined;
  quote(symbol: string): MarketQuote | undefined;
  /** How its mark was found. */
  mark(symbol: string): MarkPrice | undefined;
  depth(
    symbol: string,
  ): { bids: readonly DepthLevel[]; asks: readonly DepthLevel[]; at: number; seq: number } | undefined;
  trades(symbol: string, limit: number): Promise<readonly MarketTrade[]>;
  /** The latest block trades, newest first; at most BLOCKS_KEPT are known. */
  blocks(symbol: string, limit: number): readonly BlockPrint[];
  /** Shares that the symbol's block seller has for the life of the market, sold ones among them; 0: there is no seller. */
  blockInventory(symbol: string): number;
  /**
   * Raw minute bars of [from, to), oldest first, history and live alike; with `minutes`, bars of so many minutes counted from
   * local midnight (core's aggregateMinutes).
   */
  minuteBars(symbol: string, from: number, to: number, minutes?: number): Promise<readonly Bar[]>;
  /** Raw daily bars of business dates in [from, to), oldest first; start is the session's opening. */
  dailyBars(symbol: string, from: string, to: string): Promise<readonly Bar[]>;
  /** Minutes that just ended, for the recorder. */
  onBars(listener: (bars: readonly { symbol: string; bar: Bar }[]) => void): () => void;
  /** What happened in [from, to), oldest first: before the market's first start as its history has it, and since then as far as is still known. */
  marketEvents(from: number, to: number): Promise<readonly MarketEvent[]>;
  /** What happens now. */
  onMarketEvents(listener: (events: readonly MarketEvent[]) => void): () => void;
  /** The halt of the whole market that stands now. */
  halt(): MarketHalt | null;
  /** Symbols whose quote changed since the last call of this listener, at most once in 50 ms. */
  onQuotes(listener: (symbols: readonly string[]) => void): () => void;
}
