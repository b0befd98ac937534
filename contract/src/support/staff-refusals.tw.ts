/** Traditional Chinese texts of refusals that only staff meet who answer tickets. */
import type { supportStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.more_written': '客戶又傳了訊息，請先閱讀再答覆。',
  'support.already_there': '案件已在該處，請選擇其他單位或人員。',
};
