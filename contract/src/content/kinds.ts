/** The kinds of texts of the house (desks §9), and the groups in which those with many are listed. */
import * as z from 'zod/mini';

export const documentKinds = [
  'agreement',
  'privacy',
  'about',
  'faq',
  'lesson',
  'news',
  'notice',
  'theme',
  'canned',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Read as texts of their own; news, notices and themes stand in the lists of the market, and what staff answer with is for them alone. */
export const publicKinds = ['agreement', 'privacy', 'about', 'faq', 'lesson'] as const;

/** What a customer agrees to. */
export const consentKinds = ['agreement', 'privacy'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What is listed by its moment, with facts beside its words. */
export const datedKinds = ['news', 'notice', 'theme'] as const satisfies readonly DocumentKind[];
export type DatedKind = (typeof datedKinds)[number];

export function isDated(kind: DocumentKind): kind is DatedKind {
  return (datedKinds as readonly DocumentKind[]).includes(kind);
}

/** Of these there is one, by the key `main`, and it is never removed. */
export const singleKinds: readonly DocumentKind[] = ['agreement', 'privacy', 'about'];
export const SINGLE_KEY = 'main';

/** In the order in which they are listed; a single document has none. */
export const documentGroups = {
  agreement: [],
  privacy: [],
  about: [],
  faq: ['practice', 'money', 'trading', 'offers', 'borrowing', 'safety'],
  lesson: ['basics', 'risk', 'more', 'rights'],
  news: [],
  notice: [],
  theme: [],
  canned: ['account', 'money', 'trading', 'offers', 'other'],
} as const satisfies Record<DocumentKind, readonly string[]>;
export type DocumentGroup = (typeof documentGroups)[DocumentKind][number];

export const documentLanguages = ['en', 'tw', 'ko'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** As each calls itself. */
export const languageNames: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  tw: '繁體中文',
  ko: '한국어',
};

export const documentKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
export const documentLanguage = z.enum(documentLanguages);
export const documentGroup = z.enum([...new Set(Object.values(documentGroups).flat())]);
