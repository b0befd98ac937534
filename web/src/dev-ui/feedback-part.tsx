import { useState } from 'react';
import { confirm } from '../shell/confirm.ts';
import { toast } from '../shell/toast.ts';
import type { CommandState } from '../data/command.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { Block } from './part.tsx';

const phases: readonly CommandState<unknown>[] = [
  { phase: 'slow', key: '1' },
  { phase: 'unknown', key: '1', checks: 2 },
  { phase: 'failed', key: '1', message: '', reference: 'K7Q2-0412' },
];

export function FeedbackPart() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Block name="Nudge">
        <Nudge>Your limit is 2.4% above the last price.</Nudge>
        <Nudge tone="info">Sell allowed from 2026.11.24 (T+1).</Nudge>
      </Block>
      <Block name="UnknownResultCard">
        {phases.map((state) => (
          <UnknownResultCard
            key={state.phase}
            command={{ state, retry: () => undefined }}
            what="Buy 100 Varuna Motors"
          />
        ))}
      </Block>
      <Block name="EmptyState, ErrorPanel, Skeleton, LoadMore" isFlush>
        <EmptyState action={<Button variant="soft">Your watchlist</Button>}>No open positions.</EmptyState>
        <EmptyState />
        <div className="p-4">
          <ErrorPanel reference="K7Q2-0412" onRetry={() => undefined} />
        </div>
        <SkeletonRows count={2} />
        <LoadMore
          from={{ data: Array(10), total: 42, hasMore: true, isLoadingMore: false, loadMore: () => undefined }}
        />
        <LoadMore
          from={{
            data: Array(10),
            total: 84,
            hasMore: true,
            isLoadingMore: false,
            loadMore: () => undefined,
            pages: { page: 4, count: 9, pageSize: 10, goTo: () => undefined },
          }}
        />
      </Block>
      <Block name="Toast, Sheet, Confirm, Copy">
        <div className="grid grid-cols-2 gap-2">
          <Button variant="soft" onClick={() => toast('Order sent')}>
            Toast
          </Button>
          <Button variant="soft" onClick={() => setOpen(true)}>
            Sheet
          </Button>
          <Button
            variant="soft"
            onClick={() =>
              void confirm({
                title: 'Cancel this order?',
                body: 'What is filled stays filled.',
                action: 'Cancel order',
              })
            }
          >
            Confirm
          </Button>
          <span className="flex items-center">
            100482 <CopyButton text="100482" />
          </span>
        </div>
        <Sheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Rename the list"
          hasForm
          footer={
            <Button isWide onClick={() => setOpen(false)}>
              Save
            </Button>
          }
        >
          <TextField label="Name" value={name} onChange={setName} />
        </Sheet>
      </Block>
    </>
  );
}
