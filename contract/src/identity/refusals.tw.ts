/** Traditional Chinese texts of refusals of registration, login and the account’s state. */
import type { identity as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'identity.account_exists': '帳號已存在，要改為登入嗎？',
  'identity.account_invalid': '請輸入含國碼的手機號碼，或 4 至 32 個字母與數字的帳號名稱。',
  'identity.password_weak': '密碼至少需 {minimum} 個字元。',
  'identity.password_common': '此密碼在常見密碼名單中，請換一個。',
  'identity.passwords_differ': '兩次輸入的密碼不一致。',
  'identity.password_same': '新密碼與舊密碼相同。',
  'identity.old_password_wrong': '登入密碼錯誤。',
  'identity.wrong_credentials': '帳號或密碼錯誤。',
  'identity.locked': '密碼錯誤次數過多，請於 {until} 後再試。',
  'identity.inviter_missing': '沒有機構或邀請人使用此代碼。',
  'identity.code_ended': '此代碼已停用，請向提供者索取新的代碼。',
  'identity.code_expired': '此代碼已於 {at} 到期，請向提供者索取新的代碼。',
  'identity.code_used_up': '此代碼最多可用 {maximum} 次，已全部用完。請向提供者索取新的代碼。',
  'identity.consent_required': '請先同意使用者條款與隱私權政策。',
  'identity.consent_outdated': '條文已更新，請閱讀並同意 {version} 版。',
  'identity.banned': '此帳號已被禁止登入：{reason}。您可在此申訴。',
  'identity.disabled': '此帳號已停用：{reason}。您可在此申訴。',
  'identity.frozen': '此帳戶自 {since} 起凍結：{reason}。處理方式請見「我的」的「登入與安全」。',
  'identity.no_trade': '此帳戶自 {since} 起無法交易：{reason}。處理方式請見「我的」的「登入與安全」。',
  'identity.no_withdrawal': '此帳戶自 {since} 起無法出金：{reason}。處理方式請見「我的」的「登入與安全」。',
  'identity.session_unknown': '此登入已結束。',
  'identity.paused': '您已暫停交易至 {until}。',
  'identity.second_factor': '請輸入驗證器的驗證碼。',
};
