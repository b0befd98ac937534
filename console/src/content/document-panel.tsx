/** One text: what waits for a second person, and the newest version on a phone in each language. */
import {
  documentLanguages,
  singleKinds,
  type DocumentKind,
  type DocumentLanguage,
} from '@bahi/contract/content/kinds.ts';
import { diffDocument, getStaffDocument } from '@bahi/contract/content/staff-calls.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useLanguage, useWords } from '../i18n/wording.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import type { Facts, Proposed, StaffDocument } from './document.ts';
import { Decision } from './decision.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { FactsLines } from './facts-fields.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { LineChanges } from './line-changes.tsx';
import { PhoneFrame, type Written } from './phone-frame.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ownWords } from './words.ts';

interface DocumentPanelProps {
  readonly kind: DocumentKind;
  /** Its key. */
  readonly name: string;
  readonly mayPropose: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function DocumentPanel({ kind, name, mayPropose, onClose, onChanged }: DocumentPanelProps) {
  const texts = useWords(ownWords);
  const query = useRead(getStaffDocument, { kind, key: name });
  return (
    <>
      <Box>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.back}
        </Button>
      </Box>
      <Reading of={query}>
        {(document) => (
          <Opened
            document={document}
            mayPropose={mayPropose}
            onChanged={() => {
              void query.refetch();
              onChanged();
            }}
          />
        )}
      </Reading>
    </>
  );
}

interface OpenedProps extends Pick<DocumentPanelProps, 'mayPropose' | 'onChanged'> {
  readonly document: StaffDocument;
}

function Opened({ document, mayPropose, onChanged }: OpenedProps) {
  const texts = useWords(ownWords);
  const own = useLanguage();
  const [language, setLanguage] = useState<DocumentLanguage>(own);
  const [seen, setSeen] = useState<readonly DocumentLanguage[]>([own]);
  const show = (next: DocumentLanguage) => {
    setLanguage(next);
    setSeen([...new Set([...seen, next])]);
  };
  const [step, setStep] = useState<'edit' | 'remove' | 'history' | null>(null);
  const { row, newest, proposed } = document;
  const { kind, key } = row;
  const title = row.titles[own];
  const close = () => setStep(null);
  const dialog = { kind, title, onClose: close, onDone: onChanged };
  const waiting = proposed === null ? null : (proposed.after['texts'] as Record<DocumentLanguage, Written> | null);
  return (
    <>
      {proposed !== null && (
        <Panel
          title={texts.waiting}
          aside={
            <Decision
              change={proposed}
              mayDecide={mayPropose}
              isSeen={waiting === null || seen.length === documentLanguages.length}
              onDone={onChanged}
            />
          }
        >
          <Waiting proposed={proposed} />
          <InLanguage language={language} onLanguage={show} text={waiting?.[language] ?? null} name={texts.waiting}>
            <Differences of={{ kind, key, from: row.version }} language={language} />
          </InLanguage>
        </Panel>
      )}
      {newest !== null && (
        <Panel
          title={title}
          aside={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button onClick={() => setStep('history')} sx={{ minHeight: 44 }}>
                {texts.history}
              </Button>
              {mayPropose && proposed === null && !singleKinds.includes(kind) && !newest.isRemoval && (
                <Button onClick={() => setStep('remove')} sx={{ minHeight: 44 }}>
                  {texts.remove}
                </Button>
              )}
              {mayPropose && proposed === null && (
                <Button variant="contained" onClick={() => setStep('edit')} sx={{ minHeight: 44 }}>
                  {texts.edit}
                </Button>
              )}
            </Box>
          }
        >
          <Typography sx={{ px: 2, pt: 1 }}>
            {[
              `${texts.version} ${newest.version}`,
              newest.isRemoval ? texts.isRemoval : texts.states[newest.state],
              ...(newest.effectiveAt === null ? [] : [when(newest.effectiveAt)]),
            ].join(' · ')}
          </Typography>
          <Typography sx={{ px: 2, color: 'text.secondary' }}>
            {newest.isHouse ? texts.house : texts.people(newest.maker ?? '–', newest.checker ?? '–')}
          </Typography>
          <Box sx={{ px: 2 }}>
            <FactsLines facts={newest.facts} />
          </Box>
          <InLanguage language={language} onLanguage={show} text={newest.texts?.[language] ?? null} />
        </Panel>
      )}
      {step === 'edit' && newest !== null && <EditorDialog {...dialog} from={newest} />}
      {step === 'remove' && newest !== null && <RemoveDialog {...dialog} from={newest} />}
      {step === 'history' && <HistoryDialog kind={kind} name={key} title={title} onClose={close} />}
    </>
  );
}

interface InLanguageProps {
  readonly language: DocumentLanguage;
  readonly onLanguage: (language: DocumentLanguage) => void;
  /** Null: it is to be removed, or is. */
  readonly text: Written | null;
  /** Of its phone, where two stand on one page. */
  readonly name?: string;
  readonly children?: ReactNode;
}

function InLanguage({ language, onLanguage, text, name, children }: InLanguageProps) {
  const id = useId();
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <LanguageTabs language={language} onChange={onLanguage} controls={id} />
      <Box id={id} sx={{ pt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {text !== null && (
          <Box sx={{ flex: '0 1 360px', minWidth: 0 }}>
            <PhoneFrame language={language} text={text} {...(name === undefined ? {} : { name })} />
          </Box>
        )}
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>{children}</Box>
      </Box>
    </Box>
  );
}

function Waiting({
  proposed: { maker, madeAt, reason, effectiveFrom, after, isMakerDisabled },
}: {
  proposed: Proposed;
}) {
  const texts = useWords(ownWords);
  return (
    <Box sx={{ px: 2, pt: 1 }}>
      <Typography>{texts.proposedBy(maker, when(madeAt))}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
      <Typography>{effectiveFrom === null ? texts.effectiveAtOnce : texts.effective(when(effectiveFrom))}</Typography>
      <FactsLines facts={(after['facts'] ?? null) as Facts | null} />
      {after['texts'] === null && <Alert severity="warning">{texts.removalWaits}</Alert>}
      {after['asksAgain'] === true && (
        <Alert severity="info">
          {texts.asks} {texts.asksHint}
        </Alert>
      )}
      {isMakerDisabled && <Alert severity="warning">{texts.makerDisabled(maker)}</Alert>}
    </Box>
  );
}

interface DifferencesProps {
  readonly of: { readonly kind: DocumentKind; readonly key: string; readonly from: number };
  readonly language: DocumentLanguage;
}

function Differences({ of, language }: DifferencesProps) {
  const texts = useWords(ownWords);
  const query = useRead(diffDocument, { ...of, language, to: null });
  return (
    <>
      <Typography component="h3" sx={{ mb: 1, fontWeight: 600 }}>
        {texts.changes}
      </Typography>
      <Reading of={query}>{({ lines }) => <LineChanges lines={lines} />}</Reading>
    </>
  );
}
