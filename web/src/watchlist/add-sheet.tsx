/** Adding to a list: a search over the instruments that may stand in it. */
import { useState } from 'react';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { searchIndex } from '@bahi/core/search.ts';
import { addToWatchlist, removeFromWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { useInstruments } from '../data/instruments.ts';
import { added, removed, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists } from '../data/watchlist-queue.ts';
import { watchlistTypeOf } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useListFailure } from '../ui/use-list-failure.ts';
import { watchlistScreenTexts } from './texts.ts';
import { useSearchIndex } from './use-search-index.ts';

const RESULTS_MAX = 30;

export interface AddSheetProps {
  readonly list: Watchlist;
  readonly title: string;
  readonly onClose: () => void;
}

export default function AddSheet({ list, title, onClose }: AddSheetProps) {
  const t = useTexts(watchlistScreenTexts);
  const tell = useListFailure();
  const [text, setText] = useState('');
  const { rows } = useInstruments();
  const index = useSearchIndex();
  const { id, type } = list;
  const found = (text.trim() === '' ? rows : searchIndex(index, text, rows.length))
    .filter(({ kind }) => watchlistTypeOf(kind) === type)
    .slice(0, RESULTS_MAX);
  const toggle = async (symbol: string, isIn: boolean) => {
    const row = { type, symbol, list: id };
    const failure = isIn
      ? await changeLists(removeFromWatchlist, row, (lists) => removed(lists, row))
      : await changeLists(addToWatchlist, row, (lists) => added(lists, row));
    if (failure !== null) tell(failure);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      hasForm
      footer={
        <Button isWide onClick={onClose}>
          {t.manage.done}
        </Button>
      }
    >
      <div className="pb-3">
        <TextField
          label={t.searchLabel}
          value={text}
          onChange={setText}
          autoComplete="off"
          maxLength={40}
          inputMode="search"
        />
      </div>
      {found.length === 0 ? (
        <EmptyState>{t.nothing(text.trim())}</EmptyState>
      ) : (
        <ul>
          {found.map(({ symbol, name }) => {
            const isIn = list.symbols.includes(symbol);
            return (
              <li key={symbol} className="flex min-h-13 items-center border-t border-line">
                <div className="min-w-0 flex-1 py-1.5">
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="block truncate text-small text-ink-3">{symbol}</span>
                </div>
                <IconButton
                  label={isIn ? t.manage.takeOne(name) : t.manage.addOne(name)}
                  isPressed={isIn}
                  onClick={() => void toggle(symbol, isIn)}
                >
                  {isIn ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}
