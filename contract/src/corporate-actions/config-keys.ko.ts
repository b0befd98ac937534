/** Korean: what each key of the configuration of dividends is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { corporateActions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isDividendAutomatic: {
    name: '배당 자동 지급',
    meaning:
      '배당을 지급일에 신청 없이 지급하는지 여부. 아니라면 보유자가 신청하고 심사를 거치며, 배당락일에 시행 중인 설정을 따릅니다.',
  },
  dividendApplyDays: {
    name: '배당 신청 영업일 수',
    meaning:
      '신청제일 때 지급일부터 신청할 수 있는 영업일 수. 그때까지 남은 배당은 신청이나 심사 없이 모두 지급되며 회사에 남지 않습니다.',
  },
  dividendPromiseMinutes: {
    name: '약속: 배당',
    meaning: '배당 신청 심사에 걸리는 최대 시간.',
  },
};
