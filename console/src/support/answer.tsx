/** The answer of a ticket: sent, sent with a question, or sent as the last word; or the ticket goes to somebody else. */
import { answerTicket } from '@bahi/contract/support/staff-calls.ts';
import { ticketTextMaximum } from '@bahi/contract/support/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ConsoleError } from '../data/ask.ts';
import { ask } from '../data/live.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { CaseWork } from '../queues/case-work.ts';
import { Kbd } from '../queues/columns.tsx';
import { useKeys, useKeySettings } from '../queues/use-keys.ts';
import { Addition } from './addition.tsx';
import { Canned } from './canned.tsx';
import { HandDialog } from './hand-dialog.tsx';
import type { TicketCase } from './ticket-case.ts';
import { ownWords } from './words.ts';

type Outcome = InputOf<typeof answerTicket>['outcome'];

interface AnswerProps {
  readonly data: TicketCase;
  readonly work: CaseWork;
  onAgain(): void;
}

export function Answer({ data, work, onAgain }: AnswerProps) {
  const { queues } = useTexts();
  const texts = useWords(ownWords);
  const { isOn, keys } = useKeySettings();
  const notify = useNotify();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isHanding, setHanding] = useState(false);
  const name = data.customer.name ?? data.customer.account;
  const text = work.note.trim();
  const waitsFor = text === '' ? texts.answerFirst : null;
  const isBarred = work.barred !== null;

  const send = (outcome: Outcome) => () =>
    void work.decide(async () => {
      const through = data.messages.findLast(({ from }) => from === 'customer')!.id;
      try {
        const { next } = await ask(answerTicket, { case: data.case, text, outcome, through });
        const said = { answered: texts.answered, waiting: texts.asked, closed: texts.closed }[outcome];
        return { next, said: said(name) };
      } catch (error) {
        // What was written stays in the field.
        if (error instanceof ConsoleError && error.refusal?.code === 'support.more_written') onAgain();
        throw error;
      }
    });

  useKeys(
    work.isDecider && work.ended === null
      ? {
          approve() {
            const why = work.barred ?? waitsFor;
            if (why !== null) notify(why, { type: 'warning' });
            else if (!work.isBusy) send('answered')();
          },
          note: () => field.current?.focus(),
        }
      : {},
  );

  if (!work.isDecider || work.ended !== null) {
    return (
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{work.ended ?? queues.lookOnly}</Typography>
        {data.mayAdd && <Addition ticket={data.case} onAgain={onAgain} />}
      </Box>
    );
  }
  const isOff = isBarred || work.isBusy || waitsFor !== null;
  const below = (work.claim.kind === 'none' ? work.barred : null) ?? waitsFor;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2, pt: 1, pb: 1.5, bgcolor: 'background.paper' }}>
      {work.problem !== '' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {work.problem}
        </Alert>
      )}
      <Canned
        onPick={(canned) => {
          work.setNote([work.note.trimEnd(), canned].filter(Boolean).join('\n\n'));
          field.current?.focus();
        }}
      />
      <TextField
        multiline
        minRows={4}
        maxRows={10}
        label={texts.answer}
        inputRef={field}
        value={work.note}
        onChange={(event) => work.setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.querySelector('textarea')?.blur();
        }}
        slotProps={{
          htmlInput: { maxLength: ticketTextMaximum },
          input: isOn ? { endAdornment: <Kbd>{keys.note.toUpperCase()}</Kbd> } : {},
        }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          disabled={isOff}
          onClick={send('answered')}
          sx={{ minHeight: 48, gap: 1, gridColumn: '1 / -1' }}
        >
          {texts.send}
          {isOn && <Kbd>{keys.approve.toUpperCase()}</Kbd>}
        </Button>
        <Button variant="outlined" disabled={isOff} onClick={send('waiting')} sx={{ minHeight: 44 }}>
          {texts.ask}
        </Button>
        <Button variant="outlined" disabled={isOff} onClick={send('closed')} sx={{ minHeight: 44 }}>
          {texts.close}
        </Button>
        <Button
          disabled={isBarred || work.isBusy}
          onClick={() => setHanding(true)}
          sx={{ minHeight: 44, gridColumn: '1 / -1' }}
        >
          {texts.hand}
        </Button>
      </Box>
      {below !== null && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{below}</Typography>}
      {isHanding && <HandDialog data={data} work={work} onClose={() => setHanding(false)} />}
    </Box>
  );
}
