/** Money moves only after something is typed again: its amount, or the bank's reference. Nothing is filled in beforehand. */
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/wording.ts';
import type { CaseWork } from './case-work.ts';

interface TypedDialogProps {
  readonly work: CaseWork;
  readonly title: string;
  readonly label: string;
  readonly submit: string;
  readonly inputMode: 'decimal' | 'text';
  /** Null: what was typed is not one. */
  readonly parse: (text: string) => string | null;
  readonly mistake: string;
  /** Whether it is the first thing to type. */
  readonly isFirst?: boolean;
  onTyped(value: string): void;
  onClose(): void;
  readonly children: ReactNode;
}

export function TypedDialog(props: TypedDialogProps) {
  const { work, title, label, submit, inputMode, parse, mistake, isFirst = true, onTyped, onClose, children } = props;
  const { lists } = useTexts();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    const value = parse(text);
    setWrong(value === null);
    if (value !== null && work.barred === null) onTyped(value);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="typed-title">
      <Box component="form" onSubmit={send} noValidate>
        <DialogTitle id="typed-title">{title}</DialogTitle>
        <DialogContent>
          {children}
          <TextField
            autoFocus={isFirst}
            label={label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isWrong}
            helperText={isWrong ? mistake : undefined}
            slotProps={{
              htmlInput: { inputMode, autoComplete: 'off', maxLength: 66 },
              ...(isWrong ? { formHelperText: { role: 'alert' } } : {}),
            }}
            sx={{ mt: 2 }}
          />
          {(work.barred ?? work.problem) !== '' && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {work.barred ?? work.problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ minHeight: 40 }}>
            {lists.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={work.isBusy || work.barred !== null}
            sx={{ minHeight: 40 }}
          >
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** "6,00,000.50" as it is written, as the wire has it: null unless it is an amount. */
export function parseAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^(0|[1-9][0-9]{0,14})(\.[0-9]{1,2})?$/.test(plain) ? plain : null;
}
