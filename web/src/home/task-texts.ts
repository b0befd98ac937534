/** Words of the tasks about identity and money. Loaded when nothing on home is more urgent. */
import { defineTexts } from '../i18n/texts.ts';
import type { TaskTexts } from './task-texts.en.ts';

export const taskTexts = defineTexts<TaskTexts>({
  en: () => import('./task-texts.en.ts'),
  tw: () => import('./task-texts.tw.ts'),
  ko: () => import('./task-texts.ko.ts'),
});
