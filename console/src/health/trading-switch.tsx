/** The switch that stops all orders: one person halts, with a reason and a typed word; two people let orders in again (rules §10). */
import { haltTrading, proposeRestart, type getHealth } from '@bahi/contract/staff/health.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { Panel } from '../shell/panel.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

type Halt = OutputOf<typeof getHealth>['halt'];
type Step = 'halt' | 'restart' | 'approve' | 'withdraw';

interface TradingSwitchProps {
  readonly halt: Halt;
  readonly onChanged: () => void;
}

export function TradingSwitch({ halt, onChanged }: TradingSwitchProps) {
  const texts = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const { identity } = useGetIdentity();
  const [step, setStep] = useState<Step | null>(null);
  const mayAct = (permissions ?? []).some((role) => (haltTrading.roles as readonly string[]).includes(role));
  const restart = halt?.restart ?? null;
  const isOwn = restart !== null && restart.maker === identity?.fullName;
  const dialog = { onClose: () => setStep(null), onDone: onChanged };

  return (
    <Panel
      title={texts.trading}
      aside={
        mayAct && (
          <Buttons>
            {halt === null && (
              <Button variant="contained" color="error" onClick={() => setStep('halt')} sx={{ minHeight: 40 }}>
                {texts.halt}
              </Button>
            )}
            {halt !== null && restart === null && (
              <Button variant="contained" onClick={() => setStep('restart')} sx={{ minHeight: 40 }}>
                {texts.restart}
              </Button>
            )}
            {restart !== null && !isOwn && (
              <Button variant="contained" onClick={() => setStep('approve')} sx={{ minHeight: 40 }}>
                {texts.approve}
              </Button>
            )}
            {restart !== null && isOwn && (
              <Button onClick={() => setStep('withdraw')} sx={{ minHeight: 40 }}>
                {texts.withdraw}
              </Button>
            )}
          </Buttons>
        )
      }
    >
      {halt === null ? (
        <Typography sx={{ p: 2 }}>{texts.running}</Typography>
      ) : (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.halted(halt.by, when(halt.at))}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{halt.reason}</Typography>
          <Typography>{texts.haltedMeaning}</Typography>
          {restart !== null && (
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {texts.restartWaits(restart.maker, when(restart.madeAt))} {restart.reason}
              {isOwn && ` ${texts.approveOwn}`}
            </Typography>
          )}
        </Alert>
      )}
      {step === 'halt' && <HaltDialog {...dialog} />}
      {step === 'restart' && <RestartDialog {...dialog} />}
      {step === 'approve' && restart !== null && (
        <ActionDialog
          {...dialog}
          title={texts.restartTitle}
          submit={texts.approve}
          isReady
          run={async () => {
            await ask(approveChange, { change: restart.id });
            return texts.approveDone;
          }}
        >
          <Typography>{texts.restartWaits(restart.maker, when(restart.madeAt))}</Typography>
          <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{restart.reason}</Typography>
        </ActionDialog>
      )}
      {step === 'withdraw' && restart !== null && <WithdrawDialog {...dialog} change={restart.id} />}
    </Panel>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>;
}

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function HaltDialog(props: DialogProps) {
  const texts = useWords(ownWords);
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  return (
    <ActionDialog
      {...props}
      title={texts.haltTitle}
      submit={texts.halt}
      isDangerous
      isReady={isReason(reason) && word.trim().toUpperCase() === texts.haltWord}
      run={async () => {
        await ask(haltTrading, { reason: reason.trim() });
        return texts.haltDone;
      }}
    >
      <Alert severity="warning" sx={{ mb: 1 }}>
        {texts.haltWarning}
      </Alert>
      <ReasonField label={texts.haltReason} value={reason} onChange={setReason} />
      <TextField
        required
        label={texts.typeWord(texts.haltWord)}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 10 } }}
      />
    </ActionDialog>
  );
}

function RestartDialog(props: DialogProps) {
  const texts = useWords(ownWords);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...props}
      title={texts.restartTitle}
      submit={texts.restart}
      isReady={isReason(reason)}
      run={async () => {
        await ask(proposeRestart, { reason: reason.trim() });
        return texts.restartDone;
      }}
    >
      <Typography sx={{ mb: 1 }}>{texts.restartHint}</Typography>
      <ReasonField label={texts.restartReason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

function WithdrawDialog({ change, ...props }: DialogProps & { readonly change: string }) {
  const texts = useWords(ownWords);
  const { changes } = useTexts();
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...props}
      title={texts.withdraw}
      submit={texts.withdraw}
      isReady={isReason(reason)}
      run={async () => {
        const { state } = await ask(rejectChange, { change, reason: reason.trim() });
        return changes.states[state];
      }}
    >
      <ReasonField label={changes.withdrawReason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
