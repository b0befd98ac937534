/** The local index over every instrument: code, name, and in the reader's language its kind, industry and currencies. */
import { useMemo } from 'react';
import { buildSearchIndex, type SearchIndex } from '@bahi/core/search.ts';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { watchlistTypeOf } from '../data/watchlist.ts';
import { currencyNames } from '../i18n/currency-names.ts';
import { useInstrumentTexts, type InstrumentTexts } from '../i18n/instruments.ts';
import { useLanguage } from '../i18n/language.ts';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import type { WatchlistTexts } from '../i18n/watchlist.en.ts';

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
    // In English too: the names of the rows are in the reader's language.
    ...(forex === null
      ? []
      : [forex.base, forex.quote].flatMap((code) => [nameCurrency(code), currencyNames('en')(code)])),
  ];
}
