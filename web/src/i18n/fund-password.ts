/** Words of a new fund password: of its own screen, and of the sheet over a form that asks for one. */
import { defineTexts, useTexts } from './texts.ts';
import type { FundPasswordTexts } from './fund-password.en.ts';

const fundPasswordTexts = defineTexts<FundPasswordTexts>({
  en: () => import('./fund-password.en.ts'),
  tw: () => import('./fund-password.tw.ts'),
  ko: () => import('./fund-password.ko.ts'),
});

export function useFundPasswordTexts(): FundPasswordTexts {
  return useTexts(fundPasswordTexts);
}
