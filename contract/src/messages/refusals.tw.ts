/** Traditional Chinese texts of refusals of messages. */
import type { messages as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'messages.unknown': '沒有這則訊息。',
};
