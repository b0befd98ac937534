/** Kinds of notices, and how the market's rules work in short answers. Loaded with the issues only. */
import { defineTexts } from '../../i18n/texts.ts';
import type { IssueTexts } from './issue-texts.en.ts';

export const issueTexts = defineTexts<IssueTexts>({
  en: () => import('./issue-texts.en.ts'),
  tw: () => import('./issue-texts.tw.ts'),
  ko: () => import('./issue-texts.ko.ts'),
});
