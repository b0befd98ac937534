/** The reader's own settings of this device: appearance, palette, text size, calm prices. One key in local storage. */
import { getLanguage } from '../i18n/language.ts';
import { createStore, useStore } from '../data/store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const palettes = ['green-up', 'red-up', 'red-up-blue-down', 'colour-blind'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;
export const lockMinutes = [1, 5, 15] as const;
export const densities = ['compact', 'normal', 'rich'] as const;
const guideStates = ['offered', 'running', 'done'] as const;
export type Density = (typeof densities)[number];
export type Palette = (typeof palettes)[number];

export interface Settings {
  readonly theme: (typeof themes)[number];
  /** Null follows the language. */
  readonly palette: Palette | null;
  readonly textSize: (typeof textSizes)[number];
  /** Amounts show as "•••••" until the eye is opened. */
  readonly areAmountsHidden: boolean;
  /** No flash on price changes. */
  readonly hasCalmPrices: boolean;
  /** How an order is confirmed. */
  readonly confirmStyle: 'tap' | 'slide';
  /** How much a row of a list of instruments shows. */
  readonly listDensity: Density;
  /** Of each table the columns that somebody chose for it; one that is not named has its usual ones. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly hasSeenSetup: boolean;
  /** The guide to a first trade (web/src/first-trade/). */
  readonly firstTrade: (typeof guideStates)[number];
  /** Single letters of a keyboard do something (web/src/shortcuts/). */
  readonly hasShortcuts: boolean;
  /** After so many minutes in the background the phone app asks for the phone's own lock; null: never. */
  readonly lockAfterMinutes: (typeof lockMinutes)[number] | null;
}

const KEY = 'bahi.settings';
const defaults: Settings = {
  theme: 'system',
  palette: null,
  textSize: 'normal',
  areAmountsHidden: false,
  hasCalmPrices: false,
  confirmStyle: 'tap',
  listDensity: 'normal',
  columns: {},
  hasSeenSetup: false,
  firstTrade: 'offered',
  hasShortcuts: true,
  lockAfterMinutes: null,
};

const store = createStore<Settings>(read());

export function settings(): Settings {
  return store.get();
}

export const onSettings = store.subscribe;

export function useSettings(): Settings {
  return useStore(store);
}

export function changeSettings(change: Partial<Settings>): void {
  store.set({ ...store.get(), ...change });
  localStorage.setItem(KEY, JSON.stringify(store.get()));
  applySettings();
}

/** The palette in force: the reader's, or the usual one of the language (rules §11). */
export function paletteInForce(): Palette {
  return store.get().palette ?? ({ en: 'green-up', tw: 'red-up', ko: 'red-up-blue-down' } as const)[getLanguage()];
}

/** Writes the settings to the document, where the style sheet reads them. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  const { theme, textSize } = store.get();
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  dataset['text'] = textSize;
  dataset['palette'] = paletteInForce();
  // The bars of the system around the app: one colour for light and one for dark.
  for (const [at, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    const own = themes[at + 1];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? '' : 'not all';
  }
}

/** Unknown or broken values fall back one by one. */
function read(): Settings {
  let stored: Partial<Settings> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    // Defaults.
  }
  return {
    theme: themes.find((value) => value === stored.theme) ?? defaults.theme,
    palette: palettes.find((value) => value === stored.palette) ?? defaults.palette,
    textSize: textSizes.find((value) => value === stored.textSize) ?? defaults.textSize,
    areAmountsHidden: stored.areAmountsHidden === true,
    hasCalmPrices: stored.hasCalmPrices === true,
    confirmStyle: stored.confirmStyle === 'slide' ? 'slide' : 'tap',
    listDensity: densities.find((value) => value === stored.listDensity) ?? defaults.listDensity,
    columns: columnsOf(stored.columns),
    hasSeenSetup: stored.hasSeenSetup === true,
    firstTrade: guideStates.find((value) => value === stored.firstTrade) ?? defaults.firstTrade,
    hasShortcuts: stored.hasShortcuts !== false,
    lockAfterMinutes: lockMinutes.find((value) => value === stored.lockAfterMinutes) ?? defaults.lockAfterMinutes,
  };
}

function columnsOf(stored: unknown): Settings['columns'] {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every(isText)),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
