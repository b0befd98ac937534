/** Another name for a list. */
import { useId } from 'react';
import { renameWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { renamed, type Watchlist } from '../data/watchlist-edits.ts';
import { changeLists } from '../data/watchlist-queue.ts';
import { useTexts } from '../i18n/texts.ts';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useListFailure } from '../ui/use-list-failure.ts';
import { watchlistScreenTexts } from './texts.ts';

export interface RenameSheetProps {
  readonly list: Watchlist;
  readonly name: string;
  readonly onClose: () => void;
}

export default function RenameSheet({ list, name, onClose }: RenameSheetProps) {
  const t = useTexts(watchlistScreenTexts).manage;
  const words = useWatchlistTexts();
  const tell = useListFailure();
  const id = useId();
  const form = useForm({
    initial: { name },
    rules: { name: (value) => (value.trim() === '' ? words.nameMissing : null) },
    onSubmit: (values) => {
      onClose();
      if (values.name.trim() !== name) void rename(values.name.trim());
    },
  });
  const rename = async (next: string) => {
    const failure = await changeLists(renameWatchlist, { list: list.id, name: next }, (lists) =>
      renamed(lists, list.id, next),
    );
    if (failure !== null) tell(failure);
  };
  return (
    <Sheet isOpen onClose={onClose} title={t.renameTitle(name)}>
      <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
        <TextField label={words.listName} maxLength={30} autoComplete="off" {...form.field('name')} id={id} />
        <Button type="submit" isWide>
          {t.save}
        </Button>
      </form>
    </Sheet>
  );
}
