/** In which of the customer's lists an instrument stands: tick to copy it there, or move it from the list it was opened in. */
import { addToWatchlist, removeFromWatchlist } from '@bahi/contract/watchlist/calls.ts';
import type { Instrument } from '../../data/instruments.ts';
import { added, removed, type Watchlist } from '../../data/watchlist-edits.ts';
import { changeLists, type Failure } from '../../data/watchlist-queue.ts';
import { useWatchlists, watchlistTypeOf } from '../../data/watchlist.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { NewList } from './new-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useListFailure } from '../../ui/use-list-failure.ts';

export interface ListPickerProps {
  readonly instrument: Instrument;
  readonly from: string | undefined;
  readonly onClose: () => void;
}

export default function ListPicker({ instrument: { symbol, name, kind }, from, onClose }: ListPickerProps) {
  const t = useWatchlistTexts();
  const tell = useListFailure();
  const type = watchlistTypeOf(kind);
  const lists = (useWatchlists().data ?? []).filter((list) => list.type === type);
  const home = lists.find(({ id }) => id === from);
  const change = async (list: string, isIn: boolean): Promise<Failure | null> => {
    const row = { type, symbol, list };
    return isIn
      ? changeLists(addToWatchlist, row, (all) => added(all, row))
      : changeLists(removeFromWatchlist, row, (all) => removed(all, row));
  };
  // Into the new list first: whatever happens in between, the row is not lost.
  const move = async (list: Watchlist, away: Watchlist) => {
    onClose();
    const failure = (await change(list.id, true)) ?? (await change(away.id, false));
    if (failure === null) toast(t.movedTo(name, list.name ?? t.firstList));
    else tell(failure);
  };
  return (
    <Sheet isOpen onClose={onClose} title={t.listsOf(name)}>
      <ul>
        {lists.map((list) => {
          const isIn = list.symbols.includes(symbol);
          const title = list.name ?? t.firstList;
          return (
            <li key={list.id} className="flex min-h-13 items-center justify-between gap-2 border-t border-line">
              <div className="min-w-0 flex-1">
                <Checkbox
                  isChecked={isIn}
                  onChange={(next) => void change(list.id, next).then((failure) => failure && tell(failure))}
                >
                  <span className="block truncate">{title}</span>
                </Checkbox>
              </div>
              {!isIn && home !== undefined && home.symbols.includes(symbol) && (
                <Button
                  variant="plain"
                  size="medium"
                  label={t.moveTo(name, title)}
                  onClick={() => void move(list, home)}
                >
                  {t.moveHere}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="border-t border-line pt-4">
        <NewList type={type} />
      </div>
    </Sheet>
  );
}
