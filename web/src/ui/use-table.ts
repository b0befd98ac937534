/**
 * A list as a table: in the order of the server a page at a time; in an order that somebody chose, or as a file, with every row. What is
 * sorted by prices stays as it was sorted, so that no row moves away under a pointer.
 */
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatQuantity } from '@bahi/core/format.ts';
import { EVERY_ROW } from '../data/query-client.ts';
import { ROWS_MAXIMUM, type EveryRow } from '../data/read-every.ts';
import { saveFile } from '../data/save-file.ts';
import { usePage, type Pages, type PagedState } from '../data/use-paged-call.ts';
import { useTableTexts } from '../i18n/table.ts';
import { changeSettings, settings, useSettings } from '../shell/settings.ts';
import { csvOfTable, nextSort, sortRows, type Column, type Sort } from './table.ts';

const PAGE_SIZE = 10;

export interface TableSource<Row> {
  /** Of its chosen columns on this device, and of its file. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** As the server has it. */
  readonly paged: Pick<PagedState<Row, unknown>, 'data' | 'total' | 'pages' | 'isLoadingMore'>;
  /** Of the call that the rows come from, so that all of them are read again whenever it is; and what was asked for. */
  readonly path: string;
  readonly input?: unknown;
  readonly readEvery: () => Promise<EveryRow<Row>>;
}

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pages: Pages | null;
  readonly isBusy: boolean;
  readonly sort: Sort | null;
  readonly onSort: (column: Column<Row>) => void;
  /** Null: the usual ones. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (keys: readonly string[]) => void;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly problem: string | null;
}

export function useTable<Row>({ name, columns, paged, path, input, readEvery }: TableSource<Row>): Table<Row> {
  const t = useTableTexts();
  const chosen = useSettings().columns[name];
  const [sort, setSort] = useState<Sort | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [saveProblem, setSaveProblem] = useState<string | null>(null);
  const [page, goTo] = usePage(JSON.stringify([input, sort]));
  const every = useQuery({ queryKey: [path, EVERY_ROW, input], queryFn: readEvery, enabled: sort !== null });
  const all = every.data?.kind === 'ok' ? every.data.rows : null;
  const sorted = useMemo(
    () => (sort === null || all === null ? null : sortRows(all, columns, sort)),
    [all, columns, sort],
  );
  const problemOf = (read: EveryRow<Row>, failed: string) =>
    read.kind === 'ok'
      ? null
      : read.kind === 'failed'
        ? failed
        : t.tooLong(formatQuantity(read.total), formatQuantity(ROWS_MAXIMUM));
  const save = async () => {
    setSaving(true);
    const read = await readEvery();
    if (read.kind === 'ok') {
      const text = csvOfTable(sortRows(read.rows, columns, sort), columns, chosen);
      saveFile(`${name}.csv`, 'text/csv;charset=utf-8', text);
    }
    setSaveProblem(problemOf(read, t.saveFailed));
    setSaving(false);
  };
  const count = Math.max(1, Math.ceil((sorted?.length ?? 0) / PAGE_SIZE));
  const at = Math.min(page, count);
  return {
    columns,
    rows: sorted?.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE) ?? paged.data ?? [],
    total: sorted?.length ?? paged.total,
    pages: sorted === null ? paged.pages : { page: at, count, pageSize: PAGE_SIZE, goTo },
    isBusy: every.isLoading || paged.isLoadingMore,
    sort,
    onSort: (column) => setSort(nextSort(sort, column)),
    chosen,
    onChoose: (keys) => changeSettings({ columns: { ...settings().columns, [name]: keys } }),
    isSaving,
    onSave: () => void save(),
    problem: saveProblem ?? (sort === null || every.data === undefined ? null : problemOf(every.data, t.sortFailed)),
  };
}
