/** Texts of the shell and of the components, used on every screen. */
import { defineTexts, useTexts } from './texts.ts';
import type { CommonTexts } from './common.en.ts';

export const commonTexts = defineTexts<CommonTexts>({
  en: () => import('./common.en.ts'),
  tw: () => import('./common.tw.ts'),
  ko: () => import('./common.ko.ts'),
});

export function useCommonTexts(): CommonTexts {
  return useTexts(commonTexts);
}
