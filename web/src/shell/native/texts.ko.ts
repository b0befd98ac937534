import type { LockTexts } from './texts.en.ts';

const texts: LockTexts = {
  locked: '앱이 잠겨 있습니다',
  unlock: '앱 잠금 해제',
  logOut: '로그아웃',
  reason: '앱 잠금 해제',
  cancel: '취소',
  noScreenLock: '먼저 휴대폰 설정에서 화면 잠금을 설정하세요.',
};

export default texts;
