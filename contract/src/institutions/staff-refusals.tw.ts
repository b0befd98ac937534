/** Traditional Chinese texts of refusals of institutions and codes that only staff meet. */
import type { institutionsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.unknown': '沒有此機構。',
  'institutions.code_taken': '代碼 {code} 已被使用，請換一個。',
  'institutions.code_fixed': '此機構的代碼是 {code}，不能更改；只能更改名稱。',
  'institutions.ended': '此機構已停用。請先提議重新啟用。',
  'institutions.changed_since': '提議之後此機構已有變更。請否決後重新提議。',
  'institutions.expires_too_soon': '請選擇未來的到期時間。',
  'institutions.code_unknown': '沒有此代碼。',
  'institutions.code_ended': '此代碼已停用。',
};
