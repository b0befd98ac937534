/** One field of a draft, as its kind is typed. */
import { MenuItem, TextField } from '@mui/material';
import {
  choicesOf,
  formOf,
  isOptional,
  labelOf,
  type FieldForm,
  type ProductField,
  type ProductKind,
} from '../data/product-values.ts';
import { useTexts } from '../i18n/wording.ts';

interface FieldInputProps {
  readonly kind: ProductKind;
  readonly field: ProductField;
  readonly value: string;
  readonly problem: string | null;
  readonly isDisabled: boolean;
  readonly isAuction: boolean;
  readonly onType: (text: string) => void;
}

const types: Partial<Record<FieldForm, string>> = { moment: 'datetime-local', date: 'date' };

export function FieldInput({ kind, field, value, problem, isDisabled, isAuction, onType }: FieldInputProps) {
  const { products: texts, lists } = useTexts();
  const form = formOf(field);
  const hints: Partial<Record<ProductField, string>> = isAuction
    ? { ...texts.hints, ...texts.auctionHints }
    : texts.hints;
  const hint = [hints[field], form === 'moment' ? lists.zone : undefined].filter(Boolean).join(' ');
  const isTimed = form === 'moment' || form === 'date';
  return (
    <TextField
      id={`field-${field}`}
      label={labelOf(kind, field, texts)}
      required={!isOptional(field)}
      value={value}
      disabled={isDisabled}
      error={problem !== null}
      helperText={problem ?? hint}
      onChange={(event) => onType(typedAs(form, event.target.value))}
      {...(form === 'choice' ? { select: true } : {})}
      {...(form === 'long' ? { multiline: true, minRows: 4, sx: { gridColumn: '1 / -1' } } : {})}
      {...(types[form] === undefined ? {} : { type: types[form] })}
      slotProps={{
        ...(isTimed ? { inputLabel: { shrink: true } } : {}),
        htmlInput: {
          autoComplete: 'off',
          maxLength: form === 'long' ? 4000 : form === 'text' ? 80 : 24,
          ...(form === 'amount' ? { inputMode: 'decimal' } : {}),
          ...(form === 'count' ? { inputMode: 'numeric' } : {}),
        },
      }}
    >
      {choicesOf(field).map((choice) => (
        <MenuItem key={choice} value={choice}>
          {texts.choices[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Amounts may be typed or pasted with separators; symbols are upper case. */
function typedAs(form: FieldForm, text: string): string {
  if (form === 'amount' || form === 'count') return text.replaceAll(/[,\s]/g, '');
  return form === 'symbol' ? text.toUpperCase() : text;
}
