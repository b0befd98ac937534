/** Starting a draw: one proposes, another one starts it. A button that cannot be used says why beside it. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { proposeDraw } from '@bahi/contract/new-shares/staff-calls.ts';
import { approveChange, rejectChange } from '@bahi/contract/staff/operations.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { useNow } from '../queues/use-now.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { Panel } from '../shell/panel.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { useSpan, type DrawFacts } from './standing.tsx';
import { ownWords } from './words.ts';

type Step = 'propose' | 'approve' | 'withdraw';

interface StartProps {
  readonly draw: DrawFacts;
  readonly onChanged: () => void;
}

export function Start({ draw, onChanged }: StartProps) {
  const texts = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const { identity } = useGetIdentity();
  const [step, setStep] = useState<Step | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayAct = (permissions ?? []).some((role) => (proposeDraw.roles as readonly string[]).includes(role));
  const { proposal, bar } = draw;
  const isOwn = proposal?.maker === identity?.fullName;
  const isAhead = bar === null || bar === 'not_closed' || bar === 'too_early' || bar === 'level_missing';
  return (
    <Panel
      headingRef={heading}
      title={draw.allocation === 'draw' ? texts.start : texts.startAuction}
      aside={
        mayAct && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isAhead && (
              <Button
                variant="contained"
                disabled={bar !== null}
                aria-describedby="draw-standing"
                onClick={() => setStep('propose')}
                sx={{ minHeight: 40 }}
              >
                {texts.propose}
              </Button>
            )}
            {proposal !== null && !isOwn && (
              <Button variant="contained" onClick={() => setStep('approve')} sx={{ minHeight: 40 }}>
                {texts.approve}
              </Button>
            )}
            {proposal !== null && isOwn && (
              <Button onClick={() => setStep('withdraw')} sx={{ minHeight: 40 }}>
                {texts.withdraw}
              </Button>
            )}
          </Box>
        )
      }
    >
      <Box id="draw-standing" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
        <Standing draw={draw} isOwn={isOwn} />
        {!mayAct && draw.drawnAt === null && <Typography sx={{ color: 'text.secondary' }}>{texts.noRole}</Typography>}
      </Box>
      {step !== null && (
        <StepDialog
          step={step}
          draw={draw}
          landing={heading}
          onClose={() => {
            setStep(null);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

function Standing({ draw, isOwn }: { draw: DrawFacts; isOwn: boolean }) {
  const texts = useWords(ownWords);
  const span = useSpan(useNow(1_000));
  const { bar, proposal, startedBy, drawnAt, closesAt, drawAt, byItselfAt } = draw;
  if (drawnAt !== null) {
    return (
      <Typography>
        {startedBy === null
          ? texts.startedItself(when(drawnAt))
          : texts.startedBy(startedBy.maker, startedBy.checker, when(drawnAt))}
      </Typography>
    );
  }
  if (bar === 'called_off') return <Typography>{texts.bars.called_off}</Typography>;
  const until = bar === 'not_closed' ? closesAt : bar === 'too_early' ? drawAt : null;
  const words = wordsOf(draw, texts);
  const standing = bar === null ? words.ready : bar === 'too_early' ? words.tooEarly : texts.bars[bar];
  return (
    <>
      {proposal === null ? (
        <Typography sx={{ fontWeight: 600 }}>
          {standing} {until !== null && `${when(until)}, ${span(until)}.`}
        </Typography>
      ) : (
        <Alert severity="warning">
          {texts.waits(proposal.maker, when(proposal.madeAt))} {proposal.reason} {isOwn && texts.ownWaits}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{texts.byItself(when(byItselfAt))}</Typography>
    </>
  );
}

/** An auction has no public value: its bids decide it. */
function wordsOf({ allocation }: DrawFacts, texts: typeof ownWords.en) {
  const { ready, bars, proposeTitle, proposeHint, auction } = texts;
  return allocation === 'draw' ? { ready, tooEarly: bars.too_early, proposeTitle, proposeHint } : auction;
}

interface StepDialogProps {
  readonly step: Step;
  readonly draw: DrawFacts;
  readonly landing: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

function StepDialog({ step, draw, landing, onClose }: StepDialogProps) {
  const texts = useWords(ownWords);
  const { changes } = useTexts();
  const [reason, setReason] = useState('');
  const { proposal, offer, name } = draw;
  const words = wordsOf(draw, texts);
  if (step === 'propose') {
    return (
      <ActionDialog
        title={words.proposeTitle(name)}
        submit={texts.propose}
        isReady={isReason(reason)}
        run={async () => {
          await ask(proposeDraw, { offer, reason: reason.trim() });
          return texts.proposed;
        }}
        onClose={onClose}
        landing={landing}
      >
        <Typography sx={{ mb: 1 }}>{words.proposeHint}</Typography>
        <ReasonField label={texts.reason} value={reason} onChange={setReason} />
      </ActionDialog>
    );
  }
  if (proposal === null) return null;
  if (step === 'withdraw') {
    return (
      <ActionDialog
        title={texts.withdraw}
        submit={texts.withdraw}
        isReady={isReason(reason)}
        run={async () => {
          const { state } = await ask(rejectChange, { change: proposal.id, reason: reason.trim() });
          return changes.states[state];
        }}
        onClose={onClose}
        landing={landing}
      >
        <ReasonField label={changes.withdrawReason} value={reason} onChange={setReason} />
      </ActionDialog>
    );
  }
  return (
    <ActionDialog
      title={words.proposeTitle(name)}
      submit={texts.approve}
      isReady
      run={async () => {
        await ask(approveChange, { change: proposal.id });
        return texts.started;
      }}
      onClose={onClose}
      landing={landing}
    >
      <Typography>{texts.waits(proposal.maker, when(proposal.madeAt))}</Typography>
      <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{proposal.reason}</Typography>
      <Typography>{texts.approveHint}</Typography>
    </ActionDialog>
  );
}
