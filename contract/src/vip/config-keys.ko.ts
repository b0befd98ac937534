/** Korean: what each key of the configuration of VIP levels is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { vip as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  vipSignIns: {
    name: 'VIP 1등급: 출석 일수',
    meaning: 'VIP 1등급에 필요한 최근 30일 중 출석 일수입니다.',
  },
  vipAverageLevel2: {
    name: 'VIP 2등급: 평균 총자산',
    meaning: 'VIP 2등급에 필요한 30일 평균 총자산입니다.',
  },
  vipAverageLevel3: {
    name: 'VIP 3등급: 평균 총자산',
    meaning: 'VIP 3등급에 필요한 30일 평균 총자산입니다.',
  },
  vipAccountDays: {
    name: 'VIP 3등급: 계좌 일수',
    meaning: 'VIP 3등급에 필요한 계좌 개설 후 일수입니다.',
  },
  vipFallDays: {
    name: 'VIP: 하락 전 일수',
    meaning: '조건을 채우지 못하게 된 뒤 등급이 유지되는 일수입니다.',
  },
};
