/** One line of the account: whether the books agree, leading to the public page of their state. */
import { getStatus } from '@bahi/contract/proofs/calls.ts';
import { booksState } from '../data/books-state.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { ListRow } from '../ui/list-group.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { accountTexts } from './texts.ts';

const STALE_MS = 60_000;

export function StatusLine() {
  const t = useTexts(accountTexts);
  const status = useCall(getStatus, {}, { staleTimeMs: STALE_MS });
  const state = status.data === undefined ? null : booksState(status.data);
  return (
    <ListRow
      title={t.books}
      href={href('/information/status')}
      {...(state === null
        ? {}
        : {
            end: (
              <StatusChip tone={state === 'fine' ? 'success' : state === 'broken' ? 'error' : 'waiting'}>
                {t.booksState[state]}
              </StatusChip>
            ),
          })}
    />
  );
}
