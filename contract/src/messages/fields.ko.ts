/** Korean words of the fields that calls of messages alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  ids: '선택한 항목',
  isUnread: '필터',
  through: '마지막 메시지',
};
