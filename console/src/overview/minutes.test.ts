import { expect, test } from 'vitest';
import { ownWords } from './words.ts';

test.each([
  [0, '0 min', '0 分'],
  [30, '30 min', '30 分'],
  [120, '2 h', '2 小時'],
  [95, '1 h 35 min', '1 小時 35 分'],
  [1440, '1 d', '1 天'],
  [1505, '1 d 1 h', '1 天 1 小時'],
])('%i minutes are %s', (count, en, tw) => {
  expect(ownWords.en.minutes(count)).toBe(en);
  expect(ownWords.tw.minutes(count)).toBe(tw);
});
