/** Below a queue's list: its pages, the own saved views, and the cases that are shown as a file. */
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { csvOf, saveCsv } from '../data/csv.ts';
import { readPages } from '../data/data-provider.ts';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import type { Texts } from '../i18n/texts.en.ts';
import { useTexts } from '../i18n/wording.ts';
import { ViewsMenu } from '../shell/saved-views.tsx';
import type { QueueKey, QueueRow } from './queue-row.ts';
import { filterOf, PAGE_SIZE, stateOf, textOf, type Queue } from './use-queue.ts';

const EXPORTED_MAX = 10_000;

export function ListFoot({ queue }: { queue: Queue }) {
  const { queues } = useTexts();
  const { key, state, text, page, total, goTo } = queue;
  const { isBusy, save } = useExport(queue);
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      {total > PAGE_SIZE && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Button disabled={page === 1} onClick={() => goTo({ page: page - 1, open: null })} sx={{ minHeight: 40 }}>
            {queues.previousPage}
          </Button>
          <span>{queues.range((page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total), total)}</span>
          <Button
            disabled={page * PAGE_SIZE >= total}
            onClick={() => goTo({ page: page + 1, open: null })}
            sx={{ minHeight: 40 }}
          >
            {queues.nextPage}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, minHeight: 44 }}>
        <ViewsMenu
          list={key}
          filter={{ ...(state === 'waiting' ? {} : { state }), ...(text === '' ? {} : { text }) }}
          onApply={(view) => goTo({ state: stateOf(view['state']), text: textOf(view['text']), page: 1, open: null })}
        />
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
function useExport({ key, state, text }: Queue) {
  const { queues } = useTexts();
  const notify = useNotify();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { rows } = await readPages(
        (page, pageSize) => ask(listQueue, { ...filterOf(key, state, text), page, pageSize }),
        {
          page: 1,
          perPage: EXPORTED_MAX,
        },
      );
      saveCsv(key, fileOf(key, rows as readonly QueueRow[], queues));
    } catch (error) {
      if (!(await logoutIfDenied(error))) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}

function fileOf(key: QueueKey, rows: readonly QueueRow[], texts: Texts['queues']): string {
  const hasMoney = key !== 'identity' && key !== 'appeals';
  const moment = (at: number | undefined) => (at === undefined ? '' : when(at));
  return csvOf(
    [
      texts.columns.number,
      texts.columns.account,
      texts.columns.name,
      ...(hasMoney ? [texts.amount, texts.columns.currency] : []),
      texts.columns.status,
      texts.submitted,
      texts.promised,
      texts.columns.claimedBy,
      ...(hasMoney ? [texts.firstApproval] : []),
      texts.columns.decidedBy,
      texts.columns.decidedAt,
    ],
    rows.map((row) => [
      row.id,
      row.customer.account,
      row.customer.name,
      ...(hasMoney ? [row.amount, row.currency] : []),
      texts.statuses[row.status as keyof typeof texts.statuses] ?? row.status,
      when(row.at),
      when(row.promisedBy),
      row.claim?.name,
      ...(hasMoney ? [row.firstApproval?.name] : []),
      row.decision?.by,
      moment(row.decision?.at),
    ]),
  );
}
