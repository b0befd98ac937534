/** Traditional Chinese texts of stories of block trades. A lot is 手（100 股）. */
import type { StoryText } from '../stories.ts';
import type { blockTrades as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'block_trades.requested': {
    title: '已申請 {name} 鉅額交易',
    body: '您申請 {name} {lots} 手，審核中，已圈存 {amount}（含費用）。最遲 {promised} 有結果，結果出來前可取消。',
  },
  'block_trades.cancelled': {
    title: '{name} 鉅額交易申請已取消',
    body: '您已取消 {name} 的申請，圈存的 {amount} 已可動用。',
  },
  'block_trades.approved': {
    title: '已買進 {name} 鉅額交易',
    body: '您的鉅額交易申請全數核准：{name} {shares} 股已列入持倉，含費用共 {amount}。',
  },
  'block_trades.approved_part': {
    title: '{name} 鉅額交易部分核准',
    body: '您申請 {name} {asked} 股，買進 {shares} 股，含費用共 {amount}，其餘 {released} 已可動用。原因見該筆申請。',
  },
  'block_trades.oversubscribed': {
    title: '{name} 鉅額交易未通過',
    body: '申請數量超過可賣數量，您的 {name} 申請未通過，{amount} 已可動用。',
  },
  'block_trades.price_moved': {
    title: '{name} 鉅額交易未通過',
    body: '{name} 的市價與鉅額交易價格相差逾 3%，您的申請未通過，{amount} 已可動用。',
  },
  'block_trades.concentration': {
    title: '{name} 鉅額交易未通過',
    body: '單一公司占您帳戶的比重將過高，您的 {name} 申請未通過，{amount} 已可動用。',
  },
  'block_trades.unsuitable': {
    title: '{name} 鉅額交易未通過',
    body: '依您帳戶的已知情況，此標的並不適合，您的 {name} 申請未通過，{amount} 已可動用。詳見該筆申請。',
  },
  'block_trades.asked': {
    title: '{name} 鉅額交易申請已結束',
    body: '依您的要求，{name} 的申請已結束，{amount} 已可動用。',
  },
  'block_trades.window_over': {
    title: '{name} 鉅額交易申請已失效',
    body: '受理期間結束時，您的 {name} 申請尚無結果，因此未買進，{amount} 已可動用。',
  },
  'block_trades.withdrawn': {
    title: '{name} 鉅額交易標的已取消',
    body: '{name} 鉅額交易標的在您的申請有結果前取消，{amount} 已可動用。原因見該標的公告。',
  },
  'block_trades.gone_ex': {
    title: '{name} 鉅額交易標的於除權息前結束',
    body: '{name} 即將除權息，此標的價格僅適用於除權息前的股份，因此在您的申請有結果前結束，{amount} 已可動用。除權息日見該標的公告。',
  },
};
