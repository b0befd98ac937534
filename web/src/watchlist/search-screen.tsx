/** favorite/search: by code or name from the first character, in the app itself, so that it answers at once. */
import { useCallback, useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import History from 'lucide-react/icons/history';
import { searchIndex, suggestFrom } from '@bahi/core/search.ts';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { goToHash, setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { instrumentHref } from '../market/parts/instrument-link.ts';
import { Loaded } from '../ui/loaded.tsx';
import { readSearches, withSearch, writeSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchRow } from './search-row.tsx';
import { watchlistScreenTexts } from './texts.ts';
import { useSearchIndex } from './use-search-index.ts';

const RESULTS_MAX = 30;
/** As many as a phone shows above its keyboard: these stand at once, the others a moment later. */
const AT_ONCE = 8;
const ADDRESS_AFTER_MS = 400;

export default function SearchScreen() {
  const t = useTexts(watchlistScreenTexts);
  const { isPrimary } = usePane();
  const query = useQuery('/favorite/search');
  const [text, setText] = useState(query.text ?? '');
  const [searches, setSearches] = useState(readSearches);
  const instruments = useInstruments();
  const index = useSearchIndex();
  const isSettled = useDeferredValue(text) === text;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const keep = (next: readonly string[]) => {
    setSearches(next);
    writeSearches(next);
  };
  // Back from an instrument finds the same results. Not with each letter: the address is every column's business.
  useEffect(() => {
    if (!isPrimary) return;
    const timer = setTimeout(() => setQuery({ text }), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPrimary, text]);
  // Rows that stay do not render again with each letter.
  const onPick = useCallback(
    (symbol: string) => {
      const next = withSearch(readSearches(), symbol);
      setSearches(next);
      writeSearches(next);
      if (isPrimary) setQuery({ text: field.current?.value });
    },
    [isPrimary],
  );
  const openFirst = () => {
    const first = searchIndex(index, text, 1)[0] ?? suggestFrom(index, text, 1)[0];
    if (first === undefined) return;
    onPick(first.symbol);
    goToHash(instrumentHref(first.symbol, first.kind));
  };
  const recent = searches.flatMap((symbol) => instruments.bySymbol.get(symbol) ?? []);
  return (
    <Screen
      title={t.searchTitle}
      subBar={
        <SearchField
          ref={field}
          text={text}
          onChange={setText}
          onEnter={openFirst}
          onDown={() => focusRow(list.current, 0)}
        />
      }
    >
      <div ref={list} onKeyDown={(event) => moveInRows(event, list.current, field.current)}>
        <Loaded from={instruments}>
          {() =>
            text.trim() === '' ? (
              <Recent rows={recent} onPick={onPick} onClear={() => keep([])} />
            ) : (
              <Results
                text={text}
                rows={searchIndex(index, text, RESULTS_MAX)}
                suggest={() => suggestFrom(index, text)}
                shown={isSettled ? RESULTS_MAX : AT_ONCE}
                onPick={onPick}
              />
            )
          }
        </Loaded>
      </div>
    </Screen>
  );
}

interface RowsProps {
  readonly rows: readonly Instrument[];
  readonly onPick: (symbol: string) => void;
}

interface ResultsProps extends RowsProps {
  readonly text: string;
  readonly shown: number;
  /** What may have been meant, when there is nothing. */
  readonly suggest: () => readonly Instrument[];
}

function Results({ text, rows, shown, suggest, onPick }: ResultsProps) {
  const t = useTexts(watchlistScreenTexts);
  const near = rows.length === 0 ? suggest() : [];
  const listed = rows.length === 0 ? near : rows.slice(0, shown);
  return (
    <>
      <p role="status" className="px-4 pb-2 text-small text-ink-2">
        {rows.length > 0 ? t.found(rows.length, RESULTS_MAX) : near.length > 0 && t.didYouMean(text.trim())}
      </p>
      {listed.length === 0 ? (
        <EmptyState>{t.nothing(text.trim())}</EmptyState>
      ) : (
        <ul className="border-b border-line">
          {listed.map((row) => (
            <SearchRow key={row.symbol} instrument={row} onPick={onPick} />
          ))}
        </ul>
      )}
    </>
  );
}

function Recent({ rows, onPick, onClear }: RowsProps & { readonly onClear: () => void }) {
  const t = useTexts(watchlistScreenTexts);
  if (rows.length === 0) return <EmptyState>{t.start}</EmptyState>;
  return (
    <section aria-label={t.recent}>
      <div className="flex items-center justify-between pr-2 pl-4">
        <h2 className="flex items-center gap-1.5 text-small font-semibold text-ink-2">
          <History size={16} aria-hidden="true" />
          {t.recent}
        </h2>
        <button type="button" onClick={onClear} className="min-h-11 px-2 text-small font-semibold text-action">
          {t.clear}
        </button>
      </div>
      <ul className="border-b border-line">
        {rows.map((row) => (
          <SearchRow key={row.symbol} instrument={row} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

/** Arrows go from result to result, and from the first back to the field; Enter is the link's own. */
function moveInRows(event: KeyboardEvent, list: HTMLElement | null, field: HTMLInputElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (event.key === 'Escape') field?.focus();
  if (step === undefined || row === null) return;
  event.preventDefault();
  const at = rowsIn(list).findIndex((link) => row.contains(link)) + step;
  if (at < 0) field?.focus();
  else focusRow(list, at);
}

function focusRow(list: HTMLElement | null, at: number): void {
  rowsIn(list)[at]?.focus();
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('li > a')];
}
