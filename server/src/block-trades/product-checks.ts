/** What a block offer has to say before it can be published (desks §3). */
import { blockPriceRange, isNearMark } from '@bahi/core/block-trade.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
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
import type { BlockTerms } from './publication.ts';

/** `sharesLeft`: what the block seller of the draft's company has not promised yet. */
export function checkBlock(values: ProductValues, facts: CheckFacts, sharesLeft: number): Checked<BlockTerms> {
  const { now, calendar } = facts;
  const is = fieldsOf(values, calendar);
  const symbol = listedSymbol(is, facts);
  const lotSize = (symbol === null ? undefined : facts.instrument(symbol)?.lotSize) ?? 100;
  const mark = symbol === null ? null : facts.markPrice(symbol);
  if (symbol !== null && mark === null) is.say('symbol', 'block_trades.no_mark');
  const price = is.price('price');
  if (price !== null && mark !== null && !isNearMark(price, BigInt(mark))) {
    const { lowest, highest } = blockPriceRange(BigInt(mark));
    is.say('price', 'block_trades.price_range', { lowest: formatMoney(lowest), highest: formatMoney(highest) });
  }
  const lots = is.whole('lots', { minimum: 1, maximum: LOTS_MAX });
  const lotsLeft = Math.floor(sharesLeft / lotSize);
  if (symbol !== null && (lots ?? 0) > lotsLeft) is.say('lots', 'block_trades.seller_has', { lots: lotsLeft });
  const fitting = fittingLots(price, lotSize);
  if ((lots ?? 0) > fitting) is.say('lots', 'products.out_of_range', { minimum: '1', maximum: String(fitting) });
  const most = lots ?? LOTS_MAX;
  const minimumLots = is.whole('minimumLots', { minimum: 1, maximum: most, otherwise: 1 });
  const maximumLots = is.whole('maximumLots', { minimum: minimumLots ?? 1, maximum: most, otherwise: most });
  const lockDays = is.whole('lockDays', { minimum: 1, maximum: 365, otherwise: 1 });
  const opensAt = is.moment('opensAt', now);
  const closesAt = is.moment('closesAt', after(opensAt, WINDOW_MIN_MS), now);
  // The price is for the shares as they are.
  const during = closesAt === null ? undefined : goesExUntil(facts, businessDateOf(calendar, closesAt));
  if (during !== undefined) is.say('closesAt', 'products.action_before_decision', { date: during });
  const promiseMinutes = is.whole('promiseMinutes', { minimum: 1, maximum: 10_080, otherwise: 60 });
  return done(is, () => ({
    symbol: symbol!,
    price: price!,
    reference: BigInt(mark!),
    lots: lots!,
    lotSize,
    minimumLots: minimumLots!,
    maximumLots: maximumLots!,
    lockDays: lockDays!,
    promiseMinutes: promiseMinutes!,
    publishedAt: BigInt(now),
    opensAt: BigInt(opensAt!),
    closesAt: BigInt(closesAt!),
  }));
}
