/** Traditional Chinese names of what happened to a position. */
import type { step as english } from './step-texts.en.ts';

export const step: typeof english = {
  placed: '已下單',
  opens: '等待開盤',
  fills: '等待成交',
  filled: '已成交',
  rest_ended: '其餘未成交即結束',
  allotted: '配發',
  block_traded: '鉅額交易買進',
  locked: '已鎖定',
  holding: '持有中',
  unlocked: '可賣出',
  margin_added: '已追加保證金',
  protection_changed: '已變更停損或停利',
  margin_warning: '保證金警示',
  split: '股票分割',
  bonus: '無償配股',
  dividend_due: '除息，股利待發',
  dividend_paid: '股利發放',
  rights_due: '除權，認股權利計入權益',
  rights_ended: '認股權利結束',
  close_placed: '準備平倉',
  close_filled: '平倉成交',
  close_ended: '平倉委託結束',
  closed: '已平倉',
};
