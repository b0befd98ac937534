/** What the operator sets of pledges; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const pledges = {
  pledgeMinimum: key('money', 'money'),
  pledgePercent: key('percent', 'money'),
  pledgeWarningPercent: key('percent', 'money'),
  pledgeSalePercent: key('percent', 'money'),
  pledgeNoticeHours: key('count', 'money'),
  pledgeTermDays: key('levels', 'money'),
  pledgeRatePercent: key('percent', 'money'),
  pledgePromiseMinutes: key('minutes', 'money'),
  pledgeReminderDays: key('count', 'money'),
};
