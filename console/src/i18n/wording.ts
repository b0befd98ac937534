/** Language of the console: the texts in force. */
import { en as restrictionsEn, type RestrictionTexts } from '@bahi/contract/restrictions/reasons.en.ts';
import { ko as restrictionsKo } from '@bahi/contract/restrictions/reasons.ko.ts';
import { tw as restrictionsTw } from '@bahi/contract/restrictions/reasons.tw.ts';
import polyglot from 'ra-i18n-polyglot';
import libraryEn from 'ra-language-english';
import { useLocale, type I18nProvider } from 'react-admin';
import { libraryKo } from './library.ko.ts';
import { libraryTw } from './library.tw.ts';
import { en, type Texts } from './texts.en.ts';
import { ko } from './texts.ko.ts';
import { tw } from './texts.tw.ts';

export type Language = 'en' | 'tw' | 'ko';

interface Words {
  /** As its readers call it. */
  readonly name: string;
  /** Of the document. */
  readonly tag: string;
  readonly texts: Texts;
  readonly library: object;
  readonly restrictions: RestrictionTexts;
}

const languages: Readonly<Record<Language, Words>> = {
  en: {
    name: 'English',
    tag: 'en',
    texts: en,
    library: libraryEn,
    restrictions: restrictionsEn,
  },
  tw: {
    name: '繁體中文',
    tag: 'zh-Hant',
    texts: tw,
    library: libraryTw,
    restrictions: restrictionsTw,
  },
  ko: {
    name: '한국어',
    tag: 'ko',
    texts: ko,
    library: libraryKo,
    restrictions: restrictionsKo,
  },
};

/** The app's own key (spec §4): the console opens in the language the app was left in. */
const KEY = 'language';
export const ZONE = 'Asia/Kolkata';

export function createI18n(): I18nProvider {
  const provider = polyglot(
    (language) => languages[languageOf(language)].library as typeof libraryEn,
    languageNow(),
    Object.entries(languages).map(([locale, { name }]) => ({ locale, name })),
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

export function useLanguage(): Language {
  return languageOf(useLocale());
}

export function useTexts(): Texts {
  return textsOf(useLanguage());
}

export function textsOf(language: Language): Texts {
  return languages[language].texts;
}

/** Of a domain's own words (its words.ts): they come with its pages. */
export function useWords<Own>(words: Readonly<Record<Language, Own>>): Own {
  return words[useLanguage()];
}

/** Kinds and reasons of restrictions, in the words the customer reads. */
export function useRestrictionTexts(): RestrictionTexts {
  return restrictionTexts(useLanguage());
}

export function restrictionTexts(language: Language): RestrictionTexts {
  return languages[language].restrictions;
}

export function languageNow(): Language {
  return languageOf(localStorage.getItem(KEY));
}

export function applyLanguage(language: string): void {
  const { tag, texts } = languages[languageOf(language)];
  document.documentElement.lang = tag;
  document.title = texts.brand;
}

function languageOf(language: string | null): Language {
  return language === 'tw' || language === 'ko' ? language : 'en';
}
