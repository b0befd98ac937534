import type { LockTexts } from './texts.en.ts';

const texts: LockTexts = {
  locked: '應用程式已鎖定',
  unlock: '解鎖',
  logOut: '登出',
  reason: '解鎖應用程式',
  cancel: '取消',
  noScreenLock: '請先在手機設定中設定螢幕鎖定。',
};

export default texts;
