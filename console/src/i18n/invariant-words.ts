/** What the auditor checks, in the reader's language. A server newer than this page may name one that is not known here. */
import { en, type InvariantName, type InvariantTexts } from '@bahi/contract/invariant-texts/en.ts';
import { ko } from '@bahi/contract/invariant-texts/ko.ts';
import { meaningsKo } from '@bahi/contract/invariant-texts/meanings.ko.ts';
import { meaningsTw } from '@bahi/contract/invariant-texts/meanings.tw.ts';
import { tw } from '@bahi/contract/invariant-texts/tw.ts';
import { useLanguage, type Language } from './wording.ts';

interface Invariant {
  readonly name: string;
  /** As the server has it, in English. */
  readonly meaning: string;
}

const titles: Readonly<Record<Language, InvariantTexts>> = { en, tw, ko };
const meanings: Readonly<Record<Language, InvariantTexts | null>> = { en: null, tw: meaningsTw, ko: meaningsKo };

export function useInvariantWords() {
  const language = useLanguage();
  return {
    titleOf: (name: string) => invariantTitle(name, language),
    meaningOf: (invariant: Invariant) => invariantMeaning(invariant, language),
  };
}

export function invariantTitle(name: string, language: Language): string {
  return isKnown(name) ? titles[language][name] : name.replaceAll('_', ' ');
}

export function invariantMeaning({ name, meaning }: Invariant, language: Language): string {
  return (isKnown(name) ? meanings[language]?.[name] : undefined) ?? meaning;
}

function isKnown(name: string): name is InvariantName {
  return Object.hasOwn(en, name);
}
