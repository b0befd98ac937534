/**
 * One line of NSE's end-of-day file ("bhavcopy") of the equity segment, in both layouts that NSE has published: the older
 * cmDDMONYYYYbhav.csv and, since July 2024, the UDiFF columns. Columns are found by name, so their order and
 * number may differ, as they did over the years.
 */
import { parseDecimal } from '@bahi/core/money.ts';

export interface BhavRow {
  /** With ".NSE" behind it. */
  readonly symbol: string;
  readonly name: string;
  readonly isin: string | null;
  readonly series: Series;
  readonly date: string;
  /** Paise. */
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly previousClose: number;
  readonly volume: number;
  /** Paise. */
  readonly turnover: number;
}

export type Reading =
  | { readonly kind: 'row'; readonly row: BhavRow }
  /** Not a share of the equity segment: `what` names it. */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'bad'; readonly reason: string };

/** Where each figure stands in a line; -1 where the layout does not have it. */
export type Columns = Readonly<Record<keyof typeof UDIFF, number>>;

/**
 * Shares: the normal market first, then trade-for-trade and the market of small companies. A code that stands under several of
 * them on one day is taken from the first. Bonds, gold bonds, rights, blocks and the like are left out.
 */
export const SERIES = ['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ'] as const;
export type Series = (typeof SERIES)[number];

const UDIFF = {
  symbol: 'TckrSymb',
  series: 'SctySrs',
  date: 'TradDt',
  open: 'OpnPric',
  high: 'HghPric',
  low: 'LwPric',
  close: 'ClsPric',
  previousClose: 'PrvsClsgPric',
  volume: 'TtlTradgVol',
  turnover: 'TtlTrfVal',
  name: 'FinInstrmNm',
  isin: 'ISIN',
  segment: 'Sgmt',
  source: 'Src',
  type: 'FinInstrmTp',
} as const;

const OLDER: typeof UDIFF extends Record<infer K, string> ? Record<K, string | null> : never = {
  symbol: 'SYMBOL',
  series: 'SERIES',
  date: 'TIMESTAMP',
  open: 'OPEN',
  high: 'HIGH',
  low: 'LOW',
  close: 'CLOSE',
  previousClose: 'PREVCLOSE',
  volume: 'TOTTRDQTY',
  turnover: 'TOTTRDVAL',
  name: null,
  isin: 'ISIN',
  segment: null,
  source: null,
  type: null,
};

/** Older files of the older layout have no ISIN. */
const OPTIONAL = new Set(['isin', 'name', 'segment', 'source', 'type']);

/** Null when the first line is of neither layout. */
export function columnsOf(header: readonly string[]): Columns | null {
  for (const layout of [UDIFF, OLDER]) {
    const places = Object.entries(layout).map(
      ([field, name]) => [field, name === null ? -1 : header.indexOf(name)] as const,
    );
    if (places.every(([field, at]) => at >= 0 || OPTIONAL.has(field))) return Object.fromEntries(places) as Columns;
  }
  return null;
}

export function readLine(columns: Columns, line: readonly string[]): Reading {
  const text = (field: keyof Columns) => (columns[field] < 0 ? '' : (line[columns[field]] ?? '').trim());
  const foreign = foreignTo(text);
  if (foreign !== null) return { kind: 'other', what: foreign };
  const series = SERIES.find((known) => known === text('series'));
  if (series === undefined) return { kind: 'other', what: `series ${printable(text('series')) || '(none)'}` };

  const code = text('symbol');
  if (!/^[A-Z0-9&-]{1,20}$/.test(code)) return bad(`the code "${printable(code)}" is none`);
  const date = dateOf(text('date'));
  if (date === null) return bad(`the date "${printable(text('date'))}" is none`);
  const prices = { open: 0, high: 0, low: 0, close: 0, previousClose: 0 };
  for (const field of ['open', 'high', 'low', 'close', 'previousClose'] as const) {
    const price = integerOf(text(field), 2);
    if (price === null || price === 0)
      return bad(`${nameOf(field)} "${printable(text(field))}" is no positive price in paise`);
    prices[field] = price;
  }
  const { open, high, low, close } = prices;
  if (low > Math.min(open, close) || high < Math.max(open, close))
    return bad('open or close is outside of low to high');
  const volume = integerOf(text('volume'), 0);
  if (volume === null) return bad(`volume "${printable(text('volume'))}" is no whole number`);
  const turnover = integerOf(text('turnover'), 2);
  if (turnover === null) return bad(`turnover "${printable(text('turnover'))}" is no amount`);
  const isin = text('isin');
  return {
    kind: 'row',
    row: {
      symbol: `${code}.NSE`,
      name: printable(text('name')).slice(0, 100) || code,
      isin: /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(isin) ? isin : null,
      series,
      date,
      ...prices,
      volume,
      turnover,
    },
  };
}

/** The UDiFF columns carry every segment of every exchange. */
function foreignTo(text: (field: keyof Columns) => string): string | null {
  if (!['', 'NSE'].includes(text('source'))) return `exchange ${printable(text('source'))}`;
  if (!['', 'CM'].includes(text('segment'))) return `segment ${printable(text('segment'))}`;
  if (!['', 'STK'].includes(text('type'))) return `type ${printable(text('type'))}`;
  return null;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** "2024-07-08" or "08-JUL-2024"; null unless it is a day of the calendar since NSE began. */
function dateOf(text: string): string | null {
  const older = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(text);
  const month = older === null ? 0 : MONTHS.indexOf(older[2]!.toUpperCase()) + 1;
  const date = older === null ? text : `${older[3]}-${String(month).padStart(2, '0')}-${older[1]}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1994-01-01' || date > '2999-12-31') return null;
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? null : date;
}

/** An integer with so many digits after the point; zeros beyond them mean nothing. */
function integerOf(text: string, digits: number): number | null {
  const value = parseDecimal(text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text, digits);
  return value === null || value > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(value);
}

function nameOf(field: string): string {
  return field === 'previousClose' ? 'previous close' : field;
}

function bad(reason: string): Reading {
  return { kind: 'bad', reason };
}

/** Files come from outside: what is shown of them is short and has no control characters. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '').slice(0, 100);
}
