/** English texts of refusals of price alerts. */
import type { alerts as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'alerts.no_volume': 'Volume alerts are not available for {symbol}.',
  'alerts.value_invalid': 'Enter a value above 0 that fits this alert.',
  'alerts.already_true': 'The price is already there: {price}.',
  'alerts.volume_reached': 'The volume is already there: {volume} in this session.',
  'alerts.already_set': 'You already have this alert.',
  'alerts.too_many': 'You can have at most {maximum} active alerts. Delete one first.',
  'alerts.unknown': 'This alert does not exist.',
  'alerts.not_active': 'This alert has ended: it fired or was deleted.',
};
