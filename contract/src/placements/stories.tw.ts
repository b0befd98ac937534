/** Traditional Chinese texts of stories of placements. A lot is 手（100 股）. */
import type { StoryText } from '../stories.ts';
import type { placements as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'placements.requested': {
    title: '已申請 {name} 配售',
    body: '您申請 {name} {lots} 手，審核中，已圈存 {amount}。最遲 {promised} 有結果，結果出來前可取消。',
  },
  'placements.cancelled': {
    title: '{name} 配售申請已取消',
    body: '您已取消 {name} 的申請，圈存的 {amount} 已可動用。',
  },
  'placements.allotted': {
    title: '{name} 已配發',
    body: '您的配售申請全數獲配：{name} {shares} 股（{amount}）已列入持倉。',
  },
  'placements.allotted_part': {
    title: '{name} 部分配發',
    body: '您申請 {name} {asked} 股，獲配 {shares} 股（{amount}），其餘 {released} 已可動用。原因見該筆申請。',
  },
  'placements.oversubscribed': {
    title: '{name} 未獲配售',
    body: '申請數量超過配售數量，您的 {name} 申請未獲配發，{amount} 已可動用。',
  },
  'placements.concentration': {
    title: '{name} 未獲配售',
    body: '單一公司占您帳戶的比重將過高，您的 {name} 申請未通過，{amount} 已可動用。',
  },
  'placements.unsuitable': {
    title: '{name} 未獲配售',
    body: '依您帳戶的已知情況，此檔配售並不適合，您的 {name} 申請未通過，{amount} 已可動用。詳見該筆申請。',
  },
  'placements.asked': {
    title: '{name} 配售申請已結束',
    body: '依您的要求，{name} 的申請已結束，{amount} 已可動用。',
  },
  'placements.not_decided': {
    title: '{name} 配售未於期限內審核',
    body: '您的 {name} 申請未於期限內審核，視為未通過，{amount} 已可動用。延誤之處，深感抱歉。',
  },
  'placements.called_off': {
    title: '{name} 配售已取消',
    body: '{name} 配售在您的申請有結果前取消，{amount} 已可動用。原因見該檔公告。',
  },
  'placements.gone_ex': {
    title: '{name} 配售因除權提前結束',
    body: '{name} 即將分割、配股或增資，配售價格僅適用於除權前的股份，因此配售在您的申請有結果前結束，{amount} 已可動用。除權日見該檔公告。',
  },
};
