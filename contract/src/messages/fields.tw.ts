/** Traditional Chinese words of the fields that calls of messages alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  ids: '所選項目',
  isUnread: '篩選條件',
  through: '最後一則訊息',
};
