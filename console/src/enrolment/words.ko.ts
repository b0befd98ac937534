/** The words of enrolling in Korean. */
import type { en } from './words.en.ts';

export const ko: typeof en = {
  title: '직원 등록',
  lead: '동료 두 사람에게서 등록 코드를 하나씩 받으셨습니다.',
  account: '계정',
  code: '등록 코드',
  otherCode: '다른 동료의 코드',
  next: '다음',
  hello: (name) => `${name} 님, 환영합니다.`,
  authenticator: '인증 앱으로 스캔하거나 키를 앱에 입력하세요.',
  qr: '인증 앱용 키의 QR 코드',
  key: '키',
  password: '비밀번호 정하기, 10자 이상',
  again: '비밀번호 다시 입력',
  differ: '두 비밀번호가 다릅니다.',
  totp: '인증 앱에 지금 표시된 인증번호',
  submit: '등록하고 로그인',
  back: '로그인으로 돌아가기',
};
