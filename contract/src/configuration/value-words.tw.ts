/** Traditional Chinese: what values of the configuration are written with. */
import type { ConfigWords } from './value-words.en.ts';
import { tabNames } from '../settings/tabs.tw.ts';

export const words: ConfigWords = {
  seconds: (value) => `${value} 秒`,
  minutes: (value) => `${value} 分鐘`,
  hours: (value) => `${value} 小時`,
  yes: '是',
  no: '否',
  tabs: tabNames,
  none: '無',
  between: '、',
};
