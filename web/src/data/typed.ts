/**
 * What was typed into a form waits in this tab while its customer follows a link out of it: under the form's name, for the account that
 * typed it, for half an hour, until it is sent or somebody logs out. What is secret never comes here, and numbers of documents,
 * accounts and wallets do not either: their forms are not kept.
 */
import { UNSENT } from './unsent.ts';

/** Values of fields by name; only those that are not as the form began. */
export type Typed = Readonly<Record<string, string | number>>;

/** Of an interface too. */
export type Values<V> = { readonly [K in keyof V]: string | number };

/** Who is signed in, and the device's clock: a length of time is by one clock at both ends. */
export interface At {
  readonly account: string | undefined;
  readonly now: number;
}

interface Unsent {
  readonly account: string;
  readonly forms: Readonly<Record<string, { readonly at: number; readonly values: Typed }>>;
}

const KEEP_MS = 30 * 60_000;
const SECRET = /password|code$/i;

export function readTyped(form: string, at: At, storage: Storage = sessionStorage): Typed {
  return fresh(at, storage)[form]?.values ?? {};
}

/** Nothing typed is nothing kept. A visitor's form is not kept either: there is nobody it would be of. */
export function keepTyped(form: string, typed: Typed, at: At, storage: Storage = sessionStorage): void {
  const { account, now } = at;
  if (account === undefined) return;
  const { [form]: _, ...others } = fresh(at, storage);
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.test(name)));
  const isTyped = Object.keys(values).length > 0;
  const forms = isTyped ? { ...others, [form]: { at: now, values } } : others;
  storage.setItem(UNSENT.forms, JSON.stringify({ account, forms } satisfies Unsent));
}

export function dropTyped(form: string, at: At, storage: Storage = sessionStorage): void {
  keepTyped(form, {}, at, storage);
}

/** Whoever is busy with what a form sent him to has not left it: the half hour begins again. */
export function holdTyped(at: At, storage: Storage = sessionStorage): void {
  const { account, now } = at;
  const held = Object.entries(fresh(at, storage));
  if (account === undefined || held.length === 0) return;
  const forms = Object.fromEntries(held.map(([form, { values }]) => [form, { at: now, values }]));
  storage.setItem(UNSENT.forms, JSON.stringify({ account, forms } satisfies Unsent));
}

/** What was typed over how the form begins; a field that is gone by now, or became of another kind, is left out. */
export function withTyped<V extends Values<V>>(initial: V, typed: Typed): V {
  const known = Object.entries(initial).filter(([name, value]) => typeof typed[name] === typeof value);
  return { ...initial, ...Object.fromEntries(known.map(([name]) => [name, typed[name]])) };
}

/** The fields that are not as the form began: what it began with may be another by the next time. */
export function typedIn<V extends Values<V>>(begun: V, values: V): Typed {
  const changed = Object.keys(begun).filter((name) => values[name as keyof V] !== begun[name as keyof V]);
  return Object.fromEntries(changed.map((name) => [name, values[name as keyof V]]));
}

function fresh({ account, now }: At, storage: Storage): Unsent['forms'] {
  try {
    const unsent = JSON.parse(storage.getItem(UNSENT.forms) ?? 'null') as Unsent | null;
    if (unsent === null || account === undefined || unsent.account !== account) return {};
    return Object.fromEntries(Object.entries(unsent.forms).filter(([, { at }]) => at <= now && now - at < KEEP_MS));
  } catch {
    return {};
  }
}
