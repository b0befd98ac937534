/** Traditional Chinese texts of refusals of the texts of the house and of consent. */
import type { content as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.unknown': '此文件不存在。',
  'content.removed': '此文件已於 {since} 移除。',
  'content.not_in_force': '目前有效的是第 {version} 版。請閱讀並同意該版本。',
  'content.consent_due': '我們的條款已更新。請閱讀並同意後再繼續。您仍可出金、平倉與查看紀錄。',
};
