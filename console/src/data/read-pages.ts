/** All of a list, or as much of it as is wanted, page after page, while it moves. */

/** The contract's largest page. */
const PAGE_MAX = 100;

export interface Page<Of = object> {
  readonly rows: readonly Of[];
  readonly total: number;
}

interface Span {
  readonly page: number;
  readonly perPage: number;
}

type Read<Of> = (page: number, size: number) => Promise<Page<Of>>;

/** More rows than one answer may have are read in several; pages of one size never overlap. For lists that stand still. */
export async function readPages<Of>(read: Read<Of>, { page, perPage }: Span): Promise<Page<Of>> {
  if (perPage <= PAGE_MAX) return read(page, perPage);
  const first = (page - 1) * perPage;
  const rows: Of[] = [];
  let total = Infinity;
  for (let at = Math.floor(first / PAGE_MAX) + 1; rows.length < perPage && (at - 1) * PAGE_MAX < total; at += 1) {
    const answer = await read(at, PAGE_MAX);
    total = answer.total;
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE_MAX) break;
  }
  return { rows: rows.slice(0, perPage), total: Number.isFinite(total) ? total : rows.length };
}

/**
 * From the first row, each once. While rows leave a list, those behind them move up across the border of two pages and are missed by who
 * reads on; who reads back meets them. So a list of several pages is read forth and back.
 */
export async function readMovingPages<Of>(
  read: Read<Of>,
  { rowsMax, idOf }: { readonly rowsMax: number; readonly idOf: (row: Of) => string },
): Promise<Page<Of>> {
  const forth = await readPages(read, { page: 1, perPage: rowsMax });
  if (forth.total <= PAGE_MAX) return forth;
  let { total } = forth;
  const back: Of[] = [];
  for (let at = Math.ceil(Math.min(total, rowsMax) / PAGE_MAX); at > 0; at -= 1) {
    const answer = await read(at, PAGE_MAX);
    total = answer.total;
    back.unshift(...answer.rows);
  }
  const rows = merged(forth.rows, back, idOf).slice(0, rowsMax);
  return { rows, total: Math.max(total, rows.length) };
}

/** What only the second has stands before its neighbour there: in front of that, more may have left. */
function merged<Of>(first: readonly Of[], second: readonly Of[], idOf: (row: Of) => string): Of[] {
  const known = new Set(first.map(idOf));
  const missed = new Map<string | null, Of[]>();
  let neighbour: string | null = null;
  for (const row of second.toReversed()) {
    const id = idOf(row);
    if (known.has(id)) neighbour = id;
    else missed.set(neighbour, [...(missed.get(neighbour) ?? []), row]);
  }
  const before = (id: string | null) => missed.get(id)?.toReversed() ?? [];
  const all = [...first.flatMap((row) => [...before(idOf(row)), row]), ...before(null)];
  return [...new Map(all.map((row) => [idOf(row), row])).values()];
}
