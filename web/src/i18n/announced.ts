/** The words of announced changes. */
import { defineTexts } from './texts.ts';

export const announcedTexts = defineTexts(
  import.meta.glob<typeof import('./announced.en.ts')>('./announced.{en,tw,ko}.ts'),
);
