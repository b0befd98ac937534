import { words } from '@bahi/contract/configuration/value-words.tw.ts';
import type { StepUpTexts } from './step-up.en.ts';

const texts: StepUpTexts = {
  fundPassword: '資金密碼',
  enterFundPassword: '請輸入六位數字',
  code: '驗證器的驗證碼',
  codeHint: '六位數字；若裝置遺失，可輸入備用碼',
  enterCode: '請輸入驗證碼',
  neverAsked: '本平台人員絕不會索取您的資金密碼或驗證碼。',
  unlockBody: (minutes) => `只需輸入一次，之後 ${words.minutes(minutes)}內的委託與申購不再詢問。`,
  unlockAction: '解鎖並送出',
  setAction: '設定並送出',
  missingTitle: '請先設定資金密碼',
  missingBody: '您已填寫的內容會保留。',
};

export default texts;
