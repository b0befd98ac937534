/** What the auditor checks, in the reader's language. A server newer than this page may name one that is not known here. */
import type { InvariantWords } from '@bahi/contract/invariant.ts';
import { together } from '@bahi/contract/together.ts';
import { useLanguage, type Language } from './wording.ts';

type Texts = Readonly<Record<string, Pick<InvariantWords, 'title'> & Partial<InvariantWords>>>;

interface Invariant {
  readonly name: string;
  /** As the server has it, in English. */
  readonly meaning: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: together<Texts>(import.meta.glob('../../../contract/src/*/invariants.en.ts', { eager: true, import: 'texts' })),
  tw: together<Texts>(import.meta.glob('../../../contract/src/*/invariants.tw.ts', { eager: true, import: 'texts' })),
  ko: together<Texts>(import.meta.glob('../../../contract/src/*/invariants.ko.ts', { eager: true, import: 'texts' })),
};

export function useInvariantWords() {
  const language = useLanguage();
  return {
    titleOf: (name: string) => invariantTitle(name, language),
    meaningOf: (invariant: Invariant) => invariantMeaning(invariant, language),
  };
}

export function invariantTitle(name: string, language: Language): string {
  return wordsOf(name, language)?.title ?? name.replaceAll('_', ' ');
}

export function invariantMeaning({ name, meaning }: Invariant, language: Language): string {
  return wordsOf(name, language)?.meaning ?? meaning;
}

function wordsOf(name: string, language: Language): Texts[string] | undefined {
  return Object.hasOwn(texts[language], name) ? texts[language][name] : undefined;
}
