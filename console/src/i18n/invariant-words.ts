/** What the auditor checks, in the reader's language. A server newer than this page may name one that is not known here. */
import { en, type InvariantName, type InvariantTexts } from '@bahi/contract/invariant-texts/en.ts';
import { ko } from '@bahi/contract/invariant-texts/ko.ts';
import { tw } from '@bahi/contract/invariant-texts/tw.ts';
import { useLanguage, type Language } from './wording.ts';

type Titles = Readonly<Record<InvariantName, { readonly title: string }>>;

interface Invariant {
  readonly name: string;
  /** As the server has it, in English. */
  readonly meaning: string;
}

const titles: Readonly<Record<Language, Titles>> = { en, tw, ko };
const translations: Readonly<Record<Language, InvariantTexts | null>> = { en: null, tw, ko };

export function useInvariantWords() {
  const language = useLanguage();
  return {
    titleOf: (name: string) => invariantTitle(name, language),
    meaningOf: (invariant: Invariant) => invariantMeaning(invariant, language),
  };
}

export function invariantTitle(name: string, language: Language): string {
  return isKnown(name) ? titles[language][name].title : name.replaceAll('_', ' ');
}

export function invariantMeaning({ name, meaning }: Invariant, language: Language): string {
  return (isKnown(name) ? translations[language]?.[name].meaning : undefined) ?? meaning;
}

function isKnown(name: string): name is InvariantName {
  return Object.hasOwn(en, name);
}
