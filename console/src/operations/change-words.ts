/** A change in words: what it is about, what stays as it is, and what it alters, each field as one reads it. Pure. */
import type { listChanges } from '@bahi/contract/staff/operations.ts';
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { formatAmount, formatBusinessDate } from '@bahi/core/format.ts';
import { isTerm, labelOf, readableValue } from '../data/product-values.ts';
import type { RowOf } from '../data/data-provider.ts';
import { when } from '../data/when.ts';
import type { Texts } from '../i18n/texts.en.ts';
import type { ownWords } from './words.ts';

export type Change = RowOf<typeof listChanges>;

export interface ChangeWords {
  readonly subject: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface WordsUsed {
  readonly texts: Texts;
  readonly own: typeof ownWords.en;
  readonly restriction: {
    readonly kind: Readonly<Record<string, string>>;
    readonly reason: Readonly<Record<string, string>>;
  };
  readonly productKinds: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<ConfigKey, { readonly name: string }>>;
  readonly lines: (key: ConfigKey, value: unknown) => readonly string[];
}

export function wordsOfChange(change: Change, used: WordsUsed): ChangeWords {
  const { before } = change;
  const after = flat(change);
  const isOffering = change.kind === 'product' || change.kind === 'draw';
  const labels: Readonly<Record<string, string>> = isOffering ? used.texts.products.fields : used.texts.changes.fields;
  const ofOffering = textOf(after['product']);
  const fields = [...new Set([...Object.keys(labels), ...Object.keys(before ?? {}), ...Object.keys(after)])]
    .filter((field) => field in after || (before !== null && field in before))
    .map((field) => ({
      label:
        change.kind === 'config'
          ? used.texts.lists.inForce
          : isOffering && isTerm(field)
            ? labelOf(ofOffering, field, used.texts.products)
            : (labels[field] ?? field),
      isBoth: before !== null && field in before && field in after,
      before: before === null ? [] : linesOf(change, field, before[field], used),
      after: linesOf(change, field, after[field], used),
    }));
  const isSame = (field: (typeof fields)[number]) => field.before.join('\n') === field.after.join('\n');
  return {
    subject: subjectOf(change, used),
    facts: fields
      .filter((field) => field.isBoth && isSame(field))
      .map(({ label, after: lines }) => [label, lines.join(', ')]),
    differences: fields
      .filter((field) => !isSame(field))
      .map(({ label, before: from, after: to }) => ({
        label,
        before: from.filter((line) => !to.includes(line)),
        after: to.filter((line) => !from.includes(line)),
      })),
  };
}

export function subjectOf(
  { kind, subject, before, after }: Change,
  { texts, keys, restriction, productKinds }: WordsUsed,
): string {
  switch (kind) {
    case 'config':
      return isConfigKey(subject) ? keys[subject].name : subject;
    case 'roles':
      return textOf(before?.['account']) ?? subject;
    case 'restriction': {
      const code = textOf(after['kind']) ?? '';
      return `${restriction.kind[code] ?? code} · ${texts.lists.number} ${textOf(after['customer']) ?? ''}`;
    }
    case 'correction':
      return texts.changes.entry(subject);
    case 'restart':
      return texts.changes.trading;
    case 'bank_statement': {
      const [currency = '', date = ''] = subject.split(' ');
      return `${currency} ${formatBusinessDate(date)}`;
    }
    case 'product': {
      const { acts, change } = texts.products;
      const { symbol, name } = flat({ kind, after });
      const act = textOf(after['act']) as keyof typeof acts;
      const product = textOf(after['product']) ?? '';
      return change(acts[act], productKinds[product] ?? product, textOf(symbol) ?? textOf(name) ?? subject);
    }
    case 'draw':
      return `${textOf(after['symbol']) ?? subject} · ${textOf(after['name']) ?? ''}`;
    case 'pool_resume':
      return textOf(after['symbol']) ?? subject;
    case 'document':
    case 'institution':
    case 'staff':
      return subject;
  }
}

function linesOf({ kind, subject, before }: Change, field: string, value: unknown, used: WordsUsed): readonly string[] {
  const { changes, roles } = used.texts;
  const { staff } = used.own;
  if (kind === 'config' && field === 'value' && isConfigKey(subject)) {
    return value === undefined ? [] : used.lines(subject, value);
  }
  if (field === 'until') return [value === null ? used.texts.lists.noEnd : whenOf(value)];
  if (field === 'haltedSince') return [value === null ? changes.ordersTaken : changes.ordersHalted(whenOf(value))];
  if (value === undefined || value === null || value === '') return [];
  if (kind === 'document' && field === 'texts') return documentLines(value);
  if (kind === 'product' || kind === 'draw') return [offeringLine(field, value, used)];
  if (field === 'roles' && Array.isArray(value)) return value.map((role) => roles[role as StaffRole] ?? String(role));
  if (typeof value === 'boolean') return [value === true ? staff.yes : staff.no];
  const text = textOf(value) ?? JSON.stringify(value);
  if (field === 'cash' || field === 'total') return [formatAmount(text)];
  if (field === 'kind' && kind === 'restriction') return [used.restriction.kind[text] ?? text];
  if (field === 'kind' && kind === 'correction') {
    const { entries } = used.texts;
    return [entries[text as keyof typeof entries] ?? text];
  }
  if (field === 'reason') return [used.restriction.reason[text] ?? text];
  if (field === 'reverses' && before !== null) return [changes.entry(text)];
  return [text];
}

/** The terms of a product as its fields; what it is about is its name already. */
function flat({ kind, after }: Pick<Change, 'kind' | 'after'>): Record<string, unknown> {
  if (kind !== 'product') return after;
  const { act: _act, values, ...rest } = after;
  return { ...rest, ...(values as Record<string, unknown> | undefined) };
}

function offeringLine(field: string, value: unknown, { texts, productKinds }: WordsUsed): string {
  const { states, choices } = texts.products;
  const text = textOf(value) ?? JSON.stringify(value);
  if (field === 'product') return productKinds[text] ?? text;
  if (field === 'productState') return states[text as keyof typeof states] ?? text;
  return isTerm(field) ? readableValue(field, text, choices) : text;
}

/** Of each language its title and its lines. */
function documentLines(texts: unknown): readonly string[] {
  const each = Object.values(texts as Readonly<Record<string, { readonly title: string; readonly body: string }>>);
  return each.flatMap(({ title, body }) => [title, ...body.split('\n').filter((line) => line !== '')]);
}

function isConfigKey(text: string): text is ConfigKey {
  return text in configKeys;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

function whenOf(value: unknown): string {
  return typeof value === 'number' ? when(value) : '–';
}
