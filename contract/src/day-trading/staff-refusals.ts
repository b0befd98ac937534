/** Refusals that only staff meet who decide on mandates of day trading: the app does not load their words. */
export const dayTradingStaff = {
  'day_trading.too_late': { until: 'time' },
} as const;
