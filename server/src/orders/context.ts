/**
 * What the functions of the domain are given: the platform, the calendar, and the facts a decision is made from at one moment.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { chargesOfKind, scheduleOn } from '@bahi/core/charges.ts';
import type { DecisionContext } from '@bahi/core/order-decision.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { MarketFeed, Venue } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { HouseHalt } from '../halt/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { OrderIds } from './order-ids.ts';
import type { OrderRate } from './order-rate.ts';
import type { OrderRow, PositionRow } from './rows.ts';
import type { TradingSessions } from './trading-session.ts';

export interface OrdersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly venue: Venue;
  readonly feed: MarketFeed;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** The kill switch; left out: nobody can throw one. */
  readonly halt?: HouseHalt;
  /** While a corporate action is applied its symbol is closed; left out: there are none. */
  readonly isHeldUp?: (symbol: string, now: number) => boolean;
}

export interface OrdersContext extends OrdersDeps {
  readonly halt: HouseHalt;
  readonly ids: OrderIds;
  readonly rate: OrderRate;
  readonly day: (now: number) => TradingDay;
  readonly sessions: TradingSessions;
  /** Batches of commands that hold a repetition. */
  readonly repeats: WeakSet<readonly object[]>;
  /** Called after the commit that changed them. */
  readonly onPositions: (positions: readonly PositionRow[]) => void;
  /** A good-till-cancelled order waits although the session runs. */
  readonly onWaiting: () => void;
  /** A connection broke: what should have followed a commit may not have happened. */
  readonly onGap: () => void;
}

/** What holds for every order decided at one moment. */
export interface TradingDay {
  readonly businessDate: string;
  readonly parameters: Parameters;
}

/** Asked anew each full minute: business dates and parameters change on one, and parameters are known before. */
export function createTradingDay({
  calendar,
  parametersAt,
}: Pick<OrdersDeps, 'calendar' | 'parametersAt'>): (now: number) => TradingDay {
  let day: TradingDay;
  let from = Infinity;
  let until = -Infinity;
  return (now) => {
    if (now >= from && now < until) return day;
    const businessDate = businessDateOf(calendar, now);
    day = {
      businessDate,
      parameters: parametersAt(now),
    };
    from = now;
    until = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
    return day;
  };
}

export function decisionContext(
  { feed, sessions, day }: Pick<OrdersContext, 'feed' | 'sessions' | 'day'>,
  symbol: string,
  { now, haltedSince }: Pick<DecisionContext, 'now' | 'haltedSince'>,
): DecisionContext {
  const { isOpen, opens } = sessions.of(symbol, now);
  const { parameters, businessDate } = day(now);
  const instrument = feed.instrument(symbol);
  return {
    market: { instrument, quote: feed.quote(symbol), isOpen, opens },
    parameters,
    schedule: scheduleOn(chargesOfKind(instrument?.kind), businessDate),
    haltedSince,
    now,
  };
}

/** Tells the rest of the server what a commit changed. */
export function publishChanges(
  { bus, onPositions }: Pick<OrdersContext, 'bus' | 'onPositions'>,
  orders: Iterable<Pick<OrderRow, 'customerId' | 'id'>>,
  positions: readonly PositionRow[],
): void {
  const ordersOf = grouped(orders);
  const positionsOf = grouped(positions);
  for (const [customerId, orderIds] of ordersOf) bus.publish('orders.changed', { customerId, orderIds });
  for (const [customerId, positionIds] of positionsOf) bus.publish('positions.changed', { customerId, positionIds });
  for (const customerId of new Set([...ordersOf.keys(), ...positionsOf.keys()]))
    bus.publish('funds.changed', { customerId });
  onPositions(positions);
}

function grouped(rows: Iterable<{ readonly customerId: bigint; readonly id: bigint }>): Map<bigint, bigint[]> {
  const groups = new Map<bigint, bigint[]>();
  for (const { customerId, id } of rows) {
    const group = groups.get(customerId);
    if (group === undefined) groups.set(customerId, [id]);
    else group.push(id);
  }
  return groups;
}
