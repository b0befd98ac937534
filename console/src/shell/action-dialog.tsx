/** One thing to do, with what it needs: what was typed stays when it did not take effect, and why is said beside the button. */
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useTexts } from '../i18n/wording.ts';

export interface ActionDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly isReady: boolean;
  readonly isDangerous?: boolean;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** Answers what is told in passing once it has taken effect; null: nothing is told. */
  readonly run: () => Promise<string | null>;
  readonly onClose: () => void;
  readonly onDone?: () => void;
  /** Where the reader goes on once it has taken effect: what began it may be gone by then. */
  readonly landing?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    submit,
    isReady,
    isDangerous = false,
    maxWidth = 'sm',
    run,
    onClose,
    onDone,
    landing,
    children,
  } = props;
  const { lists } = useTexts();
  const id = useId();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // After the dialog has given the focus back to where it came from.
      if (isDone.current) setTimeout(() => landing?.current?.focus());
    },
    [landing],
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    setProblem('');
    try {
      const said = await run();
      if (said !== null) notify(said, { type: 'info' });
      isDone.current = true;
      onDone?.();
      onClose();
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={() => !isBusy && onClose()} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent tabIndex={-1}>
          {children}
          <Box role="alert">
            {problem !== '' && (
              <Alert severity="error" sx={{ mt: 1 }}>
                {problem}
              </Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} sx={{ minHeight: 40 }}>
            {lists.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={!isReady || isBusy}
            sx={{ minHeight: 40 }}
          >
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
