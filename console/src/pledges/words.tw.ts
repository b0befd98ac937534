/** The words of the queue of pledges in Traditional Chinese. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { en } from './words.en.ts';

export const tw: typeof en = {
  title: '申請內容',
  value: '股票市值',
  valueNow: '目前市值（標記價格）',
  limit: '目前可借上限',
  isLess: '低於申請金額',
  noPrice: '目前無價格',
  cash: '現金',
  held: '其中圈存',
  lent: '借款或質押欠款',
  owed: '虧損欠款',
  shares: '股票',
  term: '天數',
  rate: '年利率',
  perDay: '每日利息',
  before: '此客戶的其他質押',
  noneBefore: '無。',
  isOverdue: '已逾期',
  confirm: '撥付質押借款',
  confirmHint: '金額立即存入客戶現金。',
  ofShares: ({ symbol, lots, shares }) => `${symbol} · ${lots} 手（${formatQuantity(shares)} 股）`,
  days: (days) => `${days} 天`,
  paidOut: (name) => `質押已撥款：${name}`,
  reasons: {
    value_fell: '市值不足',
    identity_doubt: '身分有疑義',
    suspected_fraud: '疑似詐騙',
    asked: '客戶要求',
    not_approved: '其他原因（不告知客戶）',
  },
};
