/** What the domain works with. */
import type { Parameters } from '@bahi/core/parameters.ts';
import type { HouseHalt } from '../halt/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Tx } from '../platform/database.ts';
import type { OffersDeps } from './offers.ts';
import type { SubscriptionView } from './rows.ts';

export interface NewSharesDeps extends OffersDeps {
  readonly bus: Bus;
  /** While the house is halted nobody applies. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
  readonly parametersAt: (now: number) => Parameters;
  /** Those of the customers who are verified. */
  readonly verifiedAmong: (tx: Tx, customerIds: readonly bigint[]) => Promise<ReadonlySet<bigint>>;
}

/** What was made, and what to do after the commit: the customer's streams get the news. */
export interface Made {
  readonly subscription: SubscriptionView;
  tell(): void;
}
