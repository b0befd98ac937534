/** What a placement has to say before it can be published (rules §8). */
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import {
  after,
  done,
  fieldsOf,
  fittingLots,
  goesExUntil,
  listedSymbol,
  LOTS_MAX,
  WINDOW_MIN_MS,
  type Checked,
  type CheckFacts,
  type ProductValues,
} from '../products/service.ts';
import { lotsFor, type PlacementTerms } from './publication.ts';

export function checkPlacement(values: ProductValues, facts: CheckFacts): Checked<PlacementTerms> {
  const { now, calendar } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  const prospectus = is.text('prospectus', 20, 4000);
  const price = is.price('price');
  const lots = is.whole('lots', { minimum: 1, maximum: LOTS_MAX });
  const lotSize = is.whole('lotSize', { minimum: 1, maximum: 10_000, otherwise: 100 });
  // Of a price that cannot be, nothing else is wrong.
  const ofLot = price === null || lotSize === null ? null : price * BigInt(lotSize);
  const all = ofLot === null ? null : ofLot * BigInt(lots ?? LOTS_MAX);
  const fitting = fittingLots(price, lotSize);
  if ((lots ?? 0) > fitting) is.say('lots', 'products.out_of_range', { minimum: '1', maximum: String(fitting) });
  const minimumAmount = is.money('minimumAmount', ofLot ?? 1n);
  if (minimumAmount !== null && all !== null && (minimumAmount < 1n || minimumAmount > all))
    is.say('minimumAmount', 'products.out_of_range', { minimum: formatMoney(1n), maximum: formatMoney(all) });
  const least = minimumAmount === null || ofLot === null ? 1 : lotsFor(minimumAmount, ofLot);
  const most = lots ?? LOTS_MAX;
  const maximumLots = is.whole('maximumLots', { minimum: Math.min(least, most), maximum: most, otherwise: most });
  const lockDays = is.whole('lockDays', { minimum: 0, maximum: 365, otherwise: 0 });
  const opensAt = is.moment('opensAt', now);
  const closesAt = is.moment('closesAt', after(opensAt, WINDOW_MIN_MS), now);
  const promiseMinutes = is.whole('promiseMinutes', { minimum: 1, maximum: 10_080, otherwise: 1_440 });
  // The price is for the shares as they are.
  const until = after(closesAt, (promiseMinutes ?? 0) * MINUTE_MS);
  const during = until === null ? undefined : goesExUntil(facts, businessDateOf(calendar, until));
  if (during !== undefined) is.say('closesAt', 'products.action_before_decision', { date: during });
  return done(is, () => ({
    symbol: symbol!,
    prospectus: prospectus!,
    price: price!,
    lots: lots!,
    lotSize: lotSize!,
    minimumAmount: minimumAmount!,
    maximumLots: maximumLots!,
    lockDays: lockDays!,
    promiseMinutes: promiseMinutes!,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt!),
    closesAt: BigInt(closesAt!),
  }));
}
