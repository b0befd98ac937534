/** Kinds of notices, and how the market's rules work in short answers. Loaded with the issues only. */
import { defineTexts } from '../../i18n/texts.ts';

export const issueTexts = defineTexts(
  import.meta.glob<typeof import('./issue-texts.en.ts')>('./issue-texts.{en,tw,ko}.ts'),
);
