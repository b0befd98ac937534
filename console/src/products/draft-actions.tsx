/** What may be done with a draft: propose it, copy it, delete it. */
import { deleteDraft, duplicateProduct, proposeProduct } from '@bahi/contract/staff/offerings.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-admin';
import { ask } from '../data/live.ts';
import { useTexts } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import type { Draft } from './draft-keeper.ts';

interface DraftActionsProps {
  readonly draft: Draft;
  readonly isLocked: boolean;
  readonly isWhole: boolean;
  /** Null: what was typed is not on the server. */
  readonly flush: () => Promise<Draft | null>;
  readonly onIncomplete: () => void;
  readonly onDone: () => void;
  readonly landing: RefObject<HTMLElement | null>;
}

type Step = 'propose' | 'duplicate' | 'delete';

export function DraftActions({ draft, isLocked, isWhole, flush, onIncomplete, onDone, landing }: DraftActionsProps) {
  const { products: texts } = useTexts();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step | null>(null);
  const [reason, setReason] = useState('');
  const name = draft.name || draft.symbol || texts.unnamed;
  const onClose = () => setStep(null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        disabled={isLocked}
        onClick={() => (isWhole ? setStep('propose') : onIncomplete())}
        sx={{ minHeight: 40 }}
      >
        {texts.propose}
      </Button>
      <Button onClick={() => setStep('duplicate')} sx={{ minHeight: 40 }}>
        {texts.duplicate}
      </Button>
      <Button color="error" disabled={isLocked} onClick={() => setStep('delete')} sx={{ minHeight: 40 }}>
        {texts.remove}
      </Button>
      {step === 'propose' && (
        <ActionDialog
          title={texts.proposeTitle(name)}
          submit={texts.propose}
          isReady={isReason(reason)}
          run={async () => {
            const whole = await flush();
            if (whole === null) throw new Error(texts.notSaved);
            await ask(proposeProduct, { draft: whole.id, version: whole.version, reason: reason.trim() });
            return texts.proposedDone;
          }}
          onClose={onClose}
          onDone={onDone}
          landing={landing}
        >
          <Typography sx={{ mb: 1 }}>{texts.proposeHint}</Typography>
          <ReasonField label={texts.reason} value={reason} onChange={setReason} />
        </ActionDialog>
      )}
      {step === 'duplicate' && (
        <ActionDialog
          title={texts.duplicate}
          submit={texts.duplicate}
          isReady
          run={async () => {
            await flush();
            const copy = await ask(duplicateProduct, { kind: draft.kind, product: draft.id, isDraft: true });
            navigate(`/products?draft=${copy.id}`);
            return null;
          }}
          onClose={onClose}
        >
          <Typography>{name}</Typography>
        </ActionDialog>
      )}
      {step === 'delete' && (
        <ActionDialog
          title={texts.removeTitle(name)}
          submit={texts.remove}
          isReady
          isDangerous
          run={async () => {
            await flush();
            await ask(deleteDraft, { draft: draft.id });
            navigate('/products');
            return texts.removed;
          }}
          onClose={onClose}
        >
          <Typography>{texts.removeHint}</Typography>
        </ActionDialog>
      )}
    </Box>
  );
}
