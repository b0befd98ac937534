/** English texts of refusals of price alerts. */
import type { alerts as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'alerts.no_volume': '{symbol} has no volume to watch.',
  'alerts.value_invalid': 'Enter a value above 0 that fits this alert.',
  'alerts.already_true': 'The price is already there: {price}.',
  'alerts.volume_reached': 'The volume is already there: {volume} shares have traded in this session.',
  'alerts.already_set': 'You have this alert already.',
  'alerts.too_many': 'There can be {maximum} active alerts at most. Delete one first.',
  'alerts.unknown': 'This alert does not exist.',
  'alerts.not_active': 'This alert has ended: it fired or was deleted.',
};
