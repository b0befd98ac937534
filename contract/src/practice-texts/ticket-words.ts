/** What stands in a ticket of the practice past, in the reader's language; everything else stays. Apart from practice-words.ts, which other screens load. Pure. */
import { ticketsEn, type PracticeTickets } from './tickets.en.ts';

const keys = Object.keys(ticketsEn) as (keyof PracticeTickets)[];

export function ticketWords(text: string, texts: PracticeTickets): string {
  const key = keys.find((each) => ticketsEn[each] === text);
  return key === undefined ? text : texts[key];
}
