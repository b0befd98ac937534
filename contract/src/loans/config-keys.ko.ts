/** Korean: what each key of the configuration of credit loans is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { loans as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  loanMinimum: { name: '최소 대출액', meaning: '신용 대출 한 건의 최소 금액입니다.' },
  loanMaximum: { name: '최대 대출액', meaning: '점수와 관계없이 고객 한 명이 빌릴 수 있는 최대 금액입니다.' },
  loanScoreFrom: {
    name: '한도에 반영하는 시작 점수',
    meaning: '이 점수를 넘는 신용 점수 1점마다 대출 한도가 늘어납니다.',
  },
  loanPerPoint: { name: '1점당 대출 한도', meaning: '반영되는 1점마다 늘어나는 대출 한도입니다.' },
  loanTermDays: { name: '대출 기간', meaning: '새 대출에서 고를 수 있는 기간(일)입니다.' },
  loanRatePercent: {
    name: '대출 연이율',
    meaning: '새 대출의 단리 연이율입니다. 대출은 신청할 때의 이율을 유지합니다.',
  },
  loanPromiseMinutes: { name: '약속: 대출', meaning: '대출 신청 심사에 걸리는 최대 시간입니다.' },
  loanReminderDays: { name: '대출 만기 알림', meaning: '만기일 며칠 전에 고객에게 알리는지 정합니다.' },
};
