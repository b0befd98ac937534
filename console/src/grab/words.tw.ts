/** The words of grab offers in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  list: '大型股搶購',
  market: '標記價格',
  quota: '額度（手）',
  asked: '申請手數',
  allotted: '配發手數',
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
    price_moved: '已取消：價格變動',
    price_unknown: '已取消：無標記價格',
    gone_ex: '已取消：已除權息',
    level_missing: '已取消：無指數收盤值',
  },
  requests: {
    waiting: '等待中申請',
    allotted: '獲配申請',
    notWon: '未中籤申請',
    cancelled: '已取消申請',
    released: '解除圈存申請',
  },
  proof: '抽籤證明',
  proofOf: (name) => `開啟 ${name} 的抽籤證明`,
  open: '開啟',
};
