/** What trigger orders ask of orders (decision 0119): who may set one, whether a symbol trades, what came of an order that was asked for. */
import type { Refusal } from '@bahi/contract/errors.ts';
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { checkAccount, checkFundPassword, checkMargin, type PlaceTerms } from '@bahi/core/order-decision.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { NO_ORDERS, selectAccounts, tradingAccount, type Orderer } from './accounts.ts';
import { asRefusal } from './answers.ts';
import { requestOf } from './idempotency.ts';
import { createTradingSessions } from './trading-session.ts';

export interface Opening extends Pick<PlaceTerms, 'direction' | 'leverage'> {
  readonly instrument: MarketInstrument;
}

/** As an order is refused, of what is known before there is one; `opening` null: it closes a position. */
export async function settingRefusal(
  tx: Tx,
  by: Orderer,
  {
    opening,
    parameters,
    now,
  }: { readonly opening: Opening | null; readonly parameters: Parameters; readonly now: number },
): Promise<Refusal | null> {
  const account = tradingAccount(by, await selectAccounts(tx, [by], now), 0n, NO_ORDERS);
  const barred =
    checkAccount(account, opening !== null) ??
    checkFundPassword(account, parameters) ??
    (opening === null ? null : checkMargin(account, opening, opening, parameters));
  return barred === null ? null : asRefusal(barred);
}

/** Whether orders of a symbol go to the venue at a moment: its session runs, and no corporate action holds it up. */
export function isTradingIn(
  feed: Pick<MarketFeed, 'instrument'>,
  calendar: Calendar,
  isHeldUp: (symbol: string, now: number) => boolean,
): (symbol: string, now: number) => boolean {
  const sessions = createTradingSessions(feed, calendar, isHeldUp);
  return (symbol, now) => sessions.of(symbol, now).isOpen;
}

/** The order that this key has placed; null: none. */
export async function orderPlacedBy(reader: Reader, customerId: bigint, key: string): Promise<bigint | null> {
  const { rows } = await reader.query<{ id: bigint }>(
    'select id from orders.orders where customer_id = $1 and request = $2::uuid',
    [customerId, requestOf(key, '').request],
  );
  return rows[0]?.id ?? null;
}
