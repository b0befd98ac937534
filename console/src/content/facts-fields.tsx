/** What news, notices and themes have beside their words: fields in the editor, and lines where they are read. */
import type { DatedKind } from '@bahi/contract/content/kinds.ts';
import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { fieldOf, momentOf } from '../data/moment.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { Facts } from './document.ts';
import { ownWords } from './words.ts';

/** As they are typed. */
export interface TypedFacts {
  readonly symbols: string;
  readonly pinnedUntil: string;
  readonly author: string;
  readonly isPaid: boolean;
}

export function typedOf(facts: Facts | null): TypedFacts {
  return {
    symbols: facts?.symbols.join(' ') ?? '',
    pinnedUntil: facts === null || facts.pinnedUntil === null ? '' : fieldOf(facts.pinnedUntil),
    author: facts?.author ?? '',
    isPaid: facts?.isPaid ?? false,
  };
}

/** Null: something is missing or cannot be read. */
export function factsOf(kind: DatedKind, { symbols, pinnedUntil, author, isPaid }: TypedFacts): Facts | null {
  const codes = symbols
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '');
  const moment = momentOf(pinnedUntil);
  const isShort = codes.length <= 30 && codes.every((code) => /^[A-Z0-9&-]{1,20}(\.NSE)?$/.test(code));
  if (!isShort || (pinnedUntil !== '' && moment === null)) return null;
  if (kind === 'theme' && (codes.length === 0 || author.trim() === '')) return null;
  return { symbols: codes, pinnedUntil: moment, author: author.trim() === '' ? null : author.trim(), isPaid };
}

interface FactsFieldsProps {
  readonly kind: DatedKind;
  readonly value: TypedFacts;
  readonly onChange: (value: TypedFacts) => void;
}

export function FactsFields({ kind, value, onChange }: FactsFieldsProps) {
  const words = useWords(ownWords);
  const { lists } = useTexts();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        required={kind === 'theme'}
        label={words.symbols}
        value={value.symbols}
        onChange={(event) => onChange({ ...value, symbols: event.target.value })}
        helperText={words.symbolsHint}
        slotProps={{ htmlInput: { maxLength: 700 } }}
      />
      {kind === 'notice' && (
        <TextField
          type="datetime-local"
          label={words.pinnedUntil}
          value={value.pinnedUntil}
          onChange={(event) => onChange({ ...value, pinnedUntil: event.target.value })}
          helperText={`${words.pinnedHint} ${lists.zone}`}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {kind === 'theme' && (
        <>
          <TextField
            required
            label={words.author}
            value={value.author}
            onChange={(event) => onChange({ ...value, author: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={value.isPaid}
                onChange={(event) => onChange({ ...value, isPaid: event.target.checked })}
              />
            }
            label={words.isPaid}
            sx={{ minHeight: 44 }}
          />
        </>
      )}
    </Box>
  );
}

export function FactsLines({ facts }: { readonly facts: Facts | null }) {
  const words = useWords(ownWords);
  if (facts === null) return null;
  const { symbols, pinnedUntil, author, isPaid } = facts;
  const lines = [
    ...(symbols.length === 0 ? [] : [`${words.symbols}: ${symbols.join(', ')}`]),
    ...(pinnedUntil === null ? [] : [`${words.pinnedUntil}: ${when(pinnedUntil)}`]),
    ...(author === null ? [] : [`${words.author}: ${author}`]),
    ...(isPaid ? [words.isPaid] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}
