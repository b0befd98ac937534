/** The language in force. It lives in local storage as `language`; any other stored value becomes "en" (spec §4). */
import { useSyncExternalStore } from 'react';
import { htmlLang } from './html-lang.ts';

export const languages = ['en', 'tw', 'ko'] as const;
export type Language = (typeof languages)[number];

/** Each name in its own language, for the places where a language is chosen. */
export const languageNames: Record<Language, string> = { en: 'English', tw: '繁體中文', ko: '한국어' };

const listeners = new Set<() => void>();
let current: Language = readLanguage(localStorage.getItem('language'));
apply();

export function readLanguage(stored: string | null): Language {
  return languages.find((language) => language === stored) ?? 'en';
}

export function getLanguage(): Language {
  return current;
}

/** Switches at once; the texts of what is on the screen must be loaded first (`preloadTexts`). */
export function applyLanguage(language: Language): void {
  current = language;
  apply();
  for (const listener of listeners) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, getLanguage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(): void {
  localStorage.setItem('language', current);
  document.documentElement.lang = htmlLang[current];
}
