/** A value of the configuration as one reads it, in lines: a list has one for each of its items. The app and the console use the same. Pure. */
import { assertNever } from '@bahi/core/assert.ts';
import { formatAmount, formatQuantity } from '@bahi/core/format.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { ConfigWords } from './configuration/value-words.en.ts';
import type { AppTab } from './settings/tabs.ts';
import { configKeys, type ConfigKey, type configuredChannel, type configValue } from './configuration/calls.ts';

type Value = z.output<typeof configValue>;
type Channel = z.output<typeof configuredChannel>;

export function formatConfigValue(key: ConfigKey, value: Value, words: ConfigWords): readonly string[] {
  const lines = linesOf(key, value, words);
  return lines.length === 0 ? [words.none] : lines;
}

function linesOf(key: ConfigKey, value: Value, words: ConfigWords): readonly string[] {
  const { form } = configKeys[key];
  switch (form) {
    case 'money':
      return [formatAmount(value as string)];
    case 'count':
      return [formatQuantity(Number(value))];
    case 'percent':
      return [`${Number(value)}%`];
    case 'basisPoints':
      return [`${formatDecimal(Number(value), 2)}%`];
    case 'seconds':
    case 'minutes':
    case 'hours':
      return [words[form](Number(value))];
    case 'boolean':
      return [value === true ? words.yes : words.no];
    case 'window':
      return [windowText(value as { from: number; until: number })];
    case 'levels':
      return [(value as number[]).map((level) => `${level}×`).join(words.between)];
    case 'channels':
      return (value as Channel[]).map(({ name, payee }) => [name, ...payee.map((line) => line.value)].join(' · '));
    case 'numbers':
      return (value as { label: string; number: string }[]).map(({ label, number }) => `${label}: ${number}`);
    case 'tabs':
      return [(value as AppTab[]).map((tab) => words.tabs[tab]).join(' · ')];
    case 'picture':
      // Its name is its hash: the beginning tells two apart.
      return value === '' ? [] : [(value as string).slice(0, 12)];
    case 'title':
    case 'text':
    case 'link':
      return value === '' ? [] : [value as string];
    default:
      return assertNever(form);
  }
}

function windowText({ from, until }: { readonly from: number; readonly until: number }): string {
  return `${clock(from)}–${clock(until)}`;
}

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
