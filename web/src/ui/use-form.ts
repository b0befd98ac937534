/**
 * The state of a form: values, messages beside the fields, and a summary that takes the focus when sending fails.
 * Fields are checked when they are left and when the form is sent, never while typing. With `keptAs`, what was typed is there again
 * after a link out of the form and back.
 */
import { useState, type FormEvent } from 'react';
import { useTyped } from '../data/use-typed.ts';

type Values = Readonly<Record<string, string>>;
type Messages<V extends Values> = { readonly [K in keyof V]?: string | null };

export interface FormOptions<V extends Values> {
  readonly initial: V;
  /** The message for a value, or null. Called in the order given. */
  readonly rules?: { readonly [K in keyof V]?: (value: string, values: V) => string | null };
  readonly onSubmit: (values: V) => void;
  /** Of the fields' ids: a form in a sheet over another form has its own. */
  readonly idPrefix?: string;
  /** The form and its subject, for the tab's session (typed.ts). Of a form without anything secret only. */
  readonly keptAs?: string;
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly errors: Messages<V>;
  /** A message about the whole form, such as a refusal. */
  readonly formError: string | null;
  readonly set: <K extends keyof V & string>(name: K, value: string) => void;
  /** Spread on TextField, PasswordField, MoneyInput. */
  readonly field: <K extends keyof V & string>(
    name: K,
  ) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
    readonly onChange: (value: string) => void;
    readonly onBlur: () => void;
  };
  /** On the <form>. */
  readonly onSubmit: (event: FormEvent) => void;
  /** Puts messages from the server beside their fields (same words), and moves the focus to the summary. */
  readonly reject: (errors: Messages<V>, formError?: string | null) => void;
  readonly reset: () => void;
  /** It was sent: what was kept of it goes, what is shown stays. */
  readonly forget: () => void;
  /** For ErrorSummary. */
  readonly summary: readonly { readonly id: string | null; readonly text: string }[];
  /** Grows with every failed sending: ErrorSummary takes the focus then. */
  readonly failures: number;
}

export function useForm<V extends Values>({
  initial,
  rules = {},
  onSubmit,
  idPrefix = 'field',
  keptAs,
}: FormOptions<V>): Form<V> {
  const { values, latest, change, forget } = useTyped<V>(initial, { keptAs: keptAs ?? null });
  const [errors, setErrors] = useState<Messages<V>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const names = Object.keys(initial) as (keyof V & string)[];
  const check = (name: keyof V) => rules[name]?.(latest()[name] ?? '', latest()) ?? null;

  const set = (name: keyof V & string, value: string) => {
    change((now) => ({ ...now, [name]: value }));
    // A message goes as soon as its reason is gone; a new one waits until the field is left.
    if (errors[name]) setErrors((now) => ({ ...now, [name]: check(name) === null ? null : now[name] }));
  };
  const reject = (next: Messages<V>, message: string | null = null) => {
    setErrors(next);
    setFormError(message);
    setFailures((count) => count + 1);
  };
  return {
    values,
    errors,
    formError,
    failures,
    set,
    reject,
    forget,
    field: (name) => ({
      id: `${idPrefix}-${name}`,
      name,
      value: values[name] ?? '',
      error: errors[name] ?? null,
      onChange: (value) => set(name, value),
      onBlur: () => {
        if (latest()[name] !== '') setErrors((now) => ({ ...now, [name]: check(name) }));
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      // Of a form in a sheet over another form: what is sent is this one.
      event.stopPropagation();
      const found = Object.fromEntries(names.map((name) => [name, check(name)])) as Messages<V>;
      if (names.some((name) => Boolean(found[name]))) return reject(found);
      setErrors({});
      setFormError(null);
      onSubmit(latest());
    },
    reset: () => {
      change(() => initial);
      setErrors({});
      setFormError(null);
    },
    summary: [
      ...(formError === null ? [] : [{ id: null, text: formError }]),
      ...names.flatMap((name) => (errors[name] ? [{ id: `${idPrefix}-${name}`, text: errors[name] }] : [])),
    ],
  };
}
