/** Language of the console: the texts in force, and the words of refusals and failures. */
import { isRefusalCode, refusals, type Refusal } from '@bahi/contract/errors.ts';
import { fillText } from '@bahi/contract/format-params.ts';
import { en as refusalsEn } from '@bahi/contract/refusal-texts/en.ts';
import { tw as refusalsTw } from '@bahi/contract/refusal-texts/tw.ts';
import { en as restrictionsEn, type RestrictionTexts } from '@bahi/contract/restriction-texts/en.ts';
import { tw as restrictionsTw } from '@bahi/contract/restriction-texts/tw.ts';
import { en as storiesEn } from '@bahi/contract/story-texts/en.ts';
import { tw as storiesTw } from '@bahi/contract/story-texts/tw.ts';
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';
import polyglot from 'ra-i18n-polyglot';
import library from 'ra-language-english';
import { useLocale, type I18nProvider } from 'react-admin';
import type { Failure, Wording } from '../data/ask.ts';
import { en, type Texts } from './texts.en.ts';
import { libraryTw } from './library.tw.ts';
import { tw } from './texts.tw.ts';

type Language = 'en' | 'tw';
/** The app's own key (spec §4): the console opens in the language the app was left in. */
const KEY = 'language';
const ZONE = 'Asia/Kolkata';
const texts: Record<Language, Texts> = { en, tw };

export function createI18n(): I18nProvider {
  const provider = polyglot(
    (language) => (language === 'tw' ? libraryTw : library) as typeof library,
    languageNow(),
    [
      { locale: 'en', name: 'English' },
      { locale: 'tw', name: '繁體中文' },
    ],
    { allowMissing: true },
  );
  return {
    ...provider,
    changeLocale: async (language) => {
      localStorage.setItem(KEY, language);
      applyLanguage(language);
      await provider.changeLocale(language);
    },
  };
}

export function useTexts(): Texts {
  return texts[useLocale() === 'tw' ? 'tw' : 'en'];
}

/** Kinds and reasons of restrictions, in the words the customer reads. */
export function useRestrictionTexts(): RestrictionTexts {
  return useLocale() === 'tw' ? restrictionsTw : restrictionsEn;
}

/** What customers were told, in the reader's language. */
export function useStoryTexts(): Readonly<Record<StoryKey, StoryText>> {
  return useLocale() === 'tw' ? storiesTw : storiesEn;
}

export function useLanguage(): Language {
  return useLocale() === 'tw' ? 'tw' : 'en';
}

export function languageNow(): Language {
  return localStorage.getItem(KEY) === 'tw' ? 'tw' : 'en';
}

export function applyLanguage(language: string): void {
  document.documentElement.lang = language === 'tw' ? 'zh-Hant' : 'en';
  document.title = texts[language === 'tw' ? 'tw' : 'en'].brand;
}

export const wording: Wording = {
  refusal: (refusal, message) => refusalWords(refusal, languageNow()) ?? message,
  failure: (failure: Failure) => texts[languageNow()].failures[failure],
};

/** Null when the code is not one of ours. */
export function refusalWords({ code, params }: Refusal, language: Language): string | null {
  if (!isRefusalCode(code)) return null;
  const table: Record<string, string> = language === 'tw' ? refusalsTw : refusalsEn;
  const { reason: reasons } = language === 'tw' ? restrictionsTw : restrictionsEn;
  return fillText(table[code] ?? '', { kinds: refusals[code], values: params, zone: ZONE, reasons }) || null;
}

/** Of a code that was kept without its parameters: null when it is not one of ours, or says nothing without them. */
export function codeWords(code: string, language: Language): string | null {
  const words = isRefusalCode(code) ? (language === 'tw' ? refusalsTw : refusalsEn)[code] : null;
  return words === null || words.includes('{') ? null : words;
}
