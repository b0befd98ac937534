/** One change: who proposed it and why, what it alters, and what the reader may do about it. The server holds the rule of two persons. */
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { wordsOfChange, type Change } from './change-words.ts';
import { useChangeWords } from './use-change-words.ts';

export function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const texts = useTexts();
  const { changes, lists } = texts;
  const { identity } = useGetIdentity();
  const refresh = useRefresh();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isOwn = identity?.fullName === change.maker;
  const { subject, facts, differences } = wordsOfChange(change, useChangeWords());

  async function decide(work: () => Promise<Change>) {
    setBusy(true);
    setProblem('');
    try {
      const { state } = await work();
      notify(changes.states[state], { type: 'info' });
      refresh();
      onClose();
    } catch (error) {
      if (await logoutIfDenied(error)) return;
      setProblem((error as Error).message);
      refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="change-title">
      <DialogTitle id="change-title">
        {changes.kinds[change.kind]} · {subject}
      </DialogTitle>
      <DialogContent>
        <Typography>{changes.proposed(change.maker, when(change.madeAt))}</Typography>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{change.reason}</Typography>
        {change.effectiveFrom !== null && (
          <Typography sx={{ mb: 1 }}>{changes.takesEffect(when(change.effectiveFrom))}</Typography>
        )}
        {facts.map(([label, value]) => (
          <Typography key={label} sx={{ overflowWrap: 'anywhere' }}>
            {label}: {value}
          </Typography>
        ))}
        {change.checkedAt !== null && (
          <Typography sx={{ mb: 1 }}>
            {[changes.states[change.state], change.checker, when(change.checkedAt)].filter(Boolean).join(' · ')}
          </Typography>
        )}
        {change.isMakerDisabled && <Alert severity="warning">{changes.makerDisabled(change.maker)}</Alert>}
        {change.state === 'overtaken' && (
          <Alert severity="info">
            {changes.overtakenHints[change.kind === 'restriction' ? 'restriction' : 'draw']}
          </Alert>
        )}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{changes.field}</TableCell>
              <TableCell>{changes.before}</TableCell>
              <TableCell>{changes.after}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map(({ label, before, after }) => (
              <TableRow key={label} sx={{ verticalAlign: 'top' }}>
                <TableCell>{label}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {before.length === 0 && '–'}
                  {before.map((line) => (
                    <Box key={line} component="del" sx={{ display: 'block' }}>
                      {line}
                    </Box>
                  ))}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                  {after.length === 0 && '–'}
                  {after.map((line) => (
                    <Box key={line} component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
                      {line}
                    </Box>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {change.state === 'proposed' && (
          <TextField
            multiline
            label={isOwn ? changes.withdrawReason : changes.rejectReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={lists.atLeast(5)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{lists.close}</Button>
        {change.state === 'proposed' && (
          <Button
            disabled={isBusy || reason.trim().length < 5}
            onClick={() => void decide(() => ask(rejectChange, { change: change.id, reason: reason.trim() }))}
          >
            {isOwn ? changes.withdraw : changes.reject}
          </Button>
        )}
        {change.state === 'proposed' && !isOwn && !change.isMakerDisabled && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void decide(() => ask(approveChange, { change: change.id }))}
          >
            {changes.approve}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
