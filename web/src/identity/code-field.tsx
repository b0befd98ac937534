/** The second factor of a login: appears once the server has asked for it, and takes the focus. */
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Form } from '../ui/use-form.ts';
import { identityTexts } from './texts.ts';

export function CodeField({ field }: { field: ReturnType<Form<{ code: string }>['field']> }) {
  const t = useTexts(identityTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...field}
      ref={input}
      label={t.secondFactor}
      hint={t.secondFactorHint}
      autoComplete="one-time-code"
      maxLength={12}
      isRequired
    />
  );
}

/** What the form sends for it: nothing until it is asked for. */
export function codeOf(code: string): { code?: string } {
  return code.trim() === '' ? {} : { code: code.trim() };
}
