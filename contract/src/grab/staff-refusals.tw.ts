/** Traditional Chinese texts of refusals that only staff meet who prepare and decide grab offers. */
import type { grabStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.not_large': '此公司市值排名第 {rank}，搶購額度僅限前 {last} 大公司，請選擇其他公司。',
  'grab.price_too_far': '價格與標記價格相差超過 3%，請選擇 {lowest} 至 {highest} 之間。',
  'grab.seller_has_less': '鉅額賣方尚可提供 {shares} 股。',
  'grab.over': '此檔額度已結束，無法再取消。',
  'grab.decided': '決定此檔抽籤的指數已收盤，無法再取消此檔。',
};
