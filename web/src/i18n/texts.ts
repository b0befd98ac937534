/**
 * Texts by domain and language. A domain writes `texts.en.ts`, whose shape is the type the other languages must
 * have, so that a missing or a superfluous key does not compile. A text with a value in it is a function:
 * its parameters are typed like any other. Only the language in force is loaded.
 */
import { use } from 'react';
import { applyLanguage, getLanguage, languages, useLanguage, type Language } from './language.ts';

export interface TextSet<T> {
  readonly load: (language: Language) => Promise<T>;
  /** The texts if they are here already. */
  readonly peek: (language: Language) => T | undefined;
}

/** React's `use` reads a promise that says so without waiting for another turn. */
interface Settled<T> {
  status?: 'fulfilled';
  value?: T;
}

const known = new Set<TextSet<unknown>>();
/** Of the modules that came since they were asked for last. */
let fresh: TextSet<unknown>[] = [];

interface TextOptions {
  /** No screen waits for them when it is drawn. */
  readonly isLater?: boolean;
}

/** `files` is a glob over the three files of a family, typed by the English one: `import.meta.glob<typeof import('./x.en.ts')>(…)`. */
export function defineTexts<T>(
  files: Readonly<Record<string, () => Promise<{ readonly default: T }>>>,
  { isLater = false }: TextOptions = {},
): TextSet<T> {
  const read = (language: Language) => Object.entries(files).find(([path]) => path.endsWith(`.${language}.ts`))![1]();
  const promises = new Map<Language, Promise<T>>();
  const loaded = new Map<Language, T>();
  const set: TextSet<T> = {
    load(language) {
      let promise = promises.get(language);
      if (promise === undefined) {
        const mine: Promise<T> & Settled<T> = read(language).then((module) => {
          loaded.set(language, module.default);
          mine.status = 'fulfilled';
          mine.value = module.default;
          return module.default;
        });
        promise = mine;
        // A failed download is tried again at the next use.
        promise.catch(() => promises.delete(language));
        promises.set(language, promise);
        known.add(set);
      }
      return promise;
    },
    peek: (language) => loaded.get(language),
  };
  if (!isLater) fresh.push(set);
  return set;
}

/** Several families of one screen. */
export function together(...sets: readonly TextSet<unknown>[]): Pick<TextSet<unknown>, 'load'> {
  return { load: (language) => Promise.all(sets.map((set) => set.load(language))) };
}

/** The families that came with the modules of a screen, so that nothing of it waits for its words once it is drawn. */
export function takeFreshTexts(): readonly TextSet<unknown>[] {
  const taken = fresh;
  fresh = [];
  return taken;
}

/** The texts of a domain in the language in force; suspends until they are here. */
export function useTexts<T>(set: TextSet<T>): T {
  const language = useLanguage();
  return use(set.load(language));
}

/** Outside React: what is loaded in the language in force. Throws when the set was never used on this screen. */
export function textsNow<T>(set: TextSet<T>): T {
  const texts = set.peek(getLanguage()) ?? languages.map((language) => set.peek(language)).find(Boolean);
  if (texts === undefined) throw new Error('texts are not loaded');
  return texts;
}

/** Loads every text in use in the new language, then switches, so that no screen goes blank. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...known].map((set) => set.load(language)));
  applyLanguage(language);
}
