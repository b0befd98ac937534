/** An amount: digits and a point while typing, Indian grouping after leaving. `value` is the wire's decimal text. */
import { useState, type ReactNode } from 'react';
import { formatAmount } from '@bahi/core/format.ts';
import { parseDecimal } from '@bahi/core/money.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { cleanDecimal } from './decimal-input.ts';

export interface MoneyInputProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'end'> {
  /** "" or a plain decimal such as "98582.57". */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Decimals of the currency, or of the price. */
  readonly digits?: number;
  /** Written once, at the right: "INR". */
  readonly unit?: ReactNode;
}

export function MoneyInput({ value, onChange, digits = 2, unit, error, onBlur, ...rest }: MoneyInputProps) {
  const t = useCommonTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const isReadable = value === '' || parseDecimal(value, digits) !== null;
  const shown = draft ?? (value === '' || !isReadable ? value : formatAmount(value, fractionOf(value, digits)));
  return (
    <TextField
      {...rest}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      error={error ?? (draft === null && !isReadable ? t.money.notANumber : null)}
      end={unit === undefined ? undefined : <span className="pr-2 text-small text-ink-2">{unit}</span>}
      onChange={(text) => {
        const cleaned = cleanDecimal(text, digits);
        setDraft(cleaned);
        onChange(cleaned);
      }}
      onBlur={() => {
        // "12." and ".5" become readable numbers once the reader is done.
        if (draft !== null) onChange(finished(draft));
        setDraft(null);
        onBlur?.();
      }}
    />
  );
}

function finished(draft: string): string {
  const [whole = '', fraction = ''] = draft.split('.');
  const trimmed = whole.replace(/^0+(?=[0-9])/, '');
  if (trimmed === '' && fraction === '') return '';
  return fraction === '' ? trimmed : `${trimmed === '' ? '0' : trimmed}.${fraction}`;
}

function fractionOf(value: string, digits: number): number {
  return value.includes('.') ? digits : 0;
}
