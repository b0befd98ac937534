/** All rows of what a list shows, as a file. Where there are more than it takes, its last line and a notice say so. */
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { csvOfPage, saveCsv, type Columns } from '../data/csv.ts';
import type { Page } from '../data/read-pages.ts';
import { useTexts } from '../i18n/wording.ts';

interface ExportButtonProps<Row extends object> {
  /** Of the file. */
  readonly name: string;
  readonly columns: Columns<Row>;
  readonly isEmpty: boolean;
  /** As many rows as there are, up to so many. */
  read(rowsMax: number): Promise<Page<Row>>;
}

const ROWS_MAX = 10_000;

export function ExportButton<Row extends object>({ name, columns, isEmpty, read }: ExportButtonProps<Row>) {
  const { queues, lists } = useTexts();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { text, cut } = csvOfPage(await read(ROWS_MAX), columns, lists.cut);
      saveCsv(name, text);
      if (cut !== null) notify(cut, { type: 'warning' });
    } catch (error) {
      if (!(await logoutIfDenied(error))) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      startIcon={<ExportIcon />}
      disabled={isBusy || isEmpty}
      onClick={() => void save()}
      sx={{ minHeight: 40 }}
    >
      {queues.export}
    </Button>
  );
}
