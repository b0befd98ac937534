/** What stands in a ticket, in the reader's language where a practice install wrote it. Only who reads another language loads the tables. */
import { defineTexts, useTexts } from './texts.ts';

const readers = defineTexts(
  import.meta.glob<typeof import('./practice-tickets.en.ts')>('./practice-tickets.{en,tw,ko}.ts'),
);

export function useTicketWords(): (text: string) => string {
  return useTexts(readers).read;
}
