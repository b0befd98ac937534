/** What the domain works with. */
import type { HouseHalt } from '../halt/service.ts';
import type { EligibilityDeps } from '../orders/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { OffersDeps } from './offers.ts';
import type { SubscriptionView } from './rows.ts';

export interface NewSharesDeps extends OffersDeps, EligibilityDeps {
  readonly bus: Bus;
  /** While the house is halted nobody applies. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
}

/** What was made, and what to do after the commit: the customer's streams get the news. */
export interface Made {
  readonly subscription: SubscriptionView;
  tell(): void;
}
