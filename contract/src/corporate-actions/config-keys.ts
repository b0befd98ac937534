/** What the operator sets of dividends; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const corporateActions = {
  isDividendAutomatic: key('boolean', 'money'),
  dividendApplyDays: key('count', 'money'),
  dividendPromiseMinutes: key('minutes', 'money'),
};
