/**
 * The door of the practice exchange: how it is started, and what a caller gets. The market itself is behind the `Venue`
 * and `MarketFeed` ports of contract/src/venue.ts. `startExchange` (this file's companion, start.ts) runs it in a worker
 * thread; `createLocalExchange` (local.ts) runs the same engine in this thread on a virtual clock, for tests and the simulator.
 */
import type { CalendarId } from '@bahi/core/calendar.ts';
import type { BlockPrint, CorporateAction, InstrumentState, MarketFeed, Venue } from '@bahi/contract/venue.ts';
import type { MarketSeed } from './streams.ts';

/** Everything invented (companies' figures, history, agents) follows from the seed. */
export interface ExchangeOptions extends MarketSeed {
  readonly calendarId: CalendarId;
  /**
   * UTC ms from which the caller settles corporate actions, kept by the caller for ever: those that go ex later happen. Left out,
   * none happens.
   */
  readonly actionsFrom?: number | undefined;
  /** Where the market stood when it was last seen; left out at the very first start. */
  readonly resume?: ResumeState;
  /** Companies that came to the market since its first start, in the order in which they came. */
  readonly listed?: readonly NewListing[];
  /** Every rights issue that was ever announced. */
  readonly rights?: readonly RightsIssue[];
  /** Every corporate action that the caller ever announced. */
  readonly announced?: readonly AnnouncedAction[];
  /** What block sellers have sold so far. */
  readonly blocks?: readonly KnownBlocks[];
}

/** Of one symbol; `prints` are the newest, the oldest of them first. */
export interface KnownBlocks {
  readonly symbol: string;
  readonly sold: number;
  readonly prints: readonly BlockPrint[];
}

/** A company whose shares come to the running market: they open by a call auction around the issue price. */
export interface NewListing {
  readonly symbol: string;
  readonly name: string;
  /** A sector's key; one the market does not know moves as consumer companies do. */
  readonly sector: string;
  readonly profile: string;
  readonly foundedYear: number | null;
  readonly headquarters: string | null;
  readonly sharesOutstanding: number;
  /** Paise. */
  readonly issuePrice: number;
}

/** `numerator` new shares for each `denominator` held, for `price` paise: from the ex-date on a share is worth less without the right. */
export interface RightsIssue {
  readonly symbol: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly price: number;
  readonly exDate: string;
  readonly announcedAt: number;
  /** The date on which the rights end: what the market would have told of the company meanwhile, to happen by then, does not happen. */
  readonly until: string;
  /** Nothing falls. The market's own plan stays without what it left out, so that nothing comes without notice. */
  readonly isCalledOff: boolean;
}

/** Of a company of this market; beside those that the market plans by itself. */
export interface AnnouncedAction extends CorporateAction {
  readonly symbol: string;
  readonly announcedAt: number;
  /** It does not happen. What the market would have planned near it does not happen either, so that nothing comes without notice. */
  readonly isCalledOff: boolean;
}

/** How many may come in a market's life. */
export const NEW_LISTINGS_MAX = 2_000;

export interface StartOptions extends ExchangeOptions {
  /** "real": the worker follows the machine's clock. "virtual": it moves only by `advance`. */
  readonly clock: 'real' | 'virtual';
  /** Virtual clock: the moment it starts at; `genesis` when left out. */
  readonly now?: number;
}

/** Made by the caller from its recorded bars. Symbols left out start where history ended. */
export interface ResumeState {
  /** Business date of the last recorded bar of the market. */
  readonly businessDate: string;
  /** UTC ms up to which it was recorded; left out: until the start. */
  readonly seenAt?: number | undefined;
  readonly symbols: readonly ResumeSymbol[];
}

export interface ResumeSymbol {
  readonly symbol: string;
  /** The business date its figures are of, where that is an earlier one. */
  readonly date?: string;
  /** The close of the business date before `businessDate`; the band is around it while that date lasts. */
  readonly previousClose: number;
  readonly last: number;
  /** Of `businessDate` so far; they are dropped when the market starts again on a later date. */
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  /** Price-scale units times shares; left out when unknown: last x volume is taken. */
  readonly turnover?: number;
  /** The mark price it stood at, and the one its date began with; left out when unknown: those of the last trade. */
  readonly mark?: number;
  readonly openingMark?: number;
  /** The highest trade number known; numbering continues above it and above what time alone would have given. */
  readonly tradeSeq?: number;
}

export interface RunningExchange {
  readonly venue: Venue;
  readonly feed: MarketFeed;
  /** Virtual clock only: runs the market up to this moment (UTC ms); events are delivered before it resolves. */
  advance(toMs: number): Promise<void>;
  /** From now on it is an instrument of this market; one that is known stays as it is. */
  list(listing: NewListing): void;
  /** Every rights issue that was ever announced: what is not among them is none. */
  setRights(issues: readonly RightsIssue[]): void;
  /** Every corporate action that was ever announced; before the session that precedes an ex-date ends, one may be called off. */
  setActions(all: readonly AnnouncedAction[]): void;
  /** Suspends an instrument or lets it trade again: suspension ends its resting customer orders with `halted`. */
  setState(symbol: string, state: Extract<InstrumentState, 'trading' | 'suspended'>): void;
  /** How far the market has come, UTC ms: on the machine's clock it stays close behind it, whether or not anything is traded. */
  advancedAt(): number;
  /** Stops the market and frees the thread. Resting orders are simply gone: the caller submits them again later. */
  stop(): Promise<void>;
}
