/** The words of restrictions and appeals, the same under Safety, at the login of somebody who is barred, and beside what is refused. */
import { defineTexts } from './texts.ts';

export const restrictionWords = defineTexts(
  import.meta.glob<typeof import('./restrictions.en.ts')>('./restrictions.{en,tw,ko}.ts'),
);
