/** Values of the configuration while they are typed: each form as text, and back as the wire has it. Pure. */
import type { ConfigForm } from '@bahi/contract/configuration/calls.ts';
import { obligatoryTabs, type AppTab } from '@bahi/contract/settings/tabs.ts';
import { assertNever } from '@bahi/core/assert.ts';
import type { Channel, ConfigValue } from '../i18n/config-words.ts';
import { parseAmount } from '../queues/typed-dialog.tsx';

export interface NumberDraft {
  readonly label: string;
  readonly number: string;
}

export interface ChannelDraft extends Omit<Channel, 'checkLink' | 'password'> {
  readonly checkLink: string;
  /** Empty: keeps the one it has. */
  readonly password: string;
  /** It has one to keep. */
  readonly hadPassword: boolean;
}

export type Draft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tabs'; readonly tabs: readonly AppTab[] }
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'boolean'; readonly isOn: boolean }
  | { readonly kind: 'window'; readonly from: string; readonly until: string }
  | { readonly kind: 'numbers'; readonly rows: readonly NumberDraft[] }
  | { readonly kind: 'channels'; readonly rows: readonly ChannelDraft[] };

export function draftOf(form: ConfigForm, value: ConfigValue): Draft {
  switch (form) {
    case 'boolean':
      return { kind: 'boolean', isOn: value === true };
    case 'window': {
      const { from, until } = value as { from: number; until: number };
      return { kind: 'window', from: clockOf(from), until: clockOf(until) };
    }
    case 'numbers':
      return { kind: 'numbers', rows: value as NumberDraft[] };
    case 'channels':
      return {
        kind: 'channels',
        rows: (value as Channel[]).map((channel) => ({
          ...channel,
          checkLink: channel.checkLink ?? '',
          password: '',
          hadPassword: channel.hasPassword,
        })),
      };
    case 'tabs':
      return { kind: 'tabs', tabs: value as AppTab[] };
    case 'picture':
      return { kind: 'picture', picture: value as string };
    case 'levels':
      return { kind: 'text', text: (value as number[]).join(', ') };
    case 'money':
    case 'count':
    case 'percent':
    case 'basisPoints':
    case 'seconds':
    case 'minutes':
    case 'hours':
    case 'title':
    case 'text':
    case 'link':
      return { kind: 'text', text: typeof value === 'object' ? '' : String(value) };
    default:
      return assertNever(form);
  }
}

/** Null: not a value of this form, as far as one can say here; the server looks at all of it. */
export function valueOf(form: ConfigForm, draft: Draft): unknown {
  switch (draft.kind) {
    case 'boolean':
      return draft.isOn;
    case 'tabs':
      return obligatoryTabs.every((tab) => draft.tabs.includes(tab)) ? draft.tabs : null;
    case 'picture':
      return draft.picture;
    case 'window': {
      const [from, until] = [minutesOf(draft.from), minutesOf(draft.until)];
      return from === null || until === null || from >= until ? null : { from, until };
    }
    case 'numbers':
      return draft.rows.every(({ label, number }) => label.trim() !== '' && number.trim() !== '') ? draft.rows : null;
    case 'channels':
      return draft.rows.every(isWhole) ? draft.rows.map(channelOf) : null;
    case 'text':
      return valueOfText(form, draft.text.trim());
    default:
      return assertNever(draft);
  }
}

/** The same on the wire, whatever the order of its fields. */
export function isSameValue(first: unknown, second: unknown): boolean {
  return canonical(first) === canonical(second);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function valueOfText(form: ConfigForm, text: string): unknown {
  switch (form) {
    case 'money': {
      const amount = parseAmount(text);
      return amount === null ? null : withDigits(amount);
    }
    case 'levels': {
      const levels = text.split(/[,，、\s]+/).filter(Boolean);
      return levels.length > 0 && levels.every(isWholeNumber) ? levels.map(Number) : null;
    }
    case 'link':
      return text === '' || /^https:\/\/\S{4,200}$/.test(text) ? text : null;
    case 'title':
      return text !== '' && text.length <= 30 ? text : null;
    case 'text':
      return text;
    default:
      return isWholeNumber(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : null;
  }
}

/** As the server writes money. */
function withDigits(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

function isWholeNumber(text: string): boolean {
  return /^(0|[1-9][0-9]{0,6})$/.test(text);
}

function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([0-9]{1,2}):([0-9]{2})$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 1440 ? total : null;
}

function isWhole({ id, name, payee, checkLink, hasPassword, hadPassword, password }: ChannelDraft): boolean {
  return (
    /^[a-z][a-z0-9-]{1,39}$/.test(id) &&
    name.trim() !== '' &&
    payee.length > 0 &&
    payee.every(({ value }) => value.trim() !== '') &&
    (checkLink === '' || /^https:\/\/\S{4,200}$/.test(checkLink)) &&
    (!hasPassword || password.length >= 4 || (hadPassword && password === ''))
  );
}

function channelOf({ hadPassword: _hadPassword, password, checkLink, ...channel }: ChannelDraft): Channel {
  return {
    ...channel,
    name: channel.name.trim(),
    payee: channel.payee.map(({ label, value }) => ({ label, value: value.trim() })),
    checkLink: checkLink === '' ? null : checkLink,
    ...(channel.hasPassword && password !== '' ? { password } : {}),
  };
}
