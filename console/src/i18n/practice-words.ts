/** What a practice install wrote where staff would type, as customers read it in the reader's language; what staff typed stays. */
import { en, type PracticeTexts } from '@bahi/contract/practice-texts/en.ts';
import { ko } from '@bahi/contract/practice-texts/ko.ts';
import { practiceWords } from '@bahi/contract/practice-texts/practice-words.ts';
import { prospectusIn } from '@bahi/contract/practice-texts/prospectus-in.ts';
import { prospectusEn, type ProspectusTexts } from '@bahi/contract/practice-texts/prospectus.en.ts';
import { prospectusKo } from '@bahi/contract/practice-texts/prospectus.ko.ts';
import { prospectusTw } from '@bahi/contract/practice-texts/prospectus.tw.ts';
import { tw } from '@bahi/contract/practice-texts/tw.ts';
import { useLanguage, type Language } from './wording.ts';

const words: Readonly<Record<Language, readonly [PracticeTexts, ProspectusTexts]>> = {
  en: [en, prospectusEn],
  tw: [tw, prospectusTw],
  ko: [ko, prospectusKo],
};

export function usePracticeWords(): (text: string) => string {
  const language = useLanguage();
  return (text) => storedText(text, language);
}

export function storedText(text: string, language: Language): string {
  const [plain, prospectuses] = words[language];
  return prospectusIn(practiceWords(text, plain), prospectuses);
}
