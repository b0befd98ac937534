/** The words of the overview in Traditional Chinese. */
import type { en } from './words.en.ts';

function minutes(count: number): string {
  const parts = [
    [Math.floor(count / 1440), '天'],
    [Math.floor(count / 60) % 24, '小時'],
    // Days need no minutes.
    [count < 1440 ? count % 60 : 0, '分'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, unit]) => `${number} ${unit}`);
  return shown.length === 0 ? '0 分' : shown.join(' ');
}

export const tw: typeof en = {
  minutes,
  waiting: '件等候',
  nothing: '沒有等候的案件。',
  oldest: '最久',
  p50: '半數等候超過',
  p90: '一成等候超過',
  promise: '承諾時限',
  late: (count: number) => `逾時 ${count} 件`,
  onTime: '沒有逾時',
  openQueue: '開啟佇列',
  today: '今日決定',
  approved: '核准',
  rejected: '駁回',
  byReason: '駁回原因',
  noneToday: '今天還沒有決定。',
  house: '公司狀態',
  ledger: '總帳',
  ledgerGood: '帳目相符。',
  ledgerBad: '沒有分錄可解釋的金額',
  audit: '不變條件',
  auditGood: '全部成立。',
  auditBad: (titles: readonly string[]) => `不成立：${titles.join('、')}`,
  trading: '交易',
  isOpen: '接受委託。',
  isHalted: '已暫停：不接受委託。',
  openHealth: '開啟健康狀態',
};
