/** Where a search is typed. Enter opens the best match, the arrow down goes to the results. */
import { useEffect, type RefObject } from 'react';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { usePane } from '../shell/pane.tsx';
import { watchlistScreenTexts } from './texts.ts';

export interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
  readonly onDown: () => void;
}

export function SearchField({ ref, text, onChange, onEnter, onDown }: SearchFieldProps) {
  const t = useTexts(watchlistScreenTexts);
  const common = useCommonTexts();
  const { isPrimary } = usePane();
  useEffect(() => {
    if (isPrimary) ref.current?.focus();
  }, [ref, isPrimary]);
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
          ref={ref}
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
          onKeyDown={(event) => {
            // While a Chinese or Korean text is being composed, arrows are the composer's.
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onDown();
          }}
          className="h-12 w-full rounded-control border border-edge bg-surface pr-12 pl-10"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={common.clear}
            onClick={() => {
              onChange('');
              ref.current?.focus();
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
