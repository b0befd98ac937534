/** favorite/search: by code or name from the first character, in the app itself, so that it answers at once. */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import History from 'lucide-react/icons/history';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { searchIndex } from '@bahi/core/search.ts';
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { readSearches, withSearch, writeSearches } from './recent-searches.ts';
import { SearchRow } from './search-row.tsx';
import { favoriteTexts } from './texts.ts';

const RESULTS_MAX = 30;

export default function SearchScreen() {
  const t = useTexts(favoriteTexts);
  const { isPrimary } = usePane();
  const query = useQuery('/favorite/search');
  const [text, setText] = useState(query.text ?? '');
  const [searches, setSearches] = useState(readSearches);
  const instruments = useInstruments();
  const asked = useDeferredValue(text);
  const found = searchIndex(instruments.index, asked, RESULTS_MAX);
  const keep = (next: readonly string[]) => {
    setSearches(next);
    writeSearches(next);
  };
  const change = (next: string) => {
    setText(next);
    // Back from an instrument finds the same results.
    if (isPrimary) setQuery({ text: next });
  };
  const openFirst = () => {
    const [first] = searchIndex(instruments.index, text, 1);
    if (first === undefined) return;
    keep(withSearch(searches, first.symbol));
    go(first.kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail', { symbol: first.symbol });
  };
  const recent = searches.flatMap((symbol) => instruments.bySymbol.get(symbol) ?? []);
  return (
    <Screen title={t.searchTitle} subBar={<SearchField text={text} onChange={change} onEnter={openFirst} />}>
      <Loaded from={instruments}>
        {() =>
          asked.trim() === '' ? (
            <Recent rows={recent} onPick={(symbol) => keep(withSearch(searches, symbol))} onClear={() => keep([])} />
          ) : (
            <Results text={asked} rows={found} onPick={(symbol) => keep(withSearch(searches, symbol))} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Enter opens the best match. */
  readonly onEnter: () => void;
}

function SearchField({ text, onChange, onEnter }: SearchFieldProps) {
  const t = useTexts(favoriteTexts);
  const common = useCommonTexts();
  const { isPrimary } = usePane();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isPrimary) field.current?.focus();
  }, [isPrimary]);
  return (
    <form
      role="search"
      className="px-4 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <div className="relative">
        <SearchIcon size={20} aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 text-ink-2" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // The title does not take the focus from it (shell/screen.tsx).
          data-autofocus=""
          aria-label={t.searchLabel}
          placeholder={t.searchLabel}
          maxLength={40}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-full rounded-control border border-edge bg-surface pr-12 pl-10"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={common.clear}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
            className="press absolute top-0.5 right-0.5 grid size-11 place-items-center text-ink-2"
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </form>
  );
}

interface RowsProps {
  readonly rows: readonly Instrument[];
  readonly onPick: (symbol: string) => void;
}

function Results({ text, rows, onPick }: RowsProps & { readonly text: string }) {
  const t = useTexts(favoriteTexts);
  return (
    <>
      <p role="status" className="px-4 pb-2 text-small text-ink-2">
        {rows.length > 0 && t.found(rows.length)}
      </p>
      {rows.length === 0 ? (
        <EmptyState>{t.nothing(text.trim())}</EmptyState>
      ) : (
        <ul className="border-b border-line">
          {rows.map((row) => (
            <SearchRow key={row.symbol} instrument={row} onPick={onPick} />
          ))}
        </ul>
      )}
    </>
  );
}

function Recent({ rows, onPick, onClear }: RowsProps & { readonly onClear: () => void }) {
  const t = useTexts(favoriteTexts);
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
