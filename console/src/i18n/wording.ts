/** Language of the console: the texts in force, and the words of refusals and failures. */
import { isRefusalCode, refusals, type Refusal } from '@bahi/contract/errors.ts';
import { fillText } from '@bahi/contract/format-params.ts';
import { en as restrictionsEn, type RestrictionTexts } from '@bahi/contract/restrictions/reasons.en.ts';
import { ko as restrictionsKo } from '@bahi/contract/restrictions/reasons.ko.ts';
import { tw as restrictionsTw } from '@bahi/contract/restrictions/reasons.tw.ts';
import { together } from '@bahi/contract/together.ts';
import polyglot from 'ra-i18n-polyglot';
import libraryEn from 'ra-language-english';
import { useLocale, type I18nProvider } from 'react-admin';
import type { Failure, Wording } from '../data/ask.ts';
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
  readonly refusals: Readonly<Record<string, string>>;
  readonly restrictions: RestrictionTexts;
  readonly fields: Readonly<Record<string, string>>;
}

const languages: Readonly<Record<Language, Words>> = {
  en: {
    name: 'English',
    tag: 'en',
    texts: en,
    library: libraryEn,
    refusals: together<Words['refusals']>(
      import.meta.glob('../../../contract/src/*/refusals.en.ts', { eager: true, import: 'texts' }),
    ),
    restrictions: restrictionsEn,
    fields: together<Words['fields']>(
      import.meta.glob('../../../contract/src/*/fields.en.ts', { eager: true, import: 'texts' }),
    ),
  },
  tw: {
    name: '繁體中文',
    tag: 'zh-Hant',
    texts: tw,
    library: libraryTw,
    refusals: together<Words['refusals']>(
      import.meta.glob('../../../contract/src/*/refusals.tw.ts', { eager: true, import: 'texts' }),
    ),
    restrictions: restrictionsTw,
    fields: together<Words['fields']>(
      import.meta.glob('../../../contract/src/*/fields.tw.ts', { eager: true, import: 'texts' }),
    ),
  },
  ko: {
    name: '한국어',
    tag: 'ko',
    texts: ko,
    library: libraryKo,
    refusals: together<Words['refusals']>(
      import.meta.glob('../../../contract/src/*/refusals.ko.ts', { eager: true, import: 'texts' }),
    ),
    restrictions: restrictionsKo,
    fields: together<Words['fields']>(
      import.meta.glob('../../../contract/src/*/fields.ko.ts', { eager: true, import: 'texts' }),
    ),
  },
};

/** The app's own key (spec §4): the console opens in the language the app was left in. */
const KEY = 'language';
const ZONE = 'Asia/Kolkata';

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
  return languages[useLanguage()].texts;
}

/** Of a domain's own words (its words.ts): they come with its pages. */
export function useWords<Own>(words: Readonly<Record<Language, Own>>): Own {
  return words[useLanguage()];
}

/** Kinds and reasons of restrictions, in the words the customer reads. */
export function useRestrictionTexts(): RestrictionTexts {
  return languages[useLanguage()].restrictions;
}

export function languageNow(): Language {
  return languageOf(localStorage.getItem(KEY));
}

export function applyLanguage(language: string): void {
  const { tag, texts } = languages[languageOf(language)];
  document.documentElement.lang = tag;
  document.title = texts.brand;
}

export const wording: Wording = {
  refusal: (refusal, message) => refusalWords(refusal, languageNow()) ?? message,
  failure: (failure: Failure) => languages[languageNow()].texts.failures[failure],
};

/** Null when the code is not one of ours. */
export function refusalWords({ code, params }: Refusal, language: Language): string | null {
  if (!isRefusalCode(code)) return null;
  const { refusals: table, restrictions, texts, fields } = languages[language];
  const words = { reasons: restrictions.reason, roles: texts.roles, fields };
  const filled = { kinds: refusals[code], values: params, zone: ZONE, ...words };
  return fillText(table[code] ?? '', filled) || null;
}

/** Of a code that was kept without its parameters: null when it is not one of ours, or says nothing without them. */
export function codeWords(code: string, language: Language): string | null {
  const words = isRefusalCode(code) ? languages[language].refusals[code] : undefined;
  return words === undefined || words.includes('{') ? null : words;
}

function languageOf(language: string | null): Language {
  return language === 'tw' || language === 'ko' ? language : 'en';
}
