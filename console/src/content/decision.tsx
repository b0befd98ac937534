/** What a member does about a proposal: whoever wrote it withdraws it, another one approves or rejects it with a reason. */
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ask } from '../data/live.ts';
import { useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import type { Proposed } from './document.ts';
import { ownWords } from './words.ts';

interface DecisionProps {
  readonly change: Proposed;
  readonly mayDecide: boolean;
  /** In every language: what somebody approves, that person has read. */
  readonly isSeen: boolean;
  readonly onDone: () => void;
}

export function Decision({ change, mayDecide, isSeen, onDone }: DecisionProps) {
  const texts = useWords(ownWords);
  const { identity } = useGetIdentity();
  const [step, setStep] = useState<'approve' | 'reject' | 'withdraw' | null>(null);
  const [reason, setReason] = useState('');
  if (!mayDecide) return null;
  const isOwn = change.maker === identity?.fullName;
  const dialog = { onClose: () => setStep(null), onDone };
  const end = step === 'withdraw' ? ('withdraw' as const) : ('reject' as const);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!isOwn && !isSeen && <Typography>{texts.seeAll}</Typography>}
      <Button onClick={() => setStep(isOwn ? 'withdraw' : 'reject')} sx={{ minHeight: 44 }}>
        {isOwn ? texts.withdraw : texts.reject}
      </Button>
      {!isOwn && !change.isMakerDisabled && (
        <Button variant="contained" disabled={!isSeen} onClick={() => setStep('approve')} sx={{ minHeight: 44 }}>
          {texts.approve}
        </Button>
      )}
      {step === 'approve' && (
        <ActionDialog
          {...dialog}
          title={texts.approveTitle}
          submit={texts.approve}
          isReady
          run={async () => {
            await ask(approveChange, { change: change.id });
            return texts.approved;
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{change.reason}</Typography>
        </ActionDialog>
      )}
      {(step === 'reject' || step === 'withdraw') && (
        <ActionDialog
          {...dialog}
          title={texts[`${end}Title`]}
          submit={texts[end]}
          isReady={isReason(reason)}
          run={async () => {
            await ask(rejectChange, { change: change.id, reason: reason.trim() });
            return end === 'withdraw' ? texts.withdrawn : texts.rejected;
          }}
        >
          <ReasonField label={texts.reason} value={reason} onChange={setReason} />
        </ActionDialog>
      )}
    </Box>
  );
}
