/** Texts of the shell and of the components, used on every screen. */
import { defineTexts, useTexts } from './texts.ts';
import type { CommonTexts } from './common.en.ts';

export const commonTexts = defineTexts(import.meta.glob<typeof import('./common.en.ts')>('./common.{en,tw,ko}.ts'));

export function useCommonTexts(): CommonTexts {
  return useTexts(commonTexts);
}
