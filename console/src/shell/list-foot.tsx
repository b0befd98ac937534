/** Below a list that is no table: its pages, the own saved views, and all of what it shows as a file. */
import { Box, Button } from '@mui/material';
import type { Columns } from '../data/csv.ts';
import { readMovingPages, type Page } from '../data/read-pages.ts';
import { useTexts } from '../i18n/wording.ts';
import { ExportButton } from './export-button.tsx';
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
  /** Names a row. */
  idOf(row: Row): string;
  readonly columns: Columns<Row>;
}

export function ListFoot<Row extends object>(props: ListFootProps<Row>) {
  const { queues } = useTexts();
  const { list, page, pageSize, total, onPage, filter, onApply, read, idOf, columns } = props;
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
        <ExportButton
          name={list}
          columns={columns}
          isEmpty={total === 0}
          read={(rowsMax) => readMovingPages(read, { rowsMax, idOf })}
        />
      </Box>
    </Box>
  );
}
