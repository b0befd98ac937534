import { words } from '@bahi/contract/configuration/value-words.tw.ts';
import type { FundPasswordTexts } from './fund-password.en.ts';

const texts: FundPasswordTexts = {
  hint: (minutes) =>
    `六位數字：委託每 ${words.minutes(minutes)}詢問一次，資金異動則每次都須輸入。本平台人員絕不會向您索取。`,
  loginPassword: '登入密碼',
  enterLoginPassword: '請輸入登入密碼',
  new: '新資金密碼',
  newHint: '六位數字：勿用生日、連號或重複數字',
  confirm: '再次輸入新資金密碼',
  sixDigits: '請輸入六位數字',
  tooSimple: '太容易被猜中：勿用生日、連號或重複數字',
  differ: '兩次輸入不一致',
  set: '設定資金密碼',
  wasSet: '資金密碼已設定',
};

export default texts;
