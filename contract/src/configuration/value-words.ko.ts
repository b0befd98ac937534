/** Korean: what values of the configuration are written with. */
import type { ConfigWords } from './value-words.en.ts';
import { tabNames } from '../settings/tabs.ko.ts';

export const words: ConfigWords = {
  seconds: (value) => `${value}초`,
  minutes: (value) => `${value}분`,
  hours: (value) => `${value}시간`,
  yes: '예',
  no: '아니요',
  tabs: tabNames,
  none: '없음',
  between: ', ',
};
