/** What the domain works with. */
import type { HouseHalt } from '../halt/service.ts';
import type { EligibilityDeps } from '../orders/service.ts';
import type { OffersDeps } from './offers.ts';

export interface NewSharesDeps extends OffersDeps, EligibilityDeps {
  /** While the house is halted nobody applies. */
  readonly halt: Pick<HouseHalt, 'since' | 'lockedSince'>;
}
