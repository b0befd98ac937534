/** Traditional Chinese words of the fields that calls of new shares alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  bid: '投標價格',
  isOn: '開啟或關閉',
  segment: '分類',
  subscription: '申購',
};
