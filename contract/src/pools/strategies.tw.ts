/** Traditional Chinese names of the strategies of copy funds: the same in the app and the console. */
import type { Strategy } from '@bahi/core/strategies/strategies.ts';

export const tw: Readonly<Record<Strategy, string>> = {
  sector_rotation: '產業輪動',
  momentum: '動能',
  mean_reversion: '均值回歸',
  low_volatility: '低波動',
  trend: '趨勢',
  index_core: '大型權值',
};
