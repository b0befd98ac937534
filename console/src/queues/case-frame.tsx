/** One case: taken first, then read, since every reading is written down and shows personal data; shown by its domain's part. */
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import type { ConsoleError } from '../data/ask.ts';
import { useTexts } from '../i18n/wording.ts';
import { useCaseWork, type CaseWork } from './case-work.ts';
import type { Claim } from './claim-keeper.ts';
import { ClaimClock } from './claim-clock.tsx';
import { Column } from './columns.tsx';
import type { QueueKey, QueueRow } from './queue-row.ts';
import { isTaken, useKeys } from './use-keys.ts';
import { useSessionEnd } from './use-queue.ts';

export interface CaseViewProps<Data> {
  readonly data: Data;
  readonly work: CaseWork;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Reads the case again: new tickets for its pictures. */
  onAgain(): void;
}

/** What a domain gives to the queues. */
export interface QueuePart<Data> {
  readonly queue: QueueKey;
  read(id: string): Promise<Data>;
  /** What the copy key copies. */
  copied(data: Data): string;
  /** Its columns "document" and "facts". */
  readonly View: ComponentType<CaseViewProps<Data>>;
}

interface CaseFrameProps<Data> {
  readonly part: QueuePart<Data>;
  readonly id: string;
  /** As the list has it; null when it is on another page. */
  readonly row: QueueRow | null;
  readonly readAt: number;
  readonly isDecider: boolean;
  readonly isOpen: boolean;
  readonly isOwnFirst: boolean;
  onDone(next: string | null | undefined): void;
}

export function CaseFrame<Data>({
  part,
  id,
  row,
  readAt,
  isDecider,
  isOpen,
  isOwnFirst,
  onDone,
}: CaseFrameProps<Data>) {
  const { queues } = useTexts();
  const notify = useNotify();
  const cache = useQueryClient();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isLooking, setLooking] = useState(!isDecider || !isOpen || isOwnFirst);
  const work = useCaseWork({ queue: part.queue, id, isDecider, isOpen, isOwnFirst, row, onDone });
  const { claim } = work;
  const claims = useClaims(claim);
  const { data, error, refetch, isFetching } = useQuery({
    // With each claim anew: without one the documents are not in the answer.
    queryKey: ['case', part.queue, id, claims],
    queryFn: () => part.read(id),
    placeholderData: keepPreviousData,
    enabled: isLooking || claims > 0,
    staleTime: Infinity,
    // Personal data do not outlive the page.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useSessionEnd(claim.kind === 'failed' || claim.kind === 'refused' ? claim.error : error);
  useEffect(() => () => cache.removeQueries({ queryKey: ['case', part.queue, id] }), [cache, part.queue, id]);

  const isShown = data !== undefined;
  useEffect(() => {
    // Who began to type meanwhile goes on: the letters would be taken for decisions.
    if (isShown && !isTaken(document.activeElement)) headingRef.current?.focus();
  }, [isShown]);

  useListNews({ work, row, readAt });

  useKeys({
    copy() {
      if (data === undefined) return;
      const text = part.copied(data);
      void navigator.clipboard.writeText(text).then(
        () => notify(queues.copied(text), { type: 'info' }),
        () => notify(queues.notCopied(text), { type: 'warning' }),
      );
    },
  });

  if (data === undefined) {
    return (
      <Column area="document" title={queues.caseNumber(id)} headingRef={headingRef}>
        <Before
          isFetching={isFetching || claim.kind === 'taking'}
          error={claim.kind === 'refused' || claim.kind === 'failed' ? claim.error : (error as ConsoleError | null)}
          onAgain={() => (claim.kind === 'refused' || claim.kind === 'failed' ? work.take() : void refetch())}
          look={
            claim.kind === 'refused' && claim.error.refusal?.code === 'staff.case_claimed' ? (
              <Button onClick={() => setLooking(true)}>{queues.look}</Button>
            ) : null
          }
        />
      </Column>
    );
  }
  return <part.View data={data} work={work} headingRef={headingRef} onAgain={() => void refetch()} />;
}

/** How often the case was taken while it was open; kept for longer, it is one claim. */
function useClaims({ kind }: Claim): number {
  const isHeld = kind === 'held';
  const [counted, setCounted] = useState({ isHeld: false, claims: 0 });
  if (counted.isHeld !== isHeld) setCounted({ isHeld, claims: counted.claims + (isHeld ? 1 : 0) });
  return counted.claims;
}

/** The list, read after the claim, sees the case in other hands, or no more: the claim's own call says what happened. */
function useListNews({
  work: { claim, check },
  row,
  readAt,
}: Pick<CaseFrameProps<unknown>, 'row' | 'readAt'> & { work: CaseWork }) {
  const wasListed = useRef(false);
  const look = useEffectEvent(() => {
    if (claim.kind !== 'held' || readAt <= claim.since) return;
    const isElsewhere = row !== null && row.claim !== null && row.claim.staff !== claim.row.claim?.staff;
    if (isElsewhere || (row === null && wasListed.current)) check();
    wasListed.current = row !== null;
  });
  useEffect(() => look(), [readAt]);
}

/** The state of the claim, on top of the facts; the buttons below say the same by being off. */
export function ClaimNotice({ work: { claim, take } }: { work: CaseWork }): ReactNode {
  const { queues, lists } = useTexts();
  switch (claim.kind) {
    case 'none':
    case 'taking':
    case 'held':
      return null;
    case 'ended':
      return (
        <Alert severity="warning" action={<Button onClick={take}>{queues.takeAgain}</Button>} sx={{ borderRadius: 0 }}>
          {queues.claimEnded}
        </Alert>
      );
    case 'refused':
    case 'failed':
      return (
        <Alert severity="error" action={<Button onClick={take}>{lists.tryAgain}</Button>} sx={{ borderRadius: 0 }}>
          {claim.error.message}
        </Alert>
      );
  }
}

export function ClaimState({ work: { claim, isDecider } }: { work: CaseWork }) {
  const { queues } = useTexts();
  if (claim.kind === 'held') return <ClaimClock until={claim.until} />;
  return isDecider && claim.kind === 'taking' ? <span>{queues.taking}</span> : null;
}

interface BeforeProps {
  readonly isFetching: boolean;
  readonly error: ConsoleError | null;
  readonly look: ReactNode;
  onAgain(): void;
}

function Before({ isFetching, error, look, onAgain }: BeforeProps) {
  const { queues, lists } = useTexts();
  if (error !== null) {
    return (
      <Alert
        severity={error.refusal === null ? 'error' : 'warning'}
        sx={{ m: 2 }}
        action={
          <Box sx={{ display: 'flex' }}>
            {look}
            <Button onClick={onAgain}>{lists.tryAgain}</Button>
          </Box>
        }
      >
        {error.message}
      </Alert>
    );
  }
  return (
    <Box role="status" sx={{ p: 3, display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
      {isFetching && <CircularProgress size={16} aria-hidden />}
      <Typography>{queues.opening}</Typography>
    </Box>
  );
}
