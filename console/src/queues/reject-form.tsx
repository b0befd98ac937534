/** Why a case is rejected: a numbered reason, or one for each field that fails. Numbers pick, Enter sends. */
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../i18n/wording.ts';
import { Kbd } from './columns.tsx';
import { useKeys, useKeySettings } from './use-keys.ts';

export interface Choices {
  /** Fields that may fail, each with the reasons that fit it; a case that fails as a whole has one. */
  readonly subjects: readonly { readonly key: string; readonly label: string; readonly reasons: readonly string[] }[];
  /** In the order of their numbers, which never change. */
  readonly reasons: readonly { readonly key: string; readonly label: string }[];
}

/** Subject → reason. */
export type Picks = ReadonlyMap<string, string>;

interface RejectFormProps {
  readonly choices: Choices;
  /** Of the button, where the case fails as a whole. */
  readonly label: string;
  readonly isBusy: boolean;
  onSend(picks: Picks): void;
  onBack(): void;
}

export function RejectForm({ choices: { subjects, reasons }, label, isBusy, onSend, onBack }: RejectFormProps) {
  const { queues } = useTexts();
  const { isOn } = useKeySettings();
  const [subject, setSubject] = useState(subjects[0]!.key);
  const [picks, setPicks] = useState<Picks>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const fitting = subjects.find(({ key }) => key === subject)!.reasons;
  const isWhole = subjects.length === 1;

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function pick(reason: string) {
    const changed = new Map(picks);
    if (changed.get(subject) === reason) changed.delete(subject);
    else changed.set(subject, reason);
    setPicks(changed);
  }
  useKeys({
    reason(number) {
      const reason = reasons[number - 1]?.key;
      if (reason !== undefined && fitting.includes(reason)) pick(reason);
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (picks.size > 0 && !isBusy) onSend(picks);
  }

  const labelOf = (reason: string | undefined) => reasons.find(({ key }) => key === reason)?.label;
  return (
    <Box
      component="form"
      ref={form}
      aria-label={queues.rejectTitle}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack();
      }}
      sx={{ mb: 0.5 }}
    >
      {!isWhole && (
        <Choice
          legend={queues.whichField}
          name="subject"
          options={subjects.map(({ key, label }) => ({ key, label, finding: labelOf(picks.get(key)) }))}
          chosen={subject}
          onChoose={setSubject}
        />
      )}
      <Choice
        legend={queues.rejectReason}
        name="reason"
        options={reasons
          .map(({ key, label }, index) => ({ key, label, number: isOn ? index + 1 : undefined }))
          .filter(({ key }) => fitting.includes(key))}
        chosen={picks.get(subject)}
        onChoose={pick}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 }}>
        <Button onClick={onBack} sx={{ minHeight: 48 }}>
          {queues.back}{' '}
          <Box component="span" sx={{ ml: 1 }}>
            <Kbd>Esc</Kbd>
          </Box>
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={picks.size === 0 || isBusy}
          sx={{ minHeight: 48, gap: 1 }}
        >
          {isWhole ? label : queues.rejectFields(picks.size)}
          <Kbd>⏎</Kbd>
        </Button>
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly key: string;
    readonly label: string;
    readonly number?: number | undefined;
    readonly finding?: string | undefined;
  }[];
  readonly chosen: string | undefined;
  onChoose(key: string): void;
}

function Choice({ legend, name, options, chosen, onChoose }: ChoiceProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.25 }}>
        {legend}
      </Typography>
      {options.map(({ key, label, number, finding }) => (
        <Box
          key={key}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            px: 1,
            borderRadius: 1,
            cursor: 'pointer',
            bgcolor: key === chosen ? 'info.light' : 'transparent',
            '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
            sx={{ m: 0, accentColor: ({ palette }) => palette.primary.main, '&:focus-visible': { outline: 0 } }}
          />
          {number !== undefined && <Kbd>{number}</Kbd>}
          <span>{label}</span>
          {finding !== undefined && (
            <Box component="strong" sx={{ ml: 'auto', color: 'error.main', textAlign: 'right' }}>
              {finding}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
