/** Hands a ticket to another desk or member, with why. */
import { handTicket } from '@bahi/contract/support/staff-calls.ts';
import { support } from '@bahi/contract/support/queue.ts';
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { useWords } from '../i18n/wording.ts';
import type { CaseWork } from '../queues/case-work.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import type { TicketCase } from './ticket-case.ts';
import { ownWords } from './words.ts';

interface HandDialogProps {
  readonly data: TicketCase;
  readonly work: CaseWork;
  onClose(): void;
}

export function HandDialog({ data, work, onClose }: HandDialogProps) {
  const texts = useWords(ownWords);
  const [to, setTo] = useState('');
  const [text, setText] = useState('');
  const desks = support.tickets.filter((desk) => desk !== data.desk || data.assignee !== null);
  const choices = [
    ...desks.map((desk) => ({ key: desk, label: texts.desks[desk], to: { desk } })),
    ...data.members.map(({ id, name }) => ({ key: id, label: name, to: { member: id } })),
  ];
  const chosen = choices.find(({ key }) => key === to);
  return (
    <ActionDialog
      title={texts.handTitle}
      submit={texts.hand}
      isReady={chosen !== undefined && text.trim() !== ''}
      onClose={onClose}
      run={async () => {
        const { next } = await ask(handTicket, { case: data.case, to: chosen!.to, text: text.trim() });
        // It took effect: the page goes on as after every decision.
        await work.decide(async () => ({ next, said: texts.handed(chosen!.label) }));
        return null;
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField select label={texts.to} value={to} onChange={(event) => setTo(event.target.value)}>
          {choices.map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={2}
          label={texts.why}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </Box>
    </ActionDialog>
  );
}
