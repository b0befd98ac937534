/** Who opened an account with a code. The look is written down, so nothing is read until somebody asks. */
import { listRegistrations } from '@bahi/contract/institutions/staff-calls.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { ownWords } from './words.ts';

const PAGE_SIZE = 20;

export function RegistrationsDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const texts = useWords(ownWords);
  const { lists, queues } = useTexts();
  const [page, setPage] = useState(1);
  const query = useRead(listRegistrations, { code, page, pageSize: PAGE_SIZE }, { isPersonal: true });
  const total = query.data?.total ?? 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="registrations-title">
      <DialogTitle id="registrations-title">{texts.cameBy(code)}</DialogTitle>
      <DialogContent>
        <Reading of={query}>
          {({ rows }) => (
            <>
              {rows.length === 0 && <Typography>{texts.noRegistrations}</Typography>}
              {rows.map(({ customer, account, registeredAt }) => (
                <Typography key={customer} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                  <Link href={`#/customers?customer=${customer}`}>{account}</Link> · {when(registeredAt)}
                </Typography>
              ))}
            </>
          )}
        </Reading>
      </DialogContent>
      <DialogActions>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)} sx={{ minHeight: 40 }}>
          {queues.previousPage}
        </Button>
        <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)} sx={{ minHeight: 40 }}>
          {queues.nextPage}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 40 }}>
          {lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
