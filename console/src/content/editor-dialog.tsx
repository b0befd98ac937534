/** Writing a version in three languages, each beside the phone that shows it; a second person approves it. */
import {
  consentKinds,
  documentGroups,
  isDated,
  type DocumentGroup,
  type DocumentKind,
  type DocumentLanguage,
} from '@bahi/contract/content/kinds.ts';
import { BODY_LENGTH_MAX, proposeDocument, TITLE_LENGTH_MAX } from '@bahi/contract/content/staff-calls.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { ask } from '../data/live.ts';
import { momentOf } from '../data/moment.ts';
import { useLanguage, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import type { Version } from './document.ts';
import { factsOf, FactsFields, typedOf } from './facts-fields.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { MomentField } from './moment-field.tsx';
import { PhoneFrame, type Written } from './phone-frame.tsx';
import { ownWords } from './words.ts';

interface EditorDialogProps {
  readonly kind: DocumentKind;
  /** Null: a text that is not there yet. */
  readonly from: Version | null;
  readonly title?: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const NOTHING: Written = { title: '', body: '' };

export function EditorDialog({ kind, from, title = '', onClose, onDone }: EditorDialogProps) {
  const words = useWords(ownWords);
  const id = useId();
  const groups: readonly DocumentGroup[] = documentGroups[kind];
  const [language, setLanguage] = useState<DocumentLanguage>(useLanguage());
  const [key, setKey] = useState(from?.key ?? '');
  const [group, setGroup] = useState<DocumentGroup | null>(from?.group ?? groups[0] ?? null);
  const [place, setPlace] = useState(String(from?.place ?? 100));
  const [asksAgain, setAsksAgain] = useState(false);
  const [texts, setTexts] = useState(from?.texts ?? { en: NOTHING, tw: NOTHING, ko: NOTHING });
  const [typed, setTyped] = useState(typedOf(from?.facts ?? null));
  const facts = isDated(kind) ? factsOf(kind, typed) : null;
  const [moment, setMoment] = useState('');
  const [reason, setReason] = useState('');
  const effectiveAt = momentOf(moment);
  const text = texts[language];
  const write = (change: Partial<Written>) => setTexts({ ...texts, [language]: { ...text, ...change } });
  const isReady =
    /^[a-z][a-z0-9-]{0,39}$/.test(key) &&
    /^\d{1,4}$/.test(place) &&
    Object.values(texts).every((one) => one.title.trim() !== '' && one.body.trim() !== '') &&
    (facts !== null || !isDated(kind)) &&
    (moment === '' || effectiveAt !== null) &&
    isReason(reason);
  return (
    <ActionDialog
      title={from === null ? words.createTitle(words.kinds[kind]) : words.editTitle(title)}
      submit={words.propose}
      maxWidth="md"
      isReady={isReady}
      run={async () => {
        const shape = { kind, key, group, place: Number(place), asksAgain, base: from?.version ?? 0 };
        await ask(proposeDocument, { ...shape, texts, facts, effectiveAt, reason: reason.trim() });
        return words.proposed;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {from === null && (
        <TextField
          required
          label={words.key}
          value={key}
          onChange={(event) => setKey(event.target.value.trim())}
          helperText={words.keyHint}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      )}
      {groups.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField
            select
            label={words.group}
            value={group ?? ''}
            onChange={(event) => setGroup(event.target.value as DocumentGroup)}
          >
            {groups.map((one) => (
              <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
                {words.groups[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={words.place}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          />
        </Box>
      )}
      <LanguageTabs language={language} onChange={setLanguage} controls={id} />
      <Box id={id} sx={{ pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <TextField
            required
            label={words.title}
            value={text.title}
            onChange={(event) => write({ title: event.target.value })}
            slotProps={{ htmlInput: { maxLength: TITLE_LENGTH_MAX } }}
          />
          <TextField
            required
            multiline
            minRows={14}
            maxRows={24}
            label={words.body}
            value={text.body}
            onChange={(event) => write({ body: event.target.value })}
            helperText={words.bodyHint(formatQuantity([...text.body].length), formatQuantity(BODY_LENGTH_MAX))}
          />
        </Box>
        <Box sx={{ flex: '0 1 360px', minWidth: 0 }}>
          <PhoneFrame language={language} text={text} />
        </Box>
      </Box>
      {(consentKinds as readonly DocumentKind[]).includes(kind) && (
        <>
          <FormControlLabel
            control={<Checkbox checked={asksAgain} onChange={(event) => setAsksAgain(event.target.checked)} />}
            label={words.asksAgain}
            sx={{ minHeight: 44 }}
          />
          <FormHelperText sx={{ mb: 2 }}>{words.asksHint}</FormHelperText>
        </>
      )}
      {isDated(kind) && <FactsFields kind={kind} value={typed} onChange={setTyped} />}
      <MomentField value={moment} onChange={setMoment} />
      <ReasonField label={words.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
