/** Korean words of the fields that calls of identity alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  consentVersion: '약관 버전',
  device: '기기',
  hasConsented: '동의 여부',
  language: '언어',
  notice: '공지',
};
