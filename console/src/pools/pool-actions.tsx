/** What staff do about a pool: one halts it, two let it trade again, and it is closed to new money for good. Each with a reason. */
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import {
  haltPool,
  proposePoolResume,
  takePoolOffShelf,
  type listStaffPools,
} from '@bahi/contract/pools/staff-calls.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

export type StaffPool = OutputOf<typeof listStaffPools>['rows'][number];

type Step = 'halt' | 'resume' | 'approve' | 'withdraw' | 'offShelf';

interface PoolActionsProps {
  readonly pool: StaffPool;
  readonly onChanged: () => void;
}

export function PoolActions({ pool, onChanged }: PoolActionsProps) {
  const texts = useWords(ownWords);
  const { identity } = useGetIdentity();
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  const [step, setStep] = useState<Step | null>(null);
  const has = (roles: readonly StaffRole[] | string) => permissions.some((role) => roles.includes(role));
  const { halt, offShelf, state } = pool;
  const resume = halt?.resume ?? null;
  const isOwn = resume !== null && resume.maker === identity?.fullName;
  const steps: readonly Step[] =
    state === 'ended' || !has(haltPool.roles)
      ? []
      : halt === null
        ? ['halt']
        : resume === null
          ? ['resume']
          : [isOwn ? 'withdraw' : 'approve'];
  const shelf: readonly Step[] =
    state !== 'ended' && offShelf === null && has(takePoolOffShelf.roles) ? ['offShelf'] : [];
  const dialog = { pool, onClose: () => setStep(null), onDone: onChanged };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[...shelf, ...steps].map((one) => (
        <Button
          key={one}
          variant={one === 'offShelf' || one === 'withdraw' ? 'text' : 'contained'}
          color={one === 'halt' ? 'error' : 'primary'}
          onClick={() => setStep(one)}
          aria-label={`${texts[one]}: ${pool.symbol}`}
          sx={{ minHeight: 40 }}
        >
          {texts[one]}
        </Button>
      ))}
      {step === 'approve' && resume !== null && (
        <ActionDialog
          {...dialog}
          title={texts.resumeTitle(pool.symbol)}
          submit={texts.approve}
          isReady
          run={async () => {
            await ask(approveChange, { change: resume.id });
            return texts.approveDone;
          }}
        >
          <Typography>{texts.resumeWaits(resume.maker, when(resume.madeAt))}</Typography>
          <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{resume.reason}</Typography>
        </ActionDialog>
      )}
      {step !== null && step !== 'approve' && <ReasonDialog {...dialog} step={step} />}
    </Box>
  );
}

interface ReasonDialogProps {
  readonly pool: StaffPool;
  readonly step: Exclude<Step, 'approve'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Everything but an approval needs one. */
function ReasonDialog({ pool, step, ...dialog }: ReasonDialogProps) {
  const texts = useWords(ownWords);
  const { changes } = useTexts();
  const [reason, setReason] = useState('');
  const { id, symbol, halt } = pool;
  const given = { pool: id, reason: reason.trim() };
  const acts = {
    halt: {
      title: texts.haltTitle(symbol),
      hint: texts.haltWarning,
      label: texts.haltReason,
      run: () => ask(haltPool, given).then(() => texts.haltDone),
    },
    resume: {
      title: texts.resumeTitle(symbol),
      hint: texts.resumeHint,
      label: texts.resumeReason,
      run: () => ask(proposePoolResume, given).then(() => texts.resumeDone),
    },
    withdraw: {
      title: texts.withdraw,
      hint: texts.approveOwn,
      label: changes.withdrawReason,
      run: async () => {
        const { state } = await ask(rejectChange, { change: halt?.resume?.id ?? '', reason: given.reason });
        return changes.states[state];
      },
    },
    offShelf: {
      title: texts.offShelfTitle(symbol),
      hint: texts.offShelfWarning,
      label: texts.haltReason,
      run: () => ask(takePoolOffShelf, given).then(() => texts.offShelfDone),
    },
  };
  const { title, hint, label, run } = acts[step];
  const isDangerous = step === 'halt' || step === 'offShelf';
  return (
    <ActionDialog
      {...dialog}
      title={title}
      submit={texts[step]}
      isDangerous={isDangerous}
      isReady={isReason(reason)}
      run={run}
    >
      <Alert severity={isDangerous ? 'warning' : 'info'} sx={{ mb: 1 }}>
        {hint}
      </Alert>
      <ReasonField label={label} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
