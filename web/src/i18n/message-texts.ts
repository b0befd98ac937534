/** The table of spec §8: what a server's `msg` says, in each language. Ours sends codes; this is for the rest. */
import { defineTexts } from './texts.ts';
import type { MessageTable } from './server-message.ts';

export const messageTexts = defineTexts<MessageTable>({
  en: () => import('./messages.en.ts'),
  tw: () => import('./messages.tw.ts'),
  ko: () => import('./messages.ko.ts'),
});
