/** Groups fund records by the month of their business date, and checks that each line continues the one below it. Pure. */
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';

interface Line {
  readonly businessDate: string;
  readonly cash: string;
  readonly cashAfter: string;
}

export interface Month<Row extends Line> {
  /** "2026.11" */
  readonly name: string;
  readonly rows: readonly Row[];
  /** Cash that came and cash that went, of the rows shown. */
  readonly incoming: string;
  readonly outgoing: string;
}

/** Rows newest first -> months newest first. */
export function groupByMonth<Row extends Line>(rows: readonly Row[]): readonly Month<Row>[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const name = row.businessDate.slice(0, 7).replace('-', '.');
    const month = months.get(name);
    if (month === undefined) months.set(name, [row]);
    else month.push(row);
  }
  return [...months].map(([name, members]) => ({ name, rows: members, ...flowsOf(members) }));
}

/** Cash that came and cash that went. */
export function flowsOf(rows: readonly Line[]): { incoming: string; outgoing: string } {
  let incoming = 0n;
  let outgoing = 0n;
  for (const { cash } of rows) {
    const value = paise(cash) ?? 0n;
    if (value > 0n) incoming += value;
    else outgoing += value;
  }
  return { incoming: formatDecimal(incoming, 2), outgoing: formatDecimal(outgoing, 2) };
}

/** Cash before a line: what is after it, less its change. Null when a figure cannot be read. */
export function cashBefore({ cash, cashAfter }: Line): string | null {
  const change = paise(cash);
  const after = paise(cashAfter);
  return change === null || after === null ? null : formatDecimal(after - change, 2);
}

/** Whether the newest unfiltered line ends at the balance, to the paisa. Null while either is unknown. */
export function agreesWith(balance: string | undefined, newest: Line | undefined): boolean | null {
  if (balance === undefined || newest === undefined) return null;
  return paise(balance) === paise(newest.cashAfter);
}

/** Whether the postings of an entry sum to zero in each asset, as every entry must. */
export function isBalanced(postings: readonly { readonly asset: string; readonly amount: string }[]): boolean {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of postings) {
    const value = paise(amount);
    if (value === null) return false;
    sums.set(asset, (sums.get(asset) ?? 0n) + value);
  }
  return [...sums.values()].every((sum) => sum === 0n);
}

function paise(text: string): bigint | null {
  const isNegative = text.startsWith('-');
  const value = parseDecimal(isNegative ? text.slice(1) : text, 2);
  return value === null ? null : isNegative ? -value : value;
}
