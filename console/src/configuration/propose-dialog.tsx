/** Proposing a value: what it is, from when on, why, how it differs, and what customers will see of it before. */
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { configRoles, proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { serverNow } from '../data/clock.ts';
import { ask } from '../data/live.ts';
import { fieldOf, momentOf } from '../data/moment.ts';
import { when } from '../data/when.ts';
import { useConfigWords, type ConfigValue } from '../i18n/config-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { LineDifferences } from '../shell/line-differences.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { comingAfter, valueAt, type Row } from './at-moment.ts';
import { Lines } from './lines.tsx';
import { draftOf, isSameValue, valueOf } from './value-drafts.ts';
import { ValueEditor } from './value-editor.tsx';
import { ownWords } from './words.ts';

export interface Proposing {
  readonly row: Row;
  /** What the form begins with. */
  readonly value: ConfigValue;
  /** Calls off what would begin then. */
  readonly at: number | null;
}

interface ProposeDialogProps {
  readonly proposing: Proposing;
  readonly noticeHours: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function ProposeDialog({ proposing, noticeHours, onClose, onDone }: ProposeDialogProps) {
  const texts = useWords(ownWords);
  const { lists, roles } = useTexts();
  const { keys, lines } = useConfigWords();
  const { row, at } = proposing;
  const { key } = row;
  const { form, group, isAnnounced } = configKeys[key];
  const [draft, setDraft] = useState(() => draftOf(form, proposing.value));
  const [moment, setMoment] = useState(() => fieldOf(at ?? soonestOf(isAnnounced ? noticeHours : 0)));
  const [reason, setReason] = useState('');
  const value = valueOf(form, draft);
  const from = at ?? momentOf(moment);
  // What it takes the place of, announced changes counted in.
  const begins = from ?? serverNow();
  const replaced = valueAt(row, begins);
  const still = comingAfter(row, begins);
  const isSame = value !== null && at === null && isSameValue(value, replaced);
  const isReady = value !== null && !isSame && from !== null && isReason(reason);

  return (
    <ActionDialog
      title={at === null ? texts.changeOf(keys[key].name) : texts.callOffTitle(keys[key].name)}
      submit={texts.propose}
      maxWidth="md"
      isReady={isReady}
      run={async () => {
        await ask(proposeConfig, { key, value, effectiveFrom: from!, reason: reason.trim() });
        return texts.proposed;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography>{keys[key].meaning}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {texts.approvers(configRoles[group].approve.map((role) => roles[role]).join(', '))}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box>
          {at === null && <ValueEditor form={form} draft={draft} isInvalid={value === null} onChange={setDraft} />}
          {isSame && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.same}</Typography>}
          <TextField
            required
            type="datetime-local"
            label={texts.effectiveFrom}
            value={moment}
            disabled={at !== null}
            onChange={(event) => setMoment(event.target.value)}
            helperText={`${at !== null || form === 'channels' ? `${texts.calledOff} ` : ''}${isAnnounced ? texts.notice(noticeHours) : texts.atOnce} ${lists.zone}`}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <ReasonField label={texts.reason} value={reason} onChange={setReason} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          {value !== null && !isSame && (
            <Box component="section" aria-label={texts.diff}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {texts.diff}
              </Typography>
              <LineDifferences before={lines(key, replaced)} after={lines(key, value)} />
            </Box>
          )}
          {value !== null && !isSame && at === null && (
            <Preview configKey={key} current={valueAt(row, begins - 1)} value={value as ConfigValue} from={from} />
          )}
          {still.length > 0 && (
            <Box component="section" aria-label={texts.stillComing}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {texts.stillComing}
              </Typography>
              {still.map((version) => (
                <Box key={version.number} sx={{ mt: 0.5 }}>
                  {texts.coming(when(version.from))}
                  <Lines lines={lines(key, version.value)} />
                </Box>
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </ActionDialog>
  );
}

/** A whole hour, and one more for the second person. */
function soonestOf(noticeHours: number): number {
  return Math.ceil((serverNow() + (noticeHours + 1) * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

interface PreviewProps {
  readonly configKey: ConfigKey;
  readonly current: ConfigValue;
  readonly value: ConfigValue;
  readonly from: number | null;
}

/** As the app tells it, on every screen that it is about. */
function Preview({ configKey, current, value, from }: PreviewProps) {
  const texts = useWords(ownWords);
  const { keys, words } = useConfigWords();
  const { isAnnounced } = configKeys[configKey];
  return (
    <Box component="section" aria-label={texts.preview}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {texts.preview}
      </Typography>
      {!isAnnounced && <Typography sx={{ color: 'text.secondary' }}>{texts.previewNone}</Typography>}
      {isAnnounced && (
        <Box
          sx={{
            maxWidth: 320,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            bgcolor: 'background.default',
          }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{texts.previewTitle}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{keys[configKey].name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{keys[configKey].meaning}</Typography>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{texts.previewFrom(when(from))}</Typography>
          {formatConfigValue(configKey, value, words).map((line) => (
            <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{texts.previewUntil}</Typography>
          {formatConfigValue(configKey, current, words).map((line) => (
            <Typography key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
