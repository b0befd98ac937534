/** Korean words of the fields that calls of deposits alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  channel: '입금 방법',
  channelPassword: '입금 방법 비밀번호',
  deposit: '입금 신청',
  proof: '입금 증빙',
};
