import type { IdentityTexts } from './texts.en.ts';

const texts: IdentityTexts = {
  fundPassword: '資金密碼',
  fundPasswordHint: '六位數字：委託每 15 分鐘詢問一次，資金異動則每次都須輸入。本平台人員絕不會向您索取。',
  changeHint: '變更後，委託會立即要求新密碼。',
  loginPassword: '登入密碼',
  oldFundPassword: '目前的資金密碼',
  newFundPassword: '新資金密碼',
  newHint: '六位數字：勿用生日、連號或重複數字',
  confirmFundPassword: '再次輸入新資金密碼',
  set: '設定資金密碼',
  change: '變更資金密碼',
  enterLoginPassword: '請輸入登入密碼',
  enterOld: '請輸入目前的資金密碼',
  sixDigits: '請輸入六位數字',
  tooSimple: '太容易被猜中：勿用生日、連號或重複數字',
  differ: '兩次輸入不一致',
  fundPasswordSet: '資金密碼已設定',
  fundPasswordChanged: '資金密碼已變更',
};

export default texts;
