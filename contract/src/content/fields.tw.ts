/** Traditional Chinese words of the fields that calls of the texts of the house alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  asksAgain: '是否再次徵求同意',
  base: '版本',
  body: '內容',
  effectiveAt: '生效時間',
  group: '分組',
  key: '文件代號',
  since: '版本',
  texts: '內容',
  title: '標題',
  version: '版本',
};
