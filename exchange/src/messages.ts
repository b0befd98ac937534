/** What the threads of the exchange say to each other. */
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import type { BlockTrade, MarketEvent, MarketTrade, VenueOrder } from '@bahi/contract/venue.ts';
import type { HistorySource } from './history-reader.ts';
import type { AnnouncedAction, NewListing, RightsIssue, StartOptions } from './port.ts';
import type { Happened } from './runner.ts';

export interface MarketWorkerData {
  readonly options: StartOptions;
  readonly buffer: SharedArrayBuffer;
  /** How far the market has come, UTC ms: read without asking the thread, which may have nobody left to answer. */
  readonly beat: BigInt64Array<SharedArrayBuffer>;
}

export type ToMarket =
  | { readonly type: 'submit'; readonly orders: readonly VenueOrder[] }
  | { readonly type: 'cancel'; readonly orderIds: readonly string[] }
  | { readonly type: 'change'; readonly all: readonly VenueChange[] }
  | { readonly type: 'report'; readonly trades: readonly BlockTrade[] }
  | { readonly type: 'state'; readonly symbol: string; readonly state: 'trading' | 'suspended' }
  | { readonly type: 'list'; readonly listing: NewListing }
  | { readonly type: 'rights'; readonly issues: readonly RightsIssue[] }
  | { readonly type: 'actions'; readonly all: readonly AnnouncedAction[] }
  | { readonly type: 'trades'; readonly call: number; readonly symbol: string; readonly limit: number }
  | { readonly type: 'advance'; readonly call: number; readonly to: number }
  | { readonly type: 'stop' };

export type FromMarket =
  | { readonly type: 'ready' }
  | ({ readonly type: 'happened' } & Happened)
  | { readonly type: 'trades'; readonly call: number; readonly trades: readonly MarketTrade[] }
  | { readonly type: 'advanced'; readonly call: number };

export type HistoryWorkerData = HistorySource;

export type ToHistory =
  | {
      readonly type: 'minutes';
      readonly call: number;
      readonly symbol: string;
      readonly from: number;
      readonly to: number;
      readonly minutes: number;
    }
  | {
      readonly type: 'days';
      readonly call: number;
      readonly symbol: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'events'; readonly call: number; readonly from: number; readonly to: number };

export type FromHistory =
  /** Packed (core's candles.ts) and handed over without a copy. */
  | { readonly type: 'bars'; readonly call: number; readonly bars: Float64Array<ArrayBuffer> }
  | { readonly type: 'events'; readonly call: number; readonly events: readonly MarketEvent[] };
