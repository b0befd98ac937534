/** A name and a button: another list of a type. */
import { useId, useState } from 'react';
import type { Watchlist, WatchlistType } from '../../data/watchlist-edits.ts';
import { createList } from '../../data/watchlist-queue.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

export interface NewListProps {
  readonly type: WatchlistType;
  readonly onCreated?: (list: Watchlist) => void;
}

export function NewList({ type, onCreated }: NewListProps) {
  const t = useWatchlistTexts();
  const words = useInstrumentTexts();
  const refusalText = useRefusalText();
  // The form may stand in the page and in a sheet over it.
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    initial: { name: '' },
    rules: { name: (value) => (value.trim() === '' ? t.nameMissing : null) },
    onSubmit: ({ name }) => void create(name.trim()),
  });
  const create = async (name: string) => {
    setBusy(true);
    const result = await createList({ type, name });
    setBusy(false);
    if (result.kind === 'ok') {
      form.reset();
      onCreated?.(result.data);
    } else {
      form.reject({ name: result.kind === 'refused' ? refusalText(result.refusal, result.message) : words.notKnown });
    }
  };
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t.newList}
          placeholder={t.listName}
          maxLength={30}
          autoComplete="off"
          {...form.field('name')}
          id={id}
        />
      </div>
      <div className={form.errors.name ? 'pb-6' : ''}>
        <Button type="submit" variant="soft" isBusy={isBusy}>
          {t.create}
        </Button>
      </div>
    </form>
  );
}
