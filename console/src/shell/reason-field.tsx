/** Why somebody does a thing: written down with it, five signs or more. */
import { TextField } from '@mui/material';
import { useTexts } from '../i18n/wording.ts';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export function ReasonField({ label, value, onChange, hint, minimum = 5, maximum = 500 }: ReasonFieldProps) {
  const { lists } = useTexts();
  return (
    <TextField
      required
      multiline
      minRows={2}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={[hint, lists.atLeast(minimum)].filter(Boolean).join(' ')}
      slotProps={{ htmlInput: { maxLength: maximum } }}
    />
  );
}

export function isReason(text: string, minimum = 5): boolean {
  return text.trim().length >= minimum;
}
