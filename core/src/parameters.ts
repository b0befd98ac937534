/**
 * The limits that spec §9 leaves to the operator, as effective-dated data in one place. A change is a new entry, never an
 * edit of one that has been in force; what an order was placed under is found by its business date. Ticks, bands and price
 * protection are in price.ts, charges in charges.ts.
 */
import { assert } from './assert.ts';
import type { Minor } from './money.ts';

export interface Parameters {
  /** First business date they apply to. */
  readonly from: string;
  readonly lotSize: number;
  readonly leverageLevels: readonly number[];
  /** The least contract amount of an opening order, in paise (rules §5). */
  readonly minimumOpeningAmount: Minor;
  readonly ordersPerSecondMaximum: number;
  /** Equity over margin, in percent, at which a leveraged or short position is warned about and closed out. */
  readonly marginWarningPercent: number;
  readonly marginCloseOutPercent: number;
  /** Whether a new customer may use leverage and sell short; off until the exam (rules §9 Education) unlocks it. */
  readonly isMarginDefault: boolean;
  /** What a new practice account is given, in paise. */
  readonly practiceGrant: Minor;
}

export const PARAMETERS: readonly Parameters[] = [
  {
    from: '2020-01-01',
    lotSize: 100,
    leverageLevels: [1, 2, 3, 5, 10],
    minimumOpeningAmount: 1_000_00n,
    ordersPerSecondMaximum: 10,
    marginWarningPercent: 50,
    marginCloseOutPercent: 25,
    isMarginDefault: false,
    practiceGrant: 10_00_000_00n,
  },
];

/** The parameters in force on a business date. */
export function parametersOn(businessDate: string): Parameters {
  const found = PARAMETERS.findLast((parameters) => parameters.from <= businessDate);
  assert(found !== undefined, `no parameters are in force on ${businessDate}`);
  return found;
}
