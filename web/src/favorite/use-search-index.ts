/** The local index over every instrument: code, name, and in the reader's language its kind, industry and currencies. */
import { useMemo } from 'react';
import { buildSearchIndex, type SearchIndex } from '@bahi/core/search.ts';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { watchlistTypeOf } from '../data/watchlist.ts';
import { useInstrumentTexts, type InstrumentTexts } from '../i18n/instruments.ts';
import { htmlLang, useLanguage, type Language } from '../i18n/language.ts';
import { useWatchlistTexts } from '../i18n/watchlists.ts';
import type { WatchlistTexts } from '../i18n/watchlists.en.ts';

export function useSearchIndex(): SearchIndex<Instrument> {
  const { rows } = useInstruments();
  const language = useLanguage();
  const t = useInstrumentTexts();
  const words = useWatchlistTexts();
  return useMemo(() => {
    const nameCurrency = currencyNames(language);
    return buildSearchIndex(rows, (row) => aliasesOf(row, { t, words, nameCurrency }));
  }, [rows, language, t, words]);
}

interface Words {
  readonly t: InstrumentTexts;
  readonly words: WatchlistTexts;
  readonly nameCurrency: (code: string) => string;
}

function aliasesOf({ kind, sector, forex }: Instrument, { t, words, nameCurrency }: Words): readonly string[] {
  return [
    kind === 'index' ? t.index : words.types[watchlistTypeOf(kind)],
    ...(sector === null ? [] : [t.sectors[sector] ?? sector]),
    ...(forex === null ? [] : [nameCurrency(forex.base), nameCurrency(forex.quote)]),
  ];
}

/** The browser knows what a currency is called in each language. "RMB" is the specification's word for CNY. */
export function currencyNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([htmlLang[language]], { type: 'currency' });
  return (code) => names.of(code === 'RMB' ? 'CNY' : code) ?? code;
}
