/** Traditional Chinese texts of stories of new shares. A lot is 手（100 股）. */
import type { StoryText } from '../stories.ts';
import type { newShares as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'new_shares.applied': {
    title: '已申購 {name}',
    body: '您申購 {name} {lots} 手，總額 {amount}，已受理。{closes} 前可修改或取消。',
  },
  'new_shares.changed': {
    title: '{name} 申購已修改',
    body: '您現在申購 {name} {lots} 手，總額 {amount}。{closes} 前可再修改。',
  },
  'new_shares.cancelled': {
    title: '{name} 申購已取消',
    body: '您已取消 {name} 的申購[，圈存或預繳的 {amount} 已可動用]。',
  },
  'new_shares.opened': {
    title: '{name} 開放申購',
    body: '{name} 現已受理申購，至 {closes} 截止。',
  },
  'new_shares.called_off': {
    title: '{name} 已取消發行',
    body: '{name} 於結果決定前取消[，圈存或預繳的 {amount} 已可動用]。原因見該檔公告。',
  },
  'new_shares.won': {
    title: '您獲配 {name}',
    body: '您的申購獲配 {name} {lots} 手，已扣款 {amount}，其餘款項已可動用。',
  },
  'new_shares.won_to_pay': {
    title: '您已中籤 {name}，請繳款',
    body: '您的申購中籤 {name} {lots} 手。請於 {by} 前繳款 {amount}，逾期視為放棄。',
  },
  'new_shares.not_won': {
    title: '{name} 本次未獲配',
    body: '您申購 {name} 未中籤或未得標[，圈存或預繳的 {amount} 已可動用]。任何人皆可查驗結果。',
  },
  'new_shares.paid': {
    title: '{name} 已繳款',
    body: '已收到 {name} {lots} 手的款項 {amount}，股票將於 {date} 配發。',
  },
  'new_shares.payment_waits': {
    title: '{name}：繳款期限延後',
    body: '{name} 的繳款期限 {published} 到期時，您的帳戶正受本公司人員限制。中籤 {lots} 手仍為您保留；限制解除後，請於 {by} 前繳款 {amount}。',
  },
  'new_shares.forfeited': {
    title: '{name} 中籤已放棄',
    body: '您中籤的 {name} {lots} 手未於期限前繳款。[預繳的 {amount} 已可動用，]您無任何欠款。',
  },
  'new_shares.allotted': {
    title: '{name} 股票已配發',
    body: '{name} {shares} 股（{amount}）已列入您的持倉，將於 {date} 上市。',
  },
};
