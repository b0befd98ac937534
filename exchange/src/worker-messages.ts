/** What the two threads of the practice exchange say to each other. */
import type { Bar, MarketTrade, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import type { StartOptions } from './port.ts';

export type WorkerInput = StartOptions & { readonly buffer: SharedArrayBuffer };

export type ToWorker =
  | { readonly type: 'submit'; readonly orders: readonly VenueOrder[] }
  | { readonly type: 'cancel'; readonly orderIds: readonly string[] }
  | { readonly type: 'state'; readonly symbol: string; readonly state: 'trading' | 'suspended' }
  | { readonly type: 'trades'; readonly request: number; readonly symbol: string; readonly limit: number }
  | { readonly type: 'advance'; readonly request: number; readonly to: number }
  | { readonly type: 'stop' };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'events'; readonly events: readonly VenueEvent[] }
  | { readonly type: 'minutes' | 'days'; readonly bars: readonly { symbol: string; bar: Bar }[] }
  | { readonly type: 'trades'; readonly request: number; readonly trades: readonly MarketTrade[] }
  | { readonly type: 'advanced'; readonly request: number };
