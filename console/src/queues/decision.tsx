/** The end of every case: approve, or reject for numbered reasons, with a note; and, when neither is possible, why. */
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTexts } from '../i18n/wording.ts';
import type { CaseWork } from './case-work.ts';
import { Kbd } from './columns.tsx';
import { RejectForm, type Choices, type Picks } from './reject-form.tsx';
import { useKeys, useKeySettings } from './use-keys.ts';

interface Step {
  readonly label: string;
  /** Why not yet; null: now. */
  readonly waitsFor: string | null;
}

export interface DecisionProps {
  readonly work: CaseWork;
  readonly approve: Step & { run(): void };
  /** Without choices there is no reason to pick: what is written says it. */
  readonly reject: Step & { readonly choices: Choices | null; run(picks: Picks): void };
  readonly note: { readonly label: string; readonly maximum: number; readonly rows?: number };
  /** What an approval leads to. */
  readonly hint?: string | undefined;
}

export function Decision({ work, approve, reject, note, hint }: DecisionProps) {
  const { queues } = useTexts();
  const { isOn, keys } = useKeySettings();
  const notify = useNotify();
  const [isRejecting, setRejecting] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const rejectButton = useRef<HTMLButtonElement>(null);

  const isBarred = work.barred !== null;
  // Without a claim nothing above says why.
  const below = (work.claim.kind === 'none' ? work.barred : null) ?? approve.waitsFor ?? hint;
  /** A key says why it does nothing. */
  const unlessBarred =
    (act: () => void, waitsFor: string | null = null) =>
    () => {
      const why = work.barred ?? waitsFor;
      if (why !== null) notify(why, { type: 'warning' });
      else if (!work.isBusy) act();
    };
  const beginRejecting = () => (reject.choices === null ? reject.run(new Map()) : setRejecting(true));
  useKeys(
    work.isDecider && work.ended === null
      ? {
          approve: unlessBarred(approve.run, approve.waitsFor),
          reject: unlessBarred(beginRejecting, reject.waitsFor),
          note: () => noteField.current?.focus(),
        }
      : {},
  );

  if (!work.isDecider || work.ended !== null) {
    return (
      <Typography sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        {work.ended ?? queues.lookOnly}
      </Typography>
    );
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2, pt: 1, pb: 1.5, bgcolor: 'background.paper' }}>
      {work.problem !== '' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {work.problem}
        </Alert>
      )}
      {isRejecting && !isBarred && reject.choices !== null && (
        <RejectForm
          choices={reject.choices}
          label={reject.label}
          isBusy={work.isBusy}
          onSend={reject.run}
          onBack={() => {
            setRejecting(false);
            work.forgetProblem();
            // The button comes back in its place.
            setTimeout(() => rejectButton.current?.focus());
          }}
        />
      )}
      <TextField
        multiline
        minRows={note.rows ?? 1}
        maxRows={6}
        label={note.label}
        inputRef={noteField}
        value={work.note}
        onChange={(event) => work.setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.querySelector('textarea')?.blur();
        }}
        slotProps={{
          htmlInput: { maxLength: note.maximum },
          input: isOn ? { endAdornment: <Kbd>{keys.note.toUpperCase()}</Kbd> } : {},
        }}
      />
      {(!isRejecting || isBarred) && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 }}>
          <Button
            ref={rejectButton}
            variant="contained"
            disabled={isBarred || work.isBusy || reject.waitsFor !== null}
            onClick={beginRejecting}
            sx={{
              minHeight: 48,
              gap: 1,
              bgcolor: 'text.primary',
              color: 'background.paper',
              '&:hover': { bgcolor: 'text.secondary' },
            }}
          >
            {reject.label}
            {isOn && <Kbd>{keys.reject.toUpperCase()}</Kbd>}
          </Button>
          <Button
            variant="contained"
            disabled={isBarred || work.isBusy || approve.waitsFor !== null}
            onClick={approve.run}
            sx={{ minHeight: 48, gap: 1 }}
          >
            {approve.label}
            {isOn && <Kbd>{keys.approve.toUpperCase()}</Kbd>}
          </Button>
        </Box>
      )}
      {below !== undefined && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{below}</Typography>}
    </Box>
  );
}
