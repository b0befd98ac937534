/** English names of the strategies of copy funds: the same in the app and the console. */
import type { Strategy } from '@bahi/core/strategies/strategies.ts';

export const en: Readonly<Record<Strategy, string>> = {
  sector_rotation: 'Sector rotation',
  momentum: 'Momentum',
  mean_reversion: 'Mean reversion',
  low_volatility: 'Low volatility',
  trend: 'Trend',
  index_core: 'Index core',
};
