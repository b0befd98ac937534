/** Traditional Chinese texts of splits, bonus shares and dividends at a position. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { ActionTexts } from './action-texts.en.ts';

const shares = (count: number) => `${formatQuantity(count)} 股`;

const texts: ActionTexts = {
  coming: '即將實施的公司行動',
  comingHint: '以今日為基準日計算。除權息日未成交的委託將取消，停損停利隨之調整。',
  notice: '公告內容',
  notes: '公告後說明',
  calledOff: '已取消：除權息日不會有任何變動。',
  dividends: '現金股利',
  title: {
    split: (to, from) => `股票分割：${formatQuantity(from)} 股變 ${formatQuantity(to)} 股`,
    bonus: (fresh, held) => `無償配股：每 ${formatQuantity(held)} 股配 ${formatQuantity(fresh)} 股`,
    dividend: (cash) => `現金股利：每股 ${cash}`,
  },
  recordDate: '基準日',
  recordHint: { long: '當日收盤時持有者可領取。', short: '當日收盤時放空者須支付。' },
  exDate: '除權息日',
  payDate: '發放日',
  forShares: (count) => `您的 ${shares(count)}`,
  becomes: (before, after) => `${formatQuantity(before)} → ${shares(after)}`,
  inLieu: '不足一股的部分以現金發給。',
  entitled: '計算股數',
  ofShares: shares,
  amount: { long: '您可領取', short: '您須支付' },
  paidBy: '最遲入帳',
  paidByHint: '無須申請，不論審核結果。',
  state: {
    upcoming: '待發放',
    to_apply: '可申請',
    under_review: '審核中',
    approved: '已核准',
    refused: '審核未通過',
    paid: '已入帳',
  },
  apply: (amount) => `申請 ${amount}`,
  applyAgain: (amount) => `再次申請 ${amount}`,
  applied: '已送出審核',
  applyHint: '股利無論如何都歸您所有，申請只是提早入帳。',
};

export default texts;
