/** All records of a span, read page by page, with the balances they begin and end with. Reading is handed in. */
import type { CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listRecords } from '@bahi/contract/records/calls.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { readEvery } from '../data/read-every.ts';
import type { FundRecord } from './fund-record.ts';
import { cashBefore, flowsOf } from './months.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What is offered to be saved: the chosen dates, else the month until the business date ("": not known yet), beyond which there are no records. */
export function offeredSpan(chosen: Span, businessDate: string): Span {
  const to = chosen.to === '' ? businessDate : chosen.to;
  if (to === '') return chosen;
  return { from: chosen.from === '' ? `${to.slice(0, 7)}-01` : chosen.from, to };
}

export interface Period extends Span {
  /** Oldest first, as a statement is read. */
  readonly rows: readonly FundRecord[];
  readonly opening: string;
  readonly closing: string;
  readonly incoming: string;
  readonly outgoing: string;
}

type Page = OutputOf<typeof listRecords>;
type Ask = { readonly from?: string; readonly to?: string; readonly page: number; readonly pageSize: number };
export type ReadPage = (ask: Ask) => Promise<CallResult<Page>>;

export type PeriodResult =
  | { readonly kind: 'ok'; readonly period: Period }
  | { readonly kind: 'tooLong'; readonly total: number }
  | { readonly kind: 'failed' };

export async function readPeriod(readPage: ReadPage, { from, to }: Span): Promise<PeriodResult> {
  const read = await readEvery(
    (ask) => readPage({ from, to, ...ask }),
    ({ entry }) => entry,
  );
  if (read.kind !== 'ok') return read;
  const rows = read.rows.toSorted(byNumber);
  const first = rows[0];
  const opening = first === undefined ? await balanceBefore(readPage, from) : cashBefore(first);
  if (opening === null) return { kind: 'failed' };
  const closing = rows.at(-1)?.cashAfter ?? opening;
  return { kind: 'ok', period: { from, to, rows, opening, closing, ...flowsOf(rows) } };
}

function byNumber(one: FundRecord, other: FundRecord): number {
  return BigInt(one.entry) < BigInt(other.entry) ? -1 : 1;
}

/** A span without lines still has a balance: that of the last line before it. */
async function balanceBefore(readPage: ReadPage, from: string): Promise<string | null> {
  const answer = await readPage({ to: dayBefore(from), page: 1, pageSize: 1 });
  if (answer.kind !== 'ok') return null;
  return answer.data.rows[0]?.cashAfter ?? formatDecimal(0n, 2);
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
