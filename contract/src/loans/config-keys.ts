/** What the operator sets of credit loans; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const loans = {
  loanMinimum: key('money', 'money'),
  loanMaximum: key('money', 'money'),
  loanScoreFrom: key('count', 'money'),
  loanPerPoint: key('money', 'money'),
  loanTermDays: key('levels', 'money'),
  loanRatePercent: key('percent', 'money'),
  loanPromiseMinutes: key('minutes', 'money'),
  loanReminderDays: key('count', 'money'),
};
