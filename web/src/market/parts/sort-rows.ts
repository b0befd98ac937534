/** The order of a list of instruments: by name, price or change. Pure. What is unknown stands last either way. */
export const sortKeys = ['name', 'price', 'change'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

export interface Sortable {
  readonly symbol: string;
  readonly name: string;
}

interface Figures {
  readonly last: string | null;
  readonly changeRate: string | null;
}

/** "price" ascending, "-price" descending; anything else is the list's own order. */
export function readSort(text: string | undefined): Sort | null {
  const isDescending = text?.startsWith('-') ?? false;
  const key = sortKeys.find((each) => each === (isDescending ? text!.slice(1) : text));
  return key === undefined ? null : { key, isDescending };
}

export function writeSort(sort: Sort | null): string | undefined {
  return sort === null ? undefined : `${sort.isDescending ? '-' : ''}${sort.key}`;
}

/** A press on a header: names begin at A, figures at the largest; then the other way; then the list's own order. */
export function nextSort(sort: Sort | null, key: SortKey): Sort | null {
  const isFirstDescending = key !== 'name';
  if (sort?.key !== key) return { key, isDescending: isFirstDescending };
  return sort.isDescending === isFirstDescending ? { key, isDescending: !isFirstDescending } : null;
}

export function ariaSort(sort: Sort | null, key: SortKey): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

export function sortRows<T extends Sortable>(
  rows: readonly T[],
  sort: Sort | null,
  figuresOf: (symbol: string) => Figures | undefined,
): readonly T[] {
  if (sort === null) return rows;
  const sign = sort.isDescending ? -1 : 1;
  if (sort.key === 'name') return [...rows].sort((a, b) => sign * compareNames(a, b));
  const field = sort.key === 'price' ? 'last' : 'changeRate';
  const values = new Map(rows.map(({ symbol }) => [symbol, numberOf(figuresOf(symbol)?.[field])]));
  return [...rows].sort((a, b) => {
    const [left, right] = [values.get(a.symbol) ?? null, values.get(b.symbol) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || compareNames(a, b);
    return sign * (left - right) || compareNames(a, b);
  });
}

function compareNames(a: Sortable, b: Sortable): number {
  return a.name.localeCompare(b.name, 'en') || (a.symbol < b.symbol ? -1 : 1);
}

/** Only for comparing: what is shown stays the wire's text. */
function numberOf(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Number(text);
}
