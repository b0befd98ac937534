/** Korean words of the fields that calls of security alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  days: '일수',
  loginPassword: '로그인 비밀번호',
  email: '이메일 주소',
  phone: '전화번호',
  response: '패스키 응답',
};
