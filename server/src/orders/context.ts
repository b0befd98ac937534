/**
 * What the domain works with: the platform, the calendar, and the facts a decision is made from at one moment.
 */
import { currentOrNextSession, businessDateOf, nextSession, type Calendar } from '@bahi/core/calendar.ts';
import { INDIAN_EQUITY_CHARGES, scheduleOn, type ChargeSchedule } from '@bahi/core/charges.ts';
import type { DecisionContext } from '@bahi/core/order-decision.ts';
import type { MarketView } from '@bahi/core/order-price.ts';
import { parametersOn, type Parameters } from '@bahi/core/parameters.ts';
import type { MarketFeed, Venue } from '@bahi/contract/venue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { OrderIds } from './order-ids.ts';
import type { OrderRate } from './order-rate.ts';
import type { OrderRow, PositionRow } from './rows.ts';

export interface OrdersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly venue: Venue;
  readonly feed: MarketFeed;
  readonly calendar: Calendar;
}

export interface OrdersContext extends OrdersDeps {
  readonly ids: OrderIds;
  readonly rate: OrderRate;
  readonly day: (now: number) => TradingDay;
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
  readonly isOpen: boolean;
  /** When the next session opens. */
  readonly opens: number;
  readonly businessDate: string;
  readonly parameters: Parameters;
  readonly schedule: ChargeSchedule;
}

/** The calendar is asked once for each stretch in which its answer cannot change. */
export function createTradingDay(calendar: Calendar): (now: number) => TradingDay {
  let day: TradingDay;
  let from = Infinity;
  let until = -Infinity;
  return (now) => {
    if (now >= from && now < until) return day;
    const session = currentOrNextSession(calendar, now);
    const isOpen = now >= session.open;
    const businessDate = businessDateOf(calendar, now);
    day = {
      isOpen,
      opens: isOpen ? nextSession(calendar, now).open : session.open,
      businessDate,
      parameters: parametersOn(businessDate),
      schedule: scheduleOn(INDIAN_EQUITY_CHARGES, businessDate),
    };
    // A business date changes on a full minute, inside a session too.
    from = now;
    until = Math.min(isOpen ? session.close : session.open, (Math.floor(now / 60_000) + 1) * 60_000);
    return day;
  };
}

export function marketViewOf(feed: MarketFeed, day: TradingDay, symbol: string): MarketView {
  return { instrument: feed.instrument(symbol), quote: feed.quote(symbol), isOpen: day.isOpen, opens: day.opens };
}

export function decisionContext(feed: MarketFeed, day: TradingDay, symbol: string, now: number): DecisionContext {
  return { market: marketViewOf(feed, day, symbol), parameters: day.parameters, schedule: day.schedule, now };
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
