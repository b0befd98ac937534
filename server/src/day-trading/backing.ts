/** What stands behind an order of a mandate (decision 0071): the margin that the mandate holds, and the amount that is left of it. */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { DAY_LEVERAGE, dayUnused } from '@bahi/core/day-trading.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { Backed, Backing } from '../orders/service.ts';
import type { Reader } from '../platform/database.ts';
import { holdOf, stateOf } from './rows.ts';
import { insertTrade, selectOpen, selectUsage } from './store.ts';

type Feed = Pick<MarketFeed, 'instrument'>;

export function dayBacking(feed: Feed): Backing {
  return {
    backs: (reader, of) => backs(feed, reader, of),
    note: (tx, { backed, order: { id: orderId, customerId, placedAt }, drawn }) =>
      insertTrade(tx, { mandateId: backed.hold.reference, orderId, customerId, placedAt, drawn }),
  };
}

type DayTerms = Pick<PlaceTerms, 'symbol' | 'direction' | 'type' | 'lots'> & {
  readonly [Name in 'limitPrice' | 'stopLoss' | 'takeProfit']?: string | undefined;
};

/** Every order of a mandate has its leverage, and none outlives the session. */
export function dayOrder(given: DayTerms): PlaceTerms {
  const { limitPrice, stopLoss, takeProfit, ...terms } = given;
  return {
    ...terms,
    leverage: DAY_LEVERAGE,
    timeInForce: 'session',
    limitPrice: limitPrice ?? null,
    stopLoss: stopLoss ?? null,
    takeProfit: takeProfit ?? null,
  };
}

async function backs(
  feed: Feed,
  reader: Reader,
  { customerId, symbol, now }: Parameters<Backing['backs']>[1],
): Promise<Backed | Refusal> {
  const row = await selectOpen(reader, customerId);
  if (row === null || row.status !== 'approved') return refusal('day_trading.none_running', {});
  const state = stateOf(row, now);
  if (state === 'ready') return refusal('day_trading.not_open', { opens: Number(row.opensAt) });
  if (state === 'closing') return refusal('day_trading.squaring_off', { since: Number(row.squareOffAt) });
  // Shares that cannot be sold on the day, and currencies, whose market has no end of a session.
  const instrument = feed.instrument(symbol);
  if (instrument !== undefined && (instrument.kind !== 'equity' || instrument.lockDays > 0))
    return refusal('day_trading.symbol_not_allowed', { symbol });
  const band = instrument?.bandRate ?? null;
  if (band !== null && band * DAY_LEVERAGE >= 100) return refusal('day_trading.band_too_wide', { symbol, band });
  const usage = await selectUsage(reader, row.id);
  return {
    hold: holdOf(row),
    reserved: row.margin - usage.drawn,
    unused: dayUnused({ amount: row.amount, ...usage }),
  };
}
