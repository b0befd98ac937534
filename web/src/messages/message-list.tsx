/** Messages by kind, newest first: unread ones are marked by a dot, a word and weight, and each leads to what it is about. */
import { listMessages, markMessagesRead, type messageKind } from '@bahi/contract/messages/calls.ts';
import type * as z from 'zod/mini';
import { useCommand } from '../data/use-command.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useUnread } from '../data/unread.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Select } from '../ui/select.tsx';
import { MessageRow } from './message-row.tsx';
import { messageTexts } from './texts.ts';

type Kind = z.output<typeof messageKind>;

const filters = [
  'all',
  'unread',
  'alert',
  'order',
  'money',
  'decision',
  'security',
  'notice',
] as const satisfies readonly (Kind | 'all' | 'unread')[];

export function MessageList() {
  const t = useTexts(messageTexts);
  const query = useQuery('/information/msgInfo');
  const filter = filters.find((key) => key === query.kind) ?? 'all';
  const messages = usePagedCall(
    listMessages,
    filter === 'all' ? {} : filter === 'unread' ? { isUnread: true } : { kind: filter },
  );
  const unread = useUnread() ?? 0;
  const newest = messages.data?.[0]?.id;
  const markAll = useCommand(markMessagesRead, { changes: [listMessages] });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 py-3">
        <div className="min-w-40 flex-1 md:max-w-60">
          <Select
            label={t.kinds.label}
            value={filter}
            items={filters.map((key) => ({ key, text: t.kinds[key] }))}
            onChange={(kind) => setQuery({ kind: kind === 'all' ? undefined : kind })}
          />
        </div>
        {unread > 0 && newest !== undefined && filter === 'all' && (
          <Button
            variant="soft"
            size="medium"
            isBusy={markAll.isBusy}
            onClick={() => markAll.send({ through: newest })}
          >
            {t.markAll}
          </Button>
        )}
      </div>
      <Loaded from={messages} empty={<Nothing isFiltered={filter !== 'all'} />}>
        {(rows) => (
          <>
            <ul aria-label={t.kinds[filter]} className="border-b border-line">
              {rows.map((message) => (
                <li key={message.id} className="border-t border-line">
                  <MessageRow message={message} />
                </li>
              ))}
            </ul>
            <LoadMore from={messages} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTexts(messageTexts);
  if (isFiltered) {
    return (
      <EmptyState
        action={
          <Button variant="soft" size="medium" onClick={() => setQuery({ kind: undefined })}>
            {t.showAll}
          </Button>
        }
      >
        {t.noneOfKind}
      </EmptyState>
    );
  }
  return (
    <EmptyState link={href('/information/msgInfo', { tab: 'alerts' })} action={t.setAlert}>
      <span className="block font-semibold text-ink">{t.none}</span>
      {t.noneBody}
    </EmptyState>
  );
}
