/** What a practice install wrote where staff would type, as customers read it in the reader's language; what staff typed stays. */
import { en, type PracticeTexts } from '@bahi/contract/practice-texts/en.ts';
import { ko } from '@bahi/contract/practice-texts/ko.ts';
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { prospectusIn } from '@bahi/contract/practice-texts/prospectus-in.ts';
import { prospectusEn, type ProspectusTexts } from '@bahi/contract/practice-texts/prospectus.en.ts';
import { prospectusKo } from '@bahi/contract/practice-texts/prospectus.ko.ts';
import { prospectusTw } from '@bahi/contract/practice-texts/prospectus.tw.ts';
import { ticketWords } from '@bahi/contract/practice-texts/ticket-words.ts';
import { ticketsEn, type PracticeTickets } from '@bahi/contract/practice-texts/tickets.en.ts';
import { ticketsKo } from '@bahi/contract/practice-texts/tickets.ko.ts';
import { ticketsTw } from '@bahi/contract/practice-texts/tickets.tw.ts';
import { tw } from '@bahi/contract/practice-texts/tw.ts';
import { useLanguage, type Language } from './wording.ts';

const words: Readonly<Record<Language, readonly [PracticeTexts, ProspectusTexts, PracticeTickets]>> = {
  en: [en, prospectusEn, ticketsEn],
  tw: [tw, prospectusTw, ticketsTw],
  ko: [ko, prospectusKo, ticketsKo],
};

export function usePracticeWords(): (text: string) => string {
  const language = useLanguage();
  return (text) => storedText(text, language);
}

export function storedText(text: string, language: Language): string {
  const [plain, prospectuses, tickets] = words[language];
  return ticketWords(prospectusIn(practiceWords(text, plain), prospectuses), tickets);
}
