/**
 * Puts parameters into a text by their kind (errors.ts, stories.ts), as spec §9 writes numbers and times. The server's
 * English and the app's languages use the same one. Pure.
 */
import {
  formatAmount,
  formatBusinessDate,
  formatDateTime,
  formatPrice,
  formatQuantity,
  formatRate,
  signOf,
} from '@bahi/core/format.ts';
import { chooseParticles } from '@bahi/core/particles.ts';
import type { StoryParamKind } from './stories.ts';

export type ParamValues = Readonly<Record<string, string | number | null>>;

export interface FillOptions {
  readonly kinds: Partial<Record<string, StoryParamKind>>;
  readonly values: ParamValues;
  readonly zone: string;
  /** Stands behind each amount of money; without it a text or its screen names the currency. */
  readonly currency?: string;
  /** The words of restrictions' reasons in the text's language; one without a word stays as it is. */
  readonly reasons?: Partial<Record<string, string>>;
  /** The words of staff's roles in the text's language; one without a word stays as it is. */
  readonly roles?: Partial<Record<string, string>>;
  /** The words of fields in the text's language (fields.*.ts of each domain); a field without one is told as `other`. */
  readonly fields?: Partial<Record<string, string>>;
}

/**
 * `{name}` becomes its parameter; a name without a value or a kind stays as it is. `{name/10}` is a tenth of a whole number: ten
 * crore are one 億 and one 억; `{name|、}` are the items of a list with what stands between them. `[until {name}]` is left out when its parameter is null, or is no money at all. Korean
 * particles follow what was put in.
 */
export function fillText(
  template: string,
  { kinds, values, zone, currency = '', reasons = {}, roles = {}, fields = {} }: FillOptions,
): string {
  const shown = template.replaceAll(/\[([^[\]]*)\]/g, (_whole, part: string) =>
    isOfNothing(part, { kinds, values }) ? '' : part,
  );
  const filled = shown.replaceAll(/\{([a-z_]+)(\/10|\|[^}]+)?\}/g, (whole, name: string, how: string | undefined) => {
    const value = values[name];
    const kind = kinds[name];
    if (value === undefined || value === null || kind === undefined) return whole;
    if (how === '/10') return formatTenth(Number(value));
    const text = formatParam(kind, value, { zone, currency, reasons, roles, fields });
    return how === undefined ? text : text.split(', ').join(how.slice(1));
  });
  return chooseParticles(filled);
}

function isOfNothing(part: string, { kinds, values }: Pick<FillOptions, 'kinds' | 'values'>): boolean {
  return [...part.matchAll(/\{([a-z_]+)/g)].some(([, name]) => {
    const value = values[name!];
    return value === null || (kinds[name!] === 'money' && value !== undefined && signOf(String(value)) === 0);
  });
}

function formatParam(
  kind: StoryParamKind,
  value: string | number,
  { zone, currency, reasons, roles, fields }: Required<Omit<FillOptions, 'kinds' | 'values'>>,
): string {
  const text = String(value);
  switch (kind) {
    case 'money':
      return currency === '' ? formatAmount(text) : `${formatAmount(text)} ${currency}`;
    case 'price':
      return formatPrice(text, Math.max(2, decimalsOf(text)));
    case 'int':
    case 'seconds':
      return formatQuantity(Number(value));
    case 'time':
    case 'end':
      return formatDateTime(Number(value), zone);
    case 'rate':
      return `${signOf(text) < 0 ? '−' : ''}${text.replace('-', '')}%`;
    case 'percent':
      return formatRate(text);
    case 'date':
      return formatBusinessDate(text);
    case 'reason':
      return reasons[text] ?? text;
    case 'role':
      return roleWords(text, roles);
    case 'field':
      return fieldWord(text, fields);
    case 'text':
      return text;
  }
}

/** Of a path (`values.0.price`) the last name counts: a customer reads neither paths nor names of the contract. */
export function fieldWord(path: string, fields: Partial<Record<string, string>>): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return (Object.hasOwn(fields, name) ? fields[name] : fields['other']) ?? '';
}

/** `risk, admin`: any of them is enough. */
function roleWords(text: string, roles: Partial<Record<string, string>>): string {
  return text
    .split(', ')
    .map((role) => (Object.hasOwn(roles, role) ? roles[role] : role))
    .join(' / ');
}

function formatTenth(value: number): string {
  const rest = value % 10;
  return formatQuantity((value - rest) / 10) + (rest === 0 ? '' : `.${rest}`);
}

/** A cross of two currencies has four digits. */
function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
