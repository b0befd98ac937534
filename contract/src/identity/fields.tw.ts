/** Traditional Chinese words of the fields that calls of identity alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  consentVersion: '條款版本',
  device: '裝置',
  hasConsented: '同意條款',
  language: '語言',
  notice: '公告',
};
