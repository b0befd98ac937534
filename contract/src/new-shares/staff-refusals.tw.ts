/** Traditional Chinese texts of refusals that only staff meet who draw and enter results. */
import type { newSharesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.result_decided': '此檔結果已定，無法再取消。',
  'draws.drawn': '此檔已完成抽籤，抽籤僅進行一次。',
  'draws.not_closed': '此檔名單尚未截止，或公開數值時間未到。',
  'draws.value_missing': '{index} 的收盤指數尚未記錄。',
};
