/** The versions of one setting, newest first; an earlier value is proposed again from here. */
import type { ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { getConfigHistory } from '@bahi/contract/configuration/staff-calls.ts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useConfigWords, type ConfigValue } from '../i18n/config-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { ConfigLines } from './lines.tsx';
import { ownWords } from './words.ts';

interface HistoryDialogProps {
  readonly configKey: ConfigKey;
  /** Null: the own roles propose nothing here. */
  readonly onPropose: ((value: ConfigValue) => void) | null;
  readonly onClose: () => void;
}

const PAGE_SIZE = 10;

export function HistoryDialog({ configKey, onPropose, onClose }: HistoryDialogProps) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const { keys } = useConfigWords();
  const [page, setPage] = useState(1);
  const query = useRead(getConfigHistory, { key: configKey, page, pageSize: PAGE_SIZE });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="history-title">
      <DialogTitle id="history-title">{texts.historyOf(keys[configKey].name)}</DialogTitle>
      <DialogContent>
        <Reading of={query}>
          {({ rows, total }) => (
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.history}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{texts.version}</TableCell>
                    <TableCell>{texts.newValue}</TableCell>
                    <TableCell>{texts.from}</TableCell>
                    <TableCell>{texts.state}</TableCell>
                    <TableCell>{texts.by}</TableCell>
                    <TableCell>{lists.reason}</TableCell>
                    {onPropose !== null && <TableCell aria-hidden />}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map((row) => (
                    <TableRow key={row.number} sx={{ verticalAlign: 'top' }}>
                      <TableCell>{row.number === 0 ? texts.default : row.number}</TableCell>
                      <TableCell sx={{ fontWeight: 600 }}>
                        <ConfigLines configKey={configKey} value={row.value} />
                      </TableCell>
                      <TableCell>{row.from === null ? texts.fromStart : when(row.from)}</TableCell>
                      <TableCell>{texts.states[row.state]}</TableCell>
                      <TableCell>
                        {row.maker === null || row.checker === null ? '–' : texts.people(row.maker, row.checker)}
                      </TableCell>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.reason ?? '–'}</TableCell>
                      {onPropose !== null && (
                        <TableCell>
                          {row.state !== 'in_force' && (
                            <Button onClick={() => onPropose(row.value)} sx={{ minHeight: 40 }}>
                              {texts.proposeThis}
                            </Button>
                          )}
                        </TableCell>
                      )}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
              {total > PAGE_SIZE && (
                <TablePagination
                  component="div"
                  count={total}
                  page={page - 1}
                  rowsPerPage={PAGE_SIZE}
                  rowsPerPageOptions={[PAGE_SIZE]}
                  onPageChange={(_event, next) => setPage(next + 1)}
                />
              )}
            </Box>
          )}
        </Reading>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 40 }}>
          {lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
