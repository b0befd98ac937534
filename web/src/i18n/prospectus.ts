/** A prospectus in the reader's language where a practice install wrote it. Only who reads another language loads the tables. */
import type { ProspectusReader } from './prospectus.en.ts';
import { defineTexts, useTexts } from './texts.ts';

const readers = defineTexts<ProspectusReader>({
  en: () => import('./prospectus.en.ts'),
  tw: () => import('./prospectus.tw.ts'),
  ko: () => import('./prospectus.ko.ts'),
});

export function useProspectusIn(): (text: string) => string {
  return useTexts(readers).read;
}
