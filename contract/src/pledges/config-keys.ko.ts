/** Korean: what each key of the configuration of pledges is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { pledges as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  pledgeMinimum: { name: '최소 담보 대출', meaning: '담보 대출 한 건의 최소 금액.' },
  pledgePercent: { name: '담보 인정 비율', meaning: '평가 가격 기준 가치 대비 최대 대출 비율.' },
  pledgeWarningPercent: { name: '담보 경고 비율', meaning: '갚을 금액이 평가액의 이 비율에 이르면 고객에게 알립니다.' },
  pledgeSalePercent: {
    name: '담보 매도 비율',
    meaning: '갚을 금액이 평가액의 이 비율에 이르면 안내 후 주식을 매도합니다.',
  },
  pledgeNoticeHours: { name: '담보 매도 안내 기간', meaning: '안내부터 매도까지의 시간.' },
  pledgeTermDays: { name: '담보 대출 기간', meaning: '새 담보 대출에서 고를 수 있는 기간(일).' },
  pledgeRatePercent: {
    name: '담보 대출 연이율',
    meaning: '새 담보 대출의 단리. 담보 대출은 신청할 때의 이율을 유지합니다.',
  },
  pledgePromiseMinutes: { name: '처리 약속: 담보 대출', meaning: '담보 대출 신청 심사에 걸리는 최대 시간.' },
  pledgeReminderDays: { name: '담보 대출 만기 알림', meaning: '만기 며칠 전에 고객에게 알리는지.' },
};
