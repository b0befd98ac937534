/** The words of the overview in Korean. */
import type { en } from './words.en.ts';

function minutes(count: number): string {
  const parts = [
    [Math.floor(count / 1440), '일'],
    [Math.floor(count / 60) % 24, '시간'],
    // Days need no minutes.
    [count < 1440 ? count % 60 : 0, '분'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, unit]) => `${number}${unit}`);
  return shown.length === 0 ? '0분' : shown.join(' ');
}

export const ko: typeof en = {
  minutes,
  waiting: '대기',
  nothing: '대기 중인 건이 없습니다.',
  oldest: '가장 오래된 건',
  p50: '대기 중앙값',
  p90: '대기 상위 10%',
  promise: '약속',
  late: (count) => `${count}건 지연`,
  onTime: '지연 없음',
  openQueue: '대기열 열기',
  today: '오늘 결정',
  approved: '승인',
  rejected: '반려',
  byReason: '사유별 반려',
  noneToday: '오늘 결정된 것이 없습니다.',
  house: '회사',
  ledger: '원장',
  ledgerGood: '모두 맞습니다.',
  ledgerBad: '분개로 설명되지 않는 돈',
  audit: '불변 조건',
  auditGood: '깨진 것이 없습니다.',
  auditBad: (titles) => `깨짐: ${titles.join(', ')}`,
  trading: '거래',
  isOpen: '주문을 받고 있습니다.',
  isHalted: '중지됨: 주문을 받지 않습니다.',
  openHealth: '상태 열기',
};
