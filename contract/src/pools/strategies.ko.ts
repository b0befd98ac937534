/** Korean names of the strategies of copy funds: the same in the app and the console. */
import type { Strategy } from '@bahi/core/strategies/strategies.ts';

export const ko: Readonly<Record<Strategy, string>> = {
  sector_rotation: '업종 순환',
  momentum: '모멘텀',
  mean_reversion: '평균 회귀',
  low_volatility: '저변동성',
  trend: '추세',
  index_core: '대형주 중심',
};
