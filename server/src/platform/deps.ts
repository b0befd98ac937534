/** What every domain's routes and services are given: the platform, and the two ports of the market. */
import type { MarketFeed, Venue } from '@bahi/contract/venue.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly venue: Venue;
  readonly feed: MarketFeed;
}
