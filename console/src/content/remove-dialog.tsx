/** Proposing that a text is no longer shown. */
import { proposeDocumentRemoval } from '@bahi/contract/content/staff-calls.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { momentOf } from '../data/moment.ts';
import { useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import type { Version } from './document.ts';
import { MomentField } from './moment-field.tsx';
import { ownWords } from './words.ts';

interface RemoveDialogProps {
  readonly from: Version;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveDialog({ from: { kind, key, version }, title, onClose, onDone }: RemoveDialogProps) {
  const texts = useWords(ownWords);
  const [reason, setReason] = useState('');
  const [moment, setMoment] = useState('');
  const effectiveAt = momentOf(moment);
  return (
    <ActionDialog
      title={texts.removeTitle(title)}
      submit={texts.propose}
      isDangerous
      isReady={isReason(reason) && (moment === '' || effectiveAt !== null)}
      run={async () => {
        await ask(proposeDocumentRemoval, { kind, key, base: version, effectiveAt, reason: reason.trim() });
        return texts.proposed;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography sx={{ mb: 1 }}>{texts.removeHint}</Typography>
      <MomentField value={moment} onChange={setMoment} />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
