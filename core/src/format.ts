/**
 * How money, prices, dates and countdowns are shown (spec §9): Indian grouping, no symbol, 2 decimals, a true minus
 * sign, `YYYY.MM.DD hh:mm:ss`. Works on the wire's decimal text, so nothing passes through a float.
 */
import { CURRENCY_DIGITS, formatMoney, type Currency, type Minor } from './money.ts';

const DECIMAL = /^([-+]?)([0-9]+)(?:\.([0-9]+))?$/;
const MINUS = '−';

/** What stands for a value nobody knows: never 0.00. */
export const UNKNOWN = '—';

interface Parts {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** Money for display: "1234567.5" -> "12,34,567.50". Empty or non-numeric shows as 0 (spec §9). */
export function formatAmount(text: string | null | undefined, digits = 2): string {
  return write(rounded(text ?? '', digits) ?? rounded('0', digits)!, '');
}

/** An amount in a sentence that may be of any currency: "USD 1,234.50". */
export function amountText(amount: Minor, currency: Currency): string {
  return `${currency} ${formatAmount(formatMoney(amount, currency), CURRENCY_DIGITS[currency])}`;
}

/** A price, or any value that may be unknown: null, empty or non-numeric shows as "—". */
export function formatPrice(text: string | null | undefined, digits = 2): string {
  const parts = rounded(text ?? '', digits);
  return parts === null ? UNKNOWN : write(parts, '');
}

/** A change or a profit, always with its sign: "+8,214.00", "−0.92", "0.00". Unknown is "—". */
export function formatSigned(text: string | null | undefined, digits = 2): string {
  const parts = rounded(text ?? '', digits);
  return parts === null ? UNKNOWN : write(parts, '+');
}

/** A rate in percent with its sign: "+1.84%". Unknown is "—". */
export function formatRate(text: string | null | undefined, digits = 2): string {
  const parts = rounded(text ?? '', digits);
  return parts === null ? UNKNOWN : `${write(parts, '+')}%`;
}

/** Whole numbers of shares, lots, orders: 1234567 -> "12,34,567". */
export function formatQuantity(value: number | null | undefined): string {
  return value === null || value === undefined ? UNKNOWN : formatPrice(String(Math.trunc(value)), 0);
}

/** Large sums in short: lakh and crore, or the myriads of Chinese and Korean. A unit brings its own space. Unknown is "—". */
export function formatCompact(
  value: string | number | null | undefined,
  units: {
    readonly tenThousand?: string;
    readonly lakh?: string;
    readonly crore?: string;
    readonly hundredMillion?: string;
  },
): string {
  const parts = rounded(value === null || value === undefined ? '' : String(value), 2);
  if (parts === null) return UNKNOWN;
  const steps: [digits: number, unit: string | undefined][] = [
    [8, units.hundredMillion],
    [7, units.crore],
    [5, units.lakh],
    [4, units.tenThousand],
  ];
  for (const [digits, unit] of steps) {
    if (unit === undefined || parts.whole.length <= digits) continue;
    const shifted = `${parts.isNegative ? '-' : ''}${parts.whole.slice(0, -digits)}.${parts.whole.slice(-digits)}`;
    return `${formatPrice(shifted, 2)}${unit}`;
  }
  return formatPrice(String(value), parts.whole.length > 3 ? 0 : 2);
}

/** -1, 0 or 1: which way a change goes at the digits it is shown with. Unknown goes nowhere. */
export function signOf(text: string | null | undefined, digits = 2): -1 | 0 | 1 {
  const parts = rounded(text ?? '', digits);
  if (parts === null || /^0*$/.test(parts.whole + parts.fraction)) return 0;
  return parts.isNegative ? -1 : 1;
}

/** "2026.11.21 13:09:41" in the zone. */
export function formatDateTime(at: number, zone: string): string {
  return `${formatDate(at, zone)} ${formatTime(at, zone)}`;
}

/** "2026.11.21" in the zone. */
export function formatDate(at: number, zone: string): string {
  const part = zoneParts(at, zone);
  return `${part('year')}.${part('month')}.${part('day')}`;
}

/** "13:09:41" in the zone. */
export function formatTime(at: number, zone: string): string {
  const part = zoneParts(at, zone);
  return `${part('hour')}:${part('minute')}:${part('second')}`;
}

/** A business date "2026-11-21" as the spec writes dates. */
export function formatBusinessDate(date: string): string {
  return date.replaceAll('-', '.');
}

export interface Duration {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Day, hour, minute, second of a countdown; never below zero, a started second counts. */
export function splitDuration(ms: number): Duration {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** "04:12:09". */
export function formatClock({ hours, minutes, seconds }: Duration): string {
  return [hours, minutes, seconds].map((value) => String(value).padStart(2, '0')).join(':');
}

/** Rounds half up, away from zero, on the text itself. Null when it is not a number. */
function rounded(text: string, digits: number): Parts | null {
  const match = DECIMAL.exec(text.trim());
  if (match === null) return null;
  const fraction = match[3] ?? '';
  const kept = BigInt(match[2]! + fraction.slice(0, digits).padEnd(digits, '0'));
  const isUp = (fraction[digits] ?? '0') >= '5';
  const value = (isUp ? kept + 1n : kept).toString().padStart(digits + 1, '0');
  const cut = value.length - digits;
  return { isNegative: match[1] === '-', whole: value.slice(0, cut), fraction: value.slice(cut) };
}

function write({ isNegative, whole, fraction }: Parts, plus: '' | '+'): string {
  const isZero = /^0*$/.test(whole + fraction);
  const sign = isZero ? '' : isNegative ? MINUS : plus;
  return `${sign}${groupIndian(whole)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** "1234567" -> "12,34,567". */
function groupIndian(whole: string): string {
  const head = whole.slice(0, -3);
  if (head === '') return whole;
  return `${head.replace(/\B(?=([0-9]{2})+$)/g, ',')},${whole.slice(-3)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneParts(at: number, zone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}
