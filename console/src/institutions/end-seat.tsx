/** Ends a seat, with why: its holder reads it. */
import { endSeat } from '@bahi/contract/institutions/staff-calls.ts';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ownWords } from './words.ts';

export function EndSeat({ seat, onAgain }: { readonly seat: string; onAgain(): void }) {
  const texts = useWords(ownWords);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44, mx: 2, my: 1 }}>
        {texts.endSeat}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.endSeat}
          submit={texts.endSeat}
          isReady={note.trim().length >= 3}
          onClose={() => setOpen(false)}
          run={async () => {
            await ask(endSeat, { case: seat, note: note.trim() });
            return texts.seatEnded;
          }}
          onDone={onAgain}
        >
          <TextField
            multiline
            minRows={2}
            label={texts.endWhy}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            sx={{ mt: 1 }}
          />
        </ActionDialog>
      )}
    </>
  );
}
