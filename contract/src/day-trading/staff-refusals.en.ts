/** English texts of refusals that only staff meet who decide on mandates of day trading. */
import type { dayTradingStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'day_trading.too_late': 'Too late to approve it: its square-off began at {until}. It expires by itself.',
};
