/** From when on; empty: with the approval. */
import { TextField } from '@mui/material';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

interface MomentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function MomentField({ value, onChange }: MomentFieldProps) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  return (
    <TextField
      type="datetime-local"
      label={texts.effectiveFrom}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={`${texts.effectiveHint} ${lists.zone}`}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
