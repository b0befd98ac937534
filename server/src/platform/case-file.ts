/**
 * What happened to a customer, as one timeline (rules §10): each domain says in SQL what it knows, and a page is the newest of all of
 * it before a place. A page costs each domain one look at an index, however long the account's story is.
 */
import type { timelineDomain } from '@bahi/contract/staff/customers.ts';
import { CURRENCY_DIGITS, formatDecimal, type Currency } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Tx } from './database.ts';

type Domain = z.infer<typeof timelineDomain>;

/**
 * A query of customer $1 for the columns id (bigint, once in the source), at (UTC milliseconds), what, params (jsonb) and by (a name
 * of staff). Amounts are minor units beside their currency: `amount` and `currency`, `paid` and `from`, `got` and `to`; `price` is paise.
 */
export interface CaseFileSource {
  readonly domain: Domain;
  readonly sql: string;
}

export interface CaseFileEntry {
  readonly at: number;
  readonly domain: Domain;
  readonly what: string;
  readonly params: Record<string, string | number | boolean | null>;
  readonly by: string | null;
}

interface Asked {
  readonly customerId: bigint;
  readonly domain: Domain | null;
  /** `next` of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** Null: `after` is no place. */
export async function caseFilePage(
  tx: Tx,
  sources: readonly CaseFileSource[],
  { customerId, domain, after, limit }: Asked,
): Promise<{ rows: CaseFileEntry[]; next: string | null } | null> {
  const place = after === null ? START : placeOf(after);
  if (place === null) return null;
  const parts = sources.flatMap((source, index) =>
    domain === null || source.domain === domain ? [partOf(source, index, place)] : [],
  );
  const { rows } = await tx.query<Row>(
    `select * from (${parts.join('\nunion all\n')}) as story order by at desc, source, id desc limit $2`,
    [customerId, limit + 1, place.at, place.id],
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    rows: shown.map((row) => {
      const { domain: of } = sources[row.source]!;
      return { at: Number(row.at), domain: of, what: row.what, params: shownParams(of, row.params), by: row.by };
    }),
    next: hasMore ? `${last.at}-${last.source}-${last.id}` : null,
  };
}

interface Row {
  readonly source: number;
  readonly id: bigint;
  readonly at: bigint;
  readonly what: string;
  readonly params: Record<string, unknown> | null;
  readonly by: string | null;
}

interface Place {
  readonly at: bigint;
  readonly source: number;
  readonly id: bigint;
}

const MOST = 2n ** 63n - 1n;
const START: Place = { at: MOST, source: -1, id: 0n };

function placeOf(after: string): Place | null {
  const found = /^([0-9]{1,16})-([0-9]{1,3})-([0-9]{1,18})$/.exec(after);
  return found === null ? null : { at: BigInt(found[1]!), source: Number(found[2]), id: BigInt(found[3]!) };
}

/** In the order of the page: later first, then by source, then the higher number. */
function partOf({ sql }: CaseFileSource, index: number, place: Place): string {
  const isBehind =
    index < place.source ? 'at < $3' : index === place.source ? '(at, id) < ($3::bigint, $4::bigint)' : 'at <= $3';
  return `(select ${index} as source, id, at, what, staff.told_late(params) as params, by from (${sql}) as s
    where ${isBehind} and $4::bigint is not null order by at desc, id desc limit $2)`;
}

const AMOUNTS = [
  ['amount', 'currency'],
  ['paid', 'from'],
  ['got', 'to'],
] as const;

function shownParams(domain: Domain, params: Row['params']): CaseFileEntry['params'] {
  const shown = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, plain(value)]));
  // What a customer was told has its amounts as they were told.
  if (domain === 'message' || domain === 'security') return shown;
  for (const [amount, currency] of AMOUNTS) {
    const digits = CURRENCY_DIGITS[shown[currency] as Currency];
    if (digits !== undefined && shown[amount] !== undefined) shown[amount] = decimalOf(shown[amount], digits);
  }
  if (shown['price'] !== undefined) shown['price'] = decimalOf(shown['price'], 2);
  return shown;
}

function decimalOf(value: string | number | boolean | null, digits: number): string | null {
  return value === null ? null : formatDecimal(BigInt(String(value)), digits);
}

/** Whole numbers stay numbers; whatever else a domain keeps is told as text. */
function plain(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (Number.isSafeInteger(value)) return value as number;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
