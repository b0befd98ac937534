/** What a pool has to say before it can be published (desks §6). It begins as it is published. */
import { addBusinessDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { POOL_FEE_BPS } from '@bahi/core/pool.ts';
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import { done, fieldsOf, type Checked, type ProductValues } from '../products/service.ts';
import type { PoolTerms } from './opening.ts';

const [MINIMUM_MIN, MINIMUM_MAX] = [1_000_00n, 1_00_00_000_00n];
/** Business dates on which it can be followed, at least. */
const FOLLOWED_DAYS_MIN = 20;

export function checkPool(
  values: ProductValues,
  { now, calendar }: { readonly now: number; readonly calendar: Calendar },
): Checked<PoolTerms> {
  const is = fieldsOf(values, calendar);
  const strategy = is.choice('strategy', STRATEGIES);
  const minimum = is.money('minimumAmount');
  if (minimum !== null && (minimum < MINIMUM_MIN || minimum > MINIMUM_MAX)) {
    const [least, most] = [formatMoney(MINIMUM_MIN), formatMoney(MINIMUM_MAX)];
    is.say('minimumAmount', 'products.out_of_range', { minimum: least, maximum: most });
  }
  const lockDays = is.whole('lockDays', { minimum: 1, maximum: 365 });
  const days = (lockDays ?? 0) + FOLLOWED_DAYS_MIN;
  const endsOn = is.workingDay('endsOn', addBusinessDays(calendar, businessDateOf(calendar, now), days));
  return done(is, () => ({
    strategy: strategy!,
    minimum: minimum!,
    feeBps: POOL_FEE_BPS,
    lockDays: lockDays!,
    endsOn: endsOn!,
  }));
}
