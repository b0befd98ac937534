/** Words of the tasks about identity and money. Loaded when nothing on home is more urgent. */
import { defineTexts } from '../i18n/texts.ts';

export const taskTexts = defineTexts(
  import.meta.glob<typeof import('./task-texts.en.ts')>('./task-texts.{en,tw,ko}.ts'),
);
