/** The words of grab offers in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  list: '大型股搶購',
  rule: '配發方式',
  rules: { first_come: '先到先得', draw: '抽籤' },
  level: 'VIP 等級',
  market: '標記價格',
  quota: '額度（手）',
  asked: '申請手數',
  allotted: '配發手數',
  groups: { lots: '手數', requests: '申請', times: '時間' },
  states: {
    upcoming: '即將開放',
    open: '受理中',
    used_up: '額度已用完',
    closed: '已截止',
    drawing: '等待抽籤',
    drawn: '已抽籤',
    withdrawn: '已取消',
  },
  voids: {
    price_moved: '抽籤已取消：價格變動',
    price_unknown: '抽籤已取消：無標記價格',
    gone_ex: '抽籤已取消：已除權息',
    level_missing: '抽籤已取消：無收盤指數',
  },
  requests: {
    waiting: '等待中（筆）',
    allotted: '獲配（筆）',
    notWon: '未中籤（筆）',
    cancelled: '已取消（筆）',
    released: '已解除圈存（筆）',
  },
  proof: '抽籤證明',
  proofOf: (name) => `開啟 ${name} 的抽籤證明`,
  open: '開啟',
};
