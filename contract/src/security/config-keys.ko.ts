/** Korean: what each key of the configuration of the fund password and security changes is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { security as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  moneyOutHoldHours: {
    name: '보안 변경 후 출금 보류',
    meaning: '비밀번호·전화·2단계 인증을 바꾼 뒤 출금이 멈추는 시간입니다.',
  },
  tradingUnlockMinutes: {
    name: '거래 잠금 해제 시간',
    meaning: '자금 비밀번호를 한 번 입력하면 주문할 수 있는 시간입니다.',
  },
  areOrdersGuarded: {
    name: '주문에 자금 비밀번호 필요',
    meaning: '자금 비밀번호를 설정해야만 주문할 수 있는지 정합니다.',
  },
};
