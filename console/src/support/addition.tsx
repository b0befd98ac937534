/** More in a ticket that was answered already: the customer reads it as an answer. */
import { addToTicket } from '@bahi/contract/support/staff-calls.ts';
import { ticketTextMaximum } from '@bahi/contract/support/calls.ts';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ownWords } from './words.ts';

interface AdditionProps {
  readonly ticket: string;
  onAgain(): void;
}

export function Addition({ ticket, onAgain }: AdditionProps) {
  const texts = useWords(ownWords);
  const [isWriting, setWriting] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button variant="outlined" onClick={() => setWriting(true)} sx={{ minHeight: 44, mx: 2, mb: 1.5 }}>
        {texts.add}
      </Button>
      {isWriting && (
        <ActionDialog
          title={texts.addTitle}
          submit={texts.add}
          isReady={text.trim() !== ''}
          onClose={() => setWriting(false)}
          run={async () => {
            await ask(addToTicket, { case: ticket, text: text.trim() });
            return texts.added;
          }}
          onDone={() => {
            setText('');
            onAgain();
          }}
        >
          <TextField
            multiline
            minRows={4}
            label={texts.answer}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: ticketTextMaximum } }}
            sx={{ mt: 1 }}
          />
        </ActionDialog>
      )}
    </>
  );
}
