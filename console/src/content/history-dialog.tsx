/** The versions of one text, newest first, and what each changed of the one before in the reader's language. */
import type { DocumentKind } from '@bahi/contract/content/kinds.ts';
import { diffDocument, listStaffVersions } from '@bahi/contract/content/staff-calls.ts';
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
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useLanguage, useTexts, useWords } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { FactsLines } from './facts-fields.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { LineChanges } from './line-changes.tsx';
import { ownWords } from './words.ts';

interface HistoryDialogProps {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
}

const PAGE_SIZE = 10;

export function HistoryDialog({ kind, name, title, onClose }: HistoryDialogProps) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const id = useId();
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const query = useRead(listStaffVersions, { kind, key: name, page, pageSize: PAGE_SIZE });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{texts.historyOf(title)}</DialogTitle>
      <DialogContent>
        <Reading of={query}>
          {({ rows, total }) => (
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.history}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{texts.version}</TableCell>
                    <TableCell>{texts.since}</TableCell>
                    <TableCell>{texts.state}</TableCell>
                    <TableCell>{texts.by}</TableCell>
                    <TableCell>{texts.reason}</TableCell>
                    <TableCell aria-hidden />
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map((row) => (
                    <TableRow key={row.version} sx={{ verticalAlign: 'top' }}>
                      <TableCell>{row.version}</TableCell>
                      <TableCell>{row.effectiveAt === null ? texts.fromStart : when(row.effectiveAt)}</TableCell>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>
                        {[texts.states[row.state], row.isRemoval ? texts.isRemoval : ''].filter(Boolean).join(' · ')}
                      </TableCell>
                      <TableCell>
                        {row.isHouse ? texts.house : texts.people(row.maker ?? '–', row.checker ?? '–')}
                      </TableCell>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>
                        {row.reason ?? '–'}
                        <FactsLines facts={row.facts} />
                      </TableCell>
                      <TableCell>
                        <Button onClick={() => setCompared(row.version)} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
                          {texts.compare}
                        </Button>
                      </TableCell>
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
        {compared !== null && <Compared kind={kind} name={name} version={compared} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Compared({ kind, name, version }: Pick<HistoryDialogProps, 'kind' | 'name'> & { readonly version: number }) {
  const texts = useWords(ownWords);
  const id = useId();
  const [language, setLanguage] = useState(useLanguage());
  const query = useRead(diffDocument, { kind, key: name, language, from: version - 1, to: version });
  return (
    <Box component="section" aria-label={texts.changes} sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {texts.compared(version === 1 ? texts.nothing : String(version - 1), String(version))}
      </Typography>
      <LanguageTabs language={language} onChange={setLanguage} controls={id} />
      <Box id={id} sx={{ pt: 1 }}>
        <Reading of={query}>{({ lines }) => <LineChanges lines={lines} />}</Reading>
      </Box>
    </Box>
  );
}
