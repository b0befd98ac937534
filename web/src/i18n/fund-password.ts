/** Words of a new fund password: of its own screen, and of the sheet over a form that asks for one. */
import { defineTexts, useTexts } from './texts.ts';
import type { FundPasswordTexts } from './fund-password.en.ts';

const fundPasswordTexts = defineTexts(
  import.meta.glob<typeof import('./fund-password.en.ts')>('./fund-password.{en,tw,ko}.ts'),
);

export function useFundPasswordTexts(): FundPasswordTexts {
  return useTexts(fundPasswordTexts);
}
