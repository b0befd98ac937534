/** Below a list that is no table: its pages, the own saved views, and all of what it shows as a file. */
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { csvOf, saveCsv } from '../data/csv.ts';
import { readPages, type Page } from '../data/data-provider.ts';
import { useTexts } from '../i18n/wording.ts';
import { ViewsMenu } from './saved-views.tsx';

interface ListFootProps<Row extends object> {
  /** Names the saved views and the file. */
  readonly list: string;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  onPage(page: number): void;
  readonly filter: Readonly<Record<string, string>>;
  onApply(filter: Readonly<Record<string, unknown>>): void;
  /** A page of what the list shows. */
  read(page: number, pageSize: number): Promise<Page<Row>>;
  /** Of the file: heading, and the field's value. */
  readonly columns: readonly (readonly [heading: string, value: (row: Row) => unknown])[];
}

const EXPORTED_MAX = 10_000;

export function ListFoot<Row extends object>(props: ListFootProps<Row>) {
  const { queues } = useTexts();
  const { list, page, pageSize, total, onPage, filter, onApply } = props;
  const { isBusy, save } = useExport(props);
  // A link may lead behind the last page.
  const first = (page - 1) * pageSize + 1;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      {(total > pageSize || page > 1) && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)} sx={{ minHeight: 40 }}>
            {queues.previousPage}
          </Button>
          <span>{first <= total && queues.range(first, Math.min(page * pageSize, total), total)}</span>
          <Button disabled={page * pageSize >= total} onClick={() => onPage(page + 1)} sx={{ minHeight: 40 }}>
            {queues.nextPage}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, minHeight: 44 }}>
        <ViewsMenu list={list} filter={filter} onApply={onApply} />
        <Button
          size="small"
          startIcon={<ExportIcon />}
          disabled={isBusy || total === 0}
          onClick={() => void save()}
          sx={{ minHeight: 40 }}
        >
          {queues.export}
        </Button>
      </Box>
    </Box>
  );
}

/** All pages of what the list shows, as they are now. */
function useExport<Row extends object>({ list, read, columns }: ListFootProps<Row>) {
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { rows } = await readPages(read, { page: 1, perPage: EXPORTED_MAX });
      const file = csvOf(
        columns.map(([heading]) => heading),
        rows.map((row) => columns.map(([, value]) => value(row))),
      );
      saveCsv(list, file);
    } catch (error) {
      if (!(await logoutIfDenied(error))) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
