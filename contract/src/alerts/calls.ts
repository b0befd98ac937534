/** Price alerts: each fires once, exactly, also when nobody is connected (rules §4). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/**
 * above, below: the price reaches the level in `value`. rise, fall: the change since the previous close reaches `value`
 * percent. volume: the session's shares reach `value`.
 */
export const alertKind = z.enum(['above', 'below', 'rise', 'fall', 'volume']);

export const alertsActiveMaximum = 100;

export const alert = z.object({
  id,
  symbol: z.string(),
  kind: alertKind,
  value: decimal,
  status: z.enum(['active', 'fired', 'cancelled']),
  createdAt: instant,
  firedAt: z.nullable(instant),
  /** The price (or volume) that fired it. */
  firedValue: z.nullable(decimal),
});

export const listAlerts = define({
  path: '/alerts/list',
  summary: 'The customer’s alerts, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ symbol: z.optional(symbol), status: z.optional(alert.shape.status), ...paging }),
  output: pageOf(alert),
  errors: [],
});

export const addAlert = define({
  path: '/alerts/add',
  summary: 'Sets an alert. One that is true already is refused.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ symbol, kind: alertKind, value: decimal }),
  unreadable: { value: { code: 'alerts.value_invalid', params: {} } },
  output: alert,
  errors: [
    'market.symbol_unknown',
    'orders.off_shelf',
    'alerts.no_volume',
    'alerts.value_invalid',
    'orders.price_unavailable',
    'alerts.already_true',
    'alerts.volume_reached',
    'alerts.already_set',
    'alerts.too_many',
  ],
});

export const cancelAlert = define({
  path: '/alerts/cancel',
  summary: 'Takes an active alert back.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ id }),
  output: empty,
  errors: ['alerts.unknown', 'alerts.not_active'],
});
