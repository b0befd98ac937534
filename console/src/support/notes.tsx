/** What staff note among themselves; the customer never sees it. */
import { noteTicket } from '@bahi/contract/support/staff-calls.ts';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { Part } from '../queues/columns.tsx';
import { ActionDialog } from '../shell/action-dialog.tsx';
import type { TicketCase } from './ticket-case.ts';
import { ownWords } from './words.ts';

interface NotesProps {
  readonly data: TicketCase;
  readonly canWrite: boolean;
  onAgain(): void;
}

export function Notes({ data, canWrite, onAgain }: NotesProps) {
  const texts = useWords(ownWords);
  const [isWriting, setWriting] = useState(false);
  const [text, setText] = useState('');
  return (
    <Part title={texts.notes}>
      {data.notes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.noNotes}</Typography>}
      {data.notes.map((note) => (
        <Typography key={note.id} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>
          {note.text}
          <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {note.by}
            {note.desk !== null && ` ${texts.handedTo(note.to ?? texts.desks[note.desk])}`} · {when(note.at)}
          </Typography>
        </Typography>
      ))}
      {canWrite && (
        <Button onClick={() => setWriting(true)} sx={{ minHeight: 44, px: 0 }}>
          {texts.addNote}
        </Button>
      )}
      {isWriting && (
        <ActionDialog
          title={texts.addNote}
          submit={texts.addNote}
          isReady={text.trim() !== ''}
          onClose={() => setWriting(false)}
          run={async () => {
            await ask(noteTicket, { case: data.case, text: text.trim() });
            return texts.noted;
          }}
          onDone={() => {
            setText('');
            onAgain();
          }}
        >
          <TextField
            multiline
            minRows={3}
            label={texts.note}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            sx={{ mt: 1 }}
          />
        </ActionDialog>
      )}
    </Part>
  );
}
