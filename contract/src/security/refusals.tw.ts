/** Traditional Chinese texts of refusals of the fund password, codes, second factors and the pause. */
import type { security as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'security.fund_password_missing': '請先設定資金密碼。',
  'security.fund_password_set': '資金密碼已設定，請改為變更。',
  'security.fund_password_needed': '請輸入資金密碼後再交易。',
  'security.fund_password_wrong': '資金密碼錯誤，還可嘗試 {left} 次。',
  'security.fund_password_locked': '資金密碼錯誤次數過多，請於 {until} 後再試。',
  'security.fund_password_format': '資金密碼為 6 位數字。',
  'security.fund_password_simple': '過於簡單：請避免 123456、重複數字與日期。',
  'security.code_needed': '請輸入驗證器或簡訊中的驗證碼。',
  'security.code_wrong': '驗證碼錯誤。',
  'security.totp_set': '已設定驗證器。',
  'security.totp_not_set': '尚未設定驗證器。',
  'security.totp_not_begun': '請重新開始設定。',
  'security.pause_shorter': '您已暫停至 {until}，暫停期間只能延長。',
  'security.not_frozen_by_customer': '此帳戶並非由您自行凍結，請聯絡我們。',
  'security.code_expired': '驗證碼已失效，請重新取得。',
  'security.code_too_soon': '剛剛已發送驗證碼，請等待 {wait} 秒後再重新取得。',
  'security.codes_unavailable': '此處無法發送驗證碼，請聯絡我們。',
  'security.phone_invalid': '請輸入含國碼的手機號碼，例如 +919876543210。',
  'security.phone_missing': '請先綁定手機。',
  'security.phone_used': '此手機號碼已綁定其他帳號。',
  'security.passkeys_unavailable': '此網址無法使用通行金鑰，請使用密碼登入。',
  'security.passkey_invalid': '無法驗證通行金鑰，請再試一次。',
  'security.passkey_unknown': '查無此通行金鑰，請使用密碼登入。',
  'security.too_many_passkeys': '通行金鑰最多 {maximum} 個，請先移除一個。',
};
