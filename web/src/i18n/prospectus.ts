/** A prospectus in the reader's language where a practice install wrote it. Only who reads another language loads the tables. */
import { defineTexts, useTexts } from './texts.ts';

const readers = defineTexts(import.meta.glob<typeof import('./prospectus.en.ts')>('./prospectus.{en,tw,ko}.ts'));

export function useProspectusIn(): (text: string) => string {
  return useTexts(readers).read;
}
