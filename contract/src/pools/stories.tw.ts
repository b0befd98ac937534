/** Traditional Chinese texts of stories of copy trading. */
import type { StoryText } from '../stories.ts';
import type { pools as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pools.asked': {
    title: '{amount} 等待加入 {pool}',
    body: '已圈存 {amount}，將於 {deals} 的估值加入 {pool}，價格屆時才確定。估值前十分鐘為止皆可取回。',
  },
  'pools.taken_back': { title: '已取回 {amount}', body: '您的 {amount} 未加入 {pool}，已可動用。' },
  'pools.subscribed': {
    title: '您已跟單 {pool}',
    body: '{amount} 已換成 {pool} 的 {units} 單位，資金鎖定至 {until}；在此之前停損仍然有效。',
  },
  'pools.returned': {
    title: '{amount} 未加入 {pool}',
    body: '您的資金加入前，{pool} 已不再接受新資金。{amount} 已可動用。',
  },
  'pools.stop_asked': {
    title: '已申請停止跟單 {pool}',
    body: '您在 {pool} 的單位將於 {deals} 的估值換成現金，價格屆時才確定。若基金須先賣出股票，其餘將於之後的估值支付。',
  },
  'pools.stop_taken_back': { title: '繼續跟單 {pool}', body: '您已取消停止申請，單位仍留在 {pool}。' },
  'pools.stop_reached': {
    title: '{pool}：已達您的停損',
    body: '您在 {pool} 的價值已下跌 {percent}% 以上，依您的設定，單位將換成現金。',
  },
  'pools.end_reached': { title: '{pool} 已結束', body: '{pool} 的結束時間已到，您的單位將換成現金。' },
  'pools.paid_out': {
    title: '{pool} 支付 {amount}',
    body: '{pool} 的 {units} 單位已換成 {amount}，並存入您的現金。尚有 {left} 單位等待基金賣出股票。',
  },
  'pools.finished': {
    title: '您已不再跟單 {pool}',
    body: '您最後的單位已換成現金。您投入 {pool} {invested}，共收回 {amount}。',
  },
  'pools.waits': {
    title: '{pool}：部分款項延後支付',
    body: '您在 {pool} 的 {units} 單位尚未支付：{stocks|、} 目前無法賣出。您排在最前，金額依支付當時的價值計算。',
  },
};
