/** The own saved filters of a list, kept by the server, so that they are there on any machine. */
import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Menu, MenuItem, TextField } from '@mui/material';
import { deleteView, listViews, saveView } from '@bahi/contract/staff/operations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useResourceContext } from 'react-admin';
import { ask } from '../data/live.ts';
import { useTexts } from '../i18n/wording.ts';

const KEY = ['saved-views'];

/** Of a list of react-admin. */
export function SavedViews() {
  const list = useResourceContext() ?? '';
  const { filterValues, setFilters } = useListContext();
  return (
    <ViewsMenu
      list={list}
      filter={filterValues as Filter}
      onApply={(filter) => setFilters(filter, Object.fromEntries(Object.keys(filter).map((field) => [field, true])))}
    />
  );
}

type Filter = Record<string, unknown>;

interface ViewsMenuProps {
  readonly list: string;
  /** What is set now; with nothing set there is nothing to keep. */
  readonly filter: Filter;
  onApply(filter: Filter): void;
}

export function ViewsMenu({ list, filter, onApply }: ViewsMenuProps) {
  const texts = useTexts().views;
  const notify = useNotify();
  const cache = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState<string | null>(null);
  const { data } = useQuery({ queryKey: KEY, queryFn: () => ask(listViews, {}) });
  const own = (data ?? []).filter((view) => view.list === list);

  async function change(work: () => Promise<unknown>) {
    try {
      await work();
      await cache.invalidateQueries({ queryKey: KEY });
      setName(null);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.title}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {own.map((view) => (
          <MenuItem
            key={view.id}
            onClick={() => {
              onApply(view.filter);
              setAnchor(null);
            }}
          >
            {view.name}
          </MenuItem>
        ))}
        <MenuItem
          disabled={Object.keys(filter).length === 0}
          onClick={() => {
            setAnchor(null);
            setName('');
          }}
        >
          {texts.save}
        </MenuItem>
        {own.map((view) => (
          <MenuItem key={`delete-${view.id}`} onClick={() => void change(() => ask(deleteView, { view: view.id }))}>
            <DeleteIcon fontSize="small" sx={{ mr: 1 }} />
            {texts.remove(view.name)}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={name !== null} onClose={() => setName(null)} aria-labelledby="save-view">
        <DialogTitle id="save-view">{texts.save}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={texts.name}
            value={name ?? ''}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setName(null)}>{texts.cancel}</Button>
          <Button
            variant="contained"
            disabled={(name ?? '').trim() === ''}
            onClick={() => void change(() => ask(saveView, { list, name: (name ?? '').trim(), filter }))}
          >
            {texts.keep}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
