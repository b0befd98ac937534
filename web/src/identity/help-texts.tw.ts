import { words } from '@bahi/contract/configuration/value-words.tw.ts';
import type { HelpTexts } from './help-texts.en.ts';

const texts: HelpTexts = {
  forgotTitle: '忘記密碼',
  forgotBody: '驗證碼會發送至此帳號綁定的手機，用它即可設定新密碼。',
  account: '帳號或手機',
  enterAccount: '請輸入帳號',
  send: '發送驗證碼',
  sent: (until) => `若此帳號存在且已綁定手機，驗證碼已發送，有效至 ${until}。`,
  noPhone: '沒有綁定手機？則無法在此重設，請聯絡客服。',
  wait: '可重新發送的倒數時間',
  sendAgain: '重新發送驗證碼',
  code: '簡訊中的驗證碼',
  enterCode: '請輸入驗證碼',
  newPassword: '新密碼',
  newPasswordHint: '至少 8 個字元。',
  enterNew: '請輸入至少 8 個字元的新密碼',
  confirmPassword: '再次輸入新密碼',
  differ: '兩次輸入的密碼不一致',
  hold: (hours) => `所有裝置將登出，且 ${words.hours(hours)}內無法出金。`,
  change: '設定新密碼',
  changed: '密碼已變更，請用新密碼登入。',
  otherAccount: '使用其他帳號',
  noCodes: '此處無法發送簡訊驗證碼，因此無法自行重設密碼。密碼僅以雜湊值保存，任何人都無法為您讀出。',
  support: '前往客服中心',
  openAccount: '開立練習帳戶',

  keptOutTitle: '無法登入的原因',
  lifted: '此限制已結束，請重新登入。',
  close: '返回登入',
};

export default texts;
