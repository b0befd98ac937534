/**
 * The fields of a draft, read one after another: each gives its value or says why there is none, so that whoever writes the draft
 * sees every mistake at once. Moments and dates are those of the market's zone.
 */
import type { refusals, Refusal } from '@bahi/contract/errors.ts';
import type { productDraft, productField, productValues } from '@bahi/contract/staff/offerings.ts';
import {
  dateOfDay,
  dayOf,
  isWorkingDay,
  localDateOf,
  midnightOf,
  minuteOfDay,
  type Calendar,
} from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { isOnTick, tickOf } from '@bahi/core/price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';

export type ProductValues = z.output<typeof productValues>;
export type ProductField = z.output<typeof productField>;
export type Problem = z.output<typeof productDraft>['problems'][number];

/** Without the blanks that were typed around it. */
export function symbolOf({ symbol = '' }: ProductValues): string {
  return symbol.trim();
}

/** The prices that ticks are made for. */
const PRICE_MAX = 100_000_00n;
const MONEY_MAX = 10n ** 13n;

/** Null wherever something stands in the way. */
export interface Fields {
  readonly problems: readonly Problem[];
  /** Notes what is wrong with a field; the first thing alone. */
  say<Code extends keyof typeof refusals>(field: ProductField, code: Code, params?: Refusal['params']): null;
  text(field: ProductField, minimum: number, maximum: number): string | null;
  choice<Key extends string>(field: ProductField, keys: readonly Key[]): Key | null;
  /** `otherwise`: where it was left empty. */
  whole(field: ProductField, range: { minimum: number; maximum: number; otherwise?: number }): number | null;
  /** In paise, on tick, of one share. */
  price(field: ProductField): Minor | null;
  /** As `price`; undefined when it was left empty. */
  optionalPrice(field: ProductField): Minor | null | undefined;
  /** `otherwise`: where it was left empty; left out: it is needed. */
  money(field: ProductField, otherwise?: Minor): Minor | null;
  /** No earlier than what is known of the others; those that are null do not count. */
  moment(field: ProductField, ...notBefore: readonly (number | null)[]): number | null;
  date(field: ProductField): string | null;
  workingDay(field: ProductField, ...notBefore: readonly (string | null)[]): string | null;
}

export function fieldsOf(values: ProductValues, calendar: Calendar): Fields {
  const problems: Problem[] = [];
  const typed = (field: ProductField): string => (values[field] ?? '').trim();

  const say: Fields['say'] = (field, code, params = {}) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, refusal: { code, params } });
    return null;
  };

  const given = (field: ProductField): string | null => {
    const text = typed(field);
    return text === '' ? say(field, 'products.field_missing') : text;
  };

  function price(field: ProductField): Minor | null {
    const text = given(field);
    if (text === null) return null;
    const paise = parseMoney(text);
    if (paise === null) return say(field, 'products.value_invalid');
    if (paise < 1n || paise > PRICE_MAX) return outOfRange(field, formatMoney(1n), formatMoney(PRICE_MAX));
    const [at, tick] = [Number(paise), tickOf(Number(paise))];
    if (isOnTick(at)) return paise;
    const below = at - (at % tick);
    const shown = (of: number) => formatMoney(BigInt(of));
    return say(field, 'orders.price_off_tick', { tick: shown(tick), below: shown(below), above: shown(below + tick) });
  }

  const outOfRange = (field: ProductField, minimum: string, maximum: string): null =>
    say(field, 'products.out_of_range', { minimum, maximum });

  function date(field: ProductField): string | null {
    const text = given(field);
    if (text === null) return null;
    return isDate(text) ? text : say(field, 'products.value_invalid');
  }

  return {
    problems,
    say,
    price,
    date,
    text(field, minimum, maximum) {
      const text = given(field);
      if (text === null) return null;
      const signs = [...text].length;
      return signs < minimum || signs > maximum ? say(field, 'products.text_length', { minimum, maximum }) : text;
    },
    choice(field, keys) {
      const text = given(field);
      if (text === null) return null;
      return keys.find((key) => key === text) ?? say(field, 'products.value_invalid');
    },
    whole(field, { minimum, maximum, otherwise }) {
      if (otherwise !== undefined && typed(field) === '') return otherwise;
      const text = given(field);
      if (text === null) return null;
      if (!/^[0-9]{1,12}$/.test(text)) return say(field, 'products.value_invalid');
      const value = Number(text);
      return value < minimum || value > maximum ? outOfRange(field, String(minimum), String(maximum)) : value;
    },
    optionalPrice: (field) => (typed(field) === '' ? undefined : price(field)),
    money(field, otherwise) {
      if (otherwise !== undefined && typed(field) === '') return otherwise;
      const text = given(field);
      if (text === null) return null;
      const paise = parseMoney(text);
      if (paise === null) return say(field, 'products.value_invalid');
      return paise > MONEY_MAX ? outOfRange(field, formatMoney(0n), formatMoney(MONEY_MAX)) : paise;
    },
    moment(field, ...notBefore) {
      const text = given(field);
      if (text === null) return null;
      const at = momentOf(calendar, text);
      if (at === null) return say(field, 'products.value_invalid');
      const earliest = Math.max(0, ...notBefore.filter((one) => one !== null));
      return at < earliest ? say(field, 'products.too_early', { earliest: nextMinute(earliest) }) : at;
    },
    workingDay(field, ...notBefore) {
      const day = date(field);
      if (day === null) return null;
      const [earliest = ''] = notBefore.filter((one) => one !== null).toSorted((a, b) => (a < b ? 1 : -1));
      if (day < earliest) return say(field, 'products.date_too_early', { earliest });
      return isWorkingDay(calendar, day) ? day : say(field, 'products.no_session', { date: day });
    },
  };
}

/** A moment as the form types it. */
export function typedMoment(calendar: Calendar, at: number): string {
  const minute = minuteOfDay(calendar, at);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${localDateOf(calendar, at)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function momentOf(calendar: Calendar, text: string): number | null {
  const found = /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(text);
  if (found === null || !isDate(found[1]!)) return null;
  return midnightOf(calendar, found[1]!) + (Number(found[2]) * 60 + Number(found[3])) * MINUTE_MS;
}

/** "2026-02-30" has the shape of a date and is none; the calendar's rules begin in 2015 and nothing is planned for centuries. */
function isDate(text: string): boolean {
  return (
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && text >= '2015' && text < '2200' && dateOfDay(dayOf(text)) === text
  );
}

/** What can be typed. */
function nextMinute(at: number): number {
  return Math.ceil(at / MINUTE_MS) * MINUTE_MS;
}
