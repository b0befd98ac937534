/** The form of a draft: each field says what stands in its way, everything typed is kept, and beside it is what customers will see. */
import { saveDraft } from '@bahi/contract/staff/offerings.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ask } from '../data/live.ts';
import type { ProductField, ProductValues } from '../data/product-values.ts';
import { when } from '../data/when.ts';
import { refusalWords } from '../i18n/refusal-words.ts';
import { useLanguage, useTexts } from '../i18n/wording.ts';
import { useProductForms } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { DraftActions } from './draft-actions.tsx';
import { keepDraft, type Draft, type DraftKeeper, type Keeping } from './draft-keeper.ts';
import { FieldInput } from './field-input.tsx';
import { Preview } from './preview.tsx';

interface DraftFormProps {
  readonly draft: Draft;
  readonly isLocked: boolean;
  readonly mayWrite: boolean;
  readonly landing: RefObject<HTMLElement | null>;
  /** Reads it again, as somebody else has written it or after a proposal. */
  readonly onAgain: () => void;
}

const columns = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;

const inputs = {
  p: 2,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function DraftForm({ draft: read, isLocked, mayWrite, landing, onAgain }: DraftFormProps) {
  const { products: texts } = useTexts();
  const language = useLanguage();
  const [values, setValues] = useState<ProductValues>(read.values);
  const [draft, setDraft] = useState(read);
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'saved', at: read.at });
  const [isAsked, setAsked] = useState(false);
  const keeper = useKeeper(read, (next, kept) => {
    setKeeping(next);
    setDraft(kept);
  });
  const parts = useProductForms()[read.kind].parts(values);
  const shown = parts.flatMap(({ fields }) => fields);
  const problems = draft.problems.filter(({ field }) => shown.includes(field));

  function type(field: ProductField, text: string) {
    const next = { ...values, [field]: text };
    setValues(next);
    keeper.current?.type(next);
  }

  /** What is empty says so once somebody wants to propose it; what is wrong, at once. */
  function problemOf(field: ProductField): string | null {
    const found = problems.find((problem) => problem.field === field);
    if (found === undefined || isLocked) return null;
    if (found.refusal.code === 'products.field_missing' && !isAsked) return null;
    return refusalWords(found.refusal as Parameters<typeof refusalWords>[0], language);
  }

  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        {keeping.kind === 'changed' && (
          <Alert
            severity="warning"
            action={
              <Button onClick={onAgain} sx={{ minHeight: 40 }}>
                {texts.openAgain}
              </Button>
            }
          >
            {keeping.error.message}
          </Alert>
        )}
        {parts.map(({ part, fields }) => (
          <Panel key={part} title={texts.parts[part]}>
            <Box sx={inputs}>
              {fields.map((field) => (
                <FieldInput
                  key={field}
                  kind={read.kind}
                  field={field}
                  value={values[field] ?? ''}
                  problem={problemOf(field)}
                  isAuction={values.allocation?.startsWith('auction') ?? false}
                  isDisabled={isLocked || keeping.kind === 'changed'}
                  onType={(text) => type(field, text)}
                />
              ))}
            </Box>
          </Panel>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, position: { lg: 'sticky' }, top: { lg: 56 }, minWidth: 0 }}>
        {mayWrite && (
          <Panel title={texts.propose}>
            <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
              {!isLocked && <Kept keeping={keeping} onAgain={() => void keeper.current?.flush()} />}
              {!isLocked && (
                <Typography>{problems.length === 0 ? texts.ready : texts.left(problems.length)}</Typography>
              )}
              <DraftActions
                draft={draft}
                isLocked={isLocked || keeping.kind === 'changed'}
                isWhole={problems.length === 0}
                flush={async () => (await keeper.current?.flush()) ?? null}
                onIncomplete={() => {
                  setAsked(true);
                  const [first] = problems;
                  if (first !== undefined) document.getElementById(`field-${first.field}`)?.focus();
                }}
                onDone={onAgain}
                landing={landing}
              />
            </Box>
          </Panel>
        )}
        <Preview kind={read.kind} values={values} />
      </Box>
    </Box>
  );
}

/** Lives as long as the form. */
function useKeeper(draft: Draft, onKept: (keeping: Keeping, draft: Draft) => void) {
  const keeper = useRef<DraftKeeper | null>(null);
  const told = useRef(onKept);
  useEffect(() => {
    told.current = onKept;
  });
  const [first] = useState(draft);
  useEffect(() => {
    const { id, kind } = first;
    const kept = keepDraft({
      draft: first,
      save: (values, version) => ask(saveDraft, { draft: id, version, kind, values }),
      onKept: (keeping, now) => told.current(keeping, now),
    });
    keeper.current = kept;
    // A tab may close, and a phone may forget it, within the moment after the last key.
    const sendHidden = () => document.visibilityState === 'hidden' && kept.hide();
    addEventListener('pagehide', kept.hide);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      removeEventListener('pagehide', kept.hide);
      document.removeEventListener('visibilitychange', sendHidden);
      kept.leave();
    };
  }, [first]);
  return keeper;
}

function Kept({ keeping, onAgain }: { keeping: Keeping; onAgain: () => void }) {
  const { products: texts, lists } = useTexts();
  if (keeping.kind === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={onAgain}>{lists.tryAgain}</Button>}>
        {texts.notSaved} {keeping.error.message}
      </Alert>
    );
  }
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {keeping.kind === 'saved' ? texts.saved(when(keeping.at)) : texts.saving}
    </Typography>
  );
}
