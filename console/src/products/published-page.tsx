/** A published product: its terms, which stay; its public notes; and the two things that two people may still do with it. */
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { duplicateProduct, getProduct, proposeCallingOff, proposePublicNote } from '@bahi/contract/staff/offerings.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { Link, Title, useNavigate, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { labelOf, readableValue, type ProductKind } from '../data/product-values.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useTexts } from '../i18n/wording.ts';
import { Fact, Facts } from '../queues/columns.tsx';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePageTitle, useProductForms } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { StateChip } from './state-chip.tsx';

type Published = OutputOf<typeof getProduct>;
type Step = 'note' | 'call_off' | 'duplicate';

export function PublishedPage({ kind, product }: { kind: ProductKind; product: string }) {
  const { products: texts } = useTexts();
  const query = useRead(getProduct, { kind, product }, { everyMs: 30_000 });
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [step, setStep] = useState<Step | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayAct = permissions?.includes('products') ?? false;
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 1, maxWidth: 900 }}>
      <Title title={usePageTitle()} />
      <Box>
        <Button component={Link} to="/products" startIcon={<BackIcon />} sx={{ minHeight: 40 }}>
          {texts.back}
        </Button>
      </Box>
      <Reading of={query}>
        {(found) => (
          <>
            {found.change !== null && (
              <Alert
                severity="warning"
                action={
                  <Button component={Link} to="/changes" sx={{ minHeight: 40 }}>
                    {texts.openChanges}
                  </Button>
                }
              >
                {texts.waitsFor(found.change.maker)}
              </Alert>
            )}
            <Panel
              headingRef={heading}
              title={`${found.symbol} · ${found.name}`}
              aside={mayAct && <Actions found={found} onStep={setStep} />}
            >
              <Facts>
                <Fact label={texts.fields.productState}>
                  <StateChip state={found.state} />
                </Fact>
                <Fact label={texts.number}>{found.id}</Fact>
                <Fact label={texts.written}>{texts.publishedAt(when(found.at))}</Fact>
              </Facts>
              {mayAct && !found.canCallOff && found.state !== 'withdrawn' && (
                <Typography sx={{ px: 2, py: 1, color: 'text.secondary' }}>
                  {kind === 'corporate_action' ? texts.cannotCallOffAction : texts.cannotCallOff}
                </Typography>
              )}
              {kind === 'new_shares' && (
                <Button component={Link} to={`/draws?offer=${found.id}`} sx={{ m: 1, minHeight: 40 }}>
                  {texts.openDraw}
                </Button>
              )}
            </Panel>
            <Notes found={found} />
            <Terms found={found} />
            {step !== null && (
              <StepDialog
                step={step}
                found={found}
                landing={heading}
                onClose={() => setStep(null)}
                onDone={() => void query.refetch()}
              />
            )}
          </>
        )}
      </Reading>
    </Box>
  );
}

function Actions({ found, onStep }: { found: Published; onStep: (step: Step) => void }) {
  const { products: texts } = useTexts();
  const isFree = found.change === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={() => onStep('duplicate')} sx={{ minHeight: 40 }}>
        {texts.duplicate}
      </Button>
      <Button disabled={!isFree} onClick={() => onStep('note')} sx={{ minHeight: 40 }}>
        {texts.addNote}
      </Button>
      <Button
        color="error"
        variant="outlined"
        disabled={!isFree || !found.canCallOff}
        onClick={() => onStep('call_off')}
        sx={{ minHeight: 40 }}
      >
        {texts.callOff}
      </Button>
    </Box>
  );
}

function Notes({ found }: { found: Published }) {
  const { products: texts } = useTexts();
  const words = usePracticeWords();
  return (
    <Panel title={texts.notes}>
      {found.notes.length === 0 && <Typography sx={{ p: 2 }}>{texts.noNotes}</Typography>}
      {found.notes.map(({ at, text }) => (
        <Box key={`${at} ${text}`} sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ color: 'text.secondary' }}>{when(at)}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{words(text)}</Typography>
        </Box>
      ))}
    </Panel>
  );
}

function Terms({ found }: { found: Published }) {
  const { products: texts } = useTexts();
  const words = usePracticeWords();
  const fields = useProductForms()
    [found.kind].parts(found.values)
    .flatMap((part) => part.fields);
  return (
    <Panel title={texts.terms}>
      <Typography sx={{ px: 2, py: 1, color: 'text.secondary' }}>{texts.termsHint}</Typography>
      <Facts>
        {fields
          .filter((field) => (found.values[field] ?? '') !== '')
          .map((field) => (
            <Fact key={field} label={labelOf(found.kind, field, texts)}>
              {words(readableValue(field, found.values[field] ?? '', texts.choices))}
            </Fact>
          ))}
      </Facts>
    </Panel>
  );
}

interface StepDialogProps {
  readonly step: Step;
  readonly found: Published;
  readonly landing: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function StepDialog({ step, found, landing, onClose, onDone }: StepDialogProps) {
  const { products: texts } = useTexts();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const of = { kind: found.kind, product: found.id };
  if (step === 'duplicate') {
    return (
      <ActionDialog
        title={texts.duplicate}
        submit={texts.duplicate}
        isReady
        run={async () => {
          const { id } = await ask(duplicateProduct, { ...of, isDraft: false });
          navigate(`/products?draft=${id}`);
          return null;
        }}
        onClose={onClose}
      >
        <Typography>{found.name}</Typography>
      </ActionDialog>
    );
  }
  const isOff = step === 'call_off';
  const offHint = found.kind === 'corporate_action' ? texts.callOffActionHint : texts.callOffHint;
  return (
    <ActionDialog
      title={isOff ? texts.callOffTitle(found.name) : texts.noteTitle(found.name)}
      submit={isOff ? texts.callOff : texts.addNote}
      isDangerous={isOff}
      isReady={isReason(note) && isReason(reason)}
      run={async () => {
        const said = { ...of, note: note.trim(), reason: reason.trim() };
        await (isOff ? ask(proposeCallingOff, said) : ask(proposePublicNote, said));
        return texts.proposedDone;
      }}
      onClose={onClose}
      onDone={onDone}
      landing={landing}
    >
      <Typography sx={{ mb: 1 }}>{isOff ? offHint : texts.noteHint}</Typography>
      <ReasonField label={texts.noteField} value={note} onChange={setNote} />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
