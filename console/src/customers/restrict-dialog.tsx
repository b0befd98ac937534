/** Restricting an account: what, why, until when, and the words the customer reads. Longer than one person may alone takes a second. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { serverNow } from '../data/clock.ts';
import { ask } from '../data/live.ts';
import { momentOf } from '../data/moment.ts';
import { useRestrictionTexts, useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

type Input = InputOf<typeof restrict>;
type End = 'day' | 'week' | 'month' | 'at' | 'none';

const LENGTHS: Partial<Record<End, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

interface RestrictDialogProps {
  readonly customer: string;
  readonly account: string;
  /** For so long one person alone may. */
  readonly aloneHours: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RestrictDialog({ customer, account, aloneHours, onClose, onDone }: RestrictDialogProps) {
  const customers = useWords(ownWords);
  const { lists } = useTexts();
  const texts = customers.restrict;
  const words = useRestrictionTexts();
  const [kind, setKind] = useState<Input['kind']>('frozen');
  const [reason, setReason] = useState<Input['reason'] | ''>('');
  const [end, setEnd] = useState<End>('day');
  const [moment, setMoment] = useState('');
  const [message, setMessage] = useState('');
  const [openedAt] = useState(serverNow);
  // Of the moment the dialog opened: a repetition asks for the same end, and a day is never more than that.
  const until = end === 'none' ? null : end === 'at' ? momentOf(moment) : openedAt + LENGTHS[end]!;
  const isPast = end === 'at' && until !== null && until <= openedAt;
  const isLong = until === null ? end === 'none' : until > openedAt + aloneHours * HOUR_MS;
  const isReady = reason !== '' && !isPast && (end === 'none' || until !== null) && isReason(message, 10);

  return (
    <ActionDialog
      title={texts.title(account)}
      submit={texts.action}
      isDangerous
      isReady={isReady}
      run={async () => {
        if (reason === '') return null;
        const { approval } = await ask(restrict, { customer, kind, reason, until, message: message.trim() });
        return approval === 'waiting' ? texts.doneSecond(account) : texts.done(account);
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        select
        label={texts.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as Input['kind'])}
        helperText={`${texts.effect}: ${words.effect[kind]}`}
      >
        {Object.entries(words.kind).map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        required
        label={texts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value as Input['reason'])}
      >
        {Object.entries(words.reason).map(([key, name]) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={texts.end} value={end} onChange={(event) => setEnd(event.target.value as End)}>
        {(Object.keys(texts.ends) as End[]).map((key) => (
          <MenuItem key={key} value={key}>
            {texts.ends[key]}
          </MenuItem>
        ))}
      </TextField>
      {end === 'at' && (
        <TextField
          required
          type="datetime-local"
          label={texts.moment}
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
          error={isPast}
          helperText={isPast ? texts.momentPast : lists.zone}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <Alert severity={isLong ? 'warning' : 'info'} sx={{ my: 1 }}>
        {isLong ? texts.second(aloneHours) : texts.alone}
      </Alert>
      <ReasonField label={texts.message} value={message} onChange={setMessage} minimum={10} maximum={1000} />
    </ActionDialog>
  );
}
