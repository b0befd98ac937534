/** A queue at work (screens §6): the list, the documents of the case that is open, its facts and decision. */
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, Typography } from '@mui/material';
import { queueDeciders } from '@bahi/contract/staff/queues.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Title, useGetIdentity, useNotify, usePermissions } from 'react-admin';
import { useTexts } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { CaseFrame, type QueuePart } from './case-frame.tsx';
import { Kbd } from './columns.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueRow } from './queue-row.ts';
import { isTaken, useKeys, useKeySettings } from './use-keys.ts';
import { useQueue } from './use-queue.ts';

export function QueuePage<Data>({ part }: { part: QueuePart<Data> }) {
  const { queues } = useTexts();
  const queue = useQueue(part.queue);
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const notify = useNotify();
  const [isHelping, setHelping] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  /** Pressed while the answer was on its way. */
  const pending = useRef<1 | -1>(null);
  /** No case followed the one that was decided, and the focus was in it. */
  const [isLast, setLast] = useState(false);
  const { rows, open, state, goTo } = queue;
  const isDecider = permissions?.some((role) => queueDeciders[part.queue].includes(role));

  const isOwnFirst = ({ status, firstApproval }: QueueRow) =>
    status === 'pending' && firstApproval !== null && firstApproval.staff === identity?.id;
  const isFree = (row: QueueRow) => (row.claim === null || row.claim.staff === identity?.id) && !isOwnFirst(row);
  /** The next one, in this direction, that is free for this person to decide. */
  function neighbour(by: 1 | -1): QueueRow | undefined {
    const all = rows ?? [];
    const at = all.findIndex(({ id }) => id === open);
    const order = by === 1 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).reverse();
    return order.find(isFree);
  }
  const isSettled = rows !== null && !queue.isOld;
  const step = (by: 1 | -1) => () => {
    // A row of the search before would be the wrong case, and the look at it is on record.
    if (!isSettled || queue.isLeft()) {
      pending.current = by;
      return;
    }
    pending.current = null;
    const row = neighbour(by);
    if (row === undefined) notify(by === 1 ? queues.noNext : queues.noPrevious, { type: 'info' });
    else goTo({ open: row.id });
  };
  const goOn = useEffectEvent(() => {
    if (pending.current !== null) step(pending.current)();
  });
  useEffect(() => {
    if (isSettled) goOn();
  }, [isSettled, state, queue.text, queue.page, open]);
  useKeys({
    next: step(1),
    previous: step(-1),
    search: () => searchRef.current?.focus(),
    help: () => setHelping(true),
  });

  const row = rows?.find(({ id }) => id === open) ?? null;
  const isFirst = row !== null && isOwnFirst(row);
  return (
    <Box sx={{ mx: -1, height: 'calc(100dvh - 48px)', containerType: 'inline-size', overflow: 'hidden' }}>
      <Title title={usePageTitle()} />
      <Box sx={columns} className={open === null ? undefined : 'Bahi-open'}>
        <Button
          className="Bahi-back"
          startIcon={<BackIcon />}
          onClick={() => {
            setLast(false);
            goTo({ open: null });
          }}
          sx={{ gridArea: 'back' }}
        >
          {queues.backToList(queue.total)}
        </Button>
        <QueueList queue={queue} title={queues.list} searchRef={searchRef} onOpen={(id) => goTo({ open: id })} />
        {open === null ? (
          <Nothing
            isFocused={isLast}
            total={rows === null ? null : queue.total}
            none={queue.text !== '' ? queues.noMatch : state === 'waiting' ? queues.nothingWaits : queues.empty[state]}
            onHelp={() => setHelping(true)}
          />
        ) : isDecider === undefined ? null : (
          <CaseFrame
            key={`${open} ${state === 'decided'} ${isDecider} ${isFirst}`}
            part={part}
            id={open}
            row={row}
            readAt={queue.readAt}
            isDecider={isDecider}
            isOpen={state !== 'decided'}
            isOwnFirst={isFirst}
            onDone={(next) => {
              const following = next === undefined ? (neighbour(1)?.id ?? null) : next;
              setLast(following === null);
              goTo({ open: following });
            }}
          />
        )}
      </Box>
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </Box>
  );
}

/** Three columns; two when the window is narrow, with the list in their place until a case is open; one on a tablet held upright. */
const columns = {
  display: 'grid',
  height: '100%',
  gridTemplateColumns: '264px minmax(0, 1fr) minmax(320px, 376px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateAreas: '"list document facts"',
  '& > .Bahi-back': { display: 'none' },
  '@container (max-width: 940px)': {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gridTemplateAreas: '"list document"',
    '&.Bahi-open': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"back back" "document facts"',
      '& > .Bahi-list': { display: 'none' },
      '& > .Bahi-back': { display: 'inline-flex', justifyContent: 'flex-start', px: 2, minHeight: 40, borderRadius: 0 },
    },
  },
  '@container (max-width: 620px)': {
    '&.Bahi-open': {
      display: 'block',
      overflowY: 'auto',
    },
  },
} as const;

interface NothingProps {
  /** The focus was in the case that is gone. */
  readonly isFocused: boolean;
  /** Null while it is not known. */
  readonly total: number | null;
  /** Why there is none: a search that finds nothing does not say that nothing waits. */
  readonly none: string;
  onHelp(): void;
}

/** No case is open. */
function Nothing({ isFocused, total, none, onHelp }: NothingProps) {
  const { queues } = useTexts();
  const { isOn, keys } = useKeySettings();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused && !isTaken(document.activeElement)) box.current?.focus();
  }, [isFocused]);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      sx={{
        gridColumn: 'document / -1',
        p: 4,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        '&:focus-visible': { outline: 0 },
      }}
    >
      {total !== null && (
        <Typography variant="h2" component="p">
          {total === 0 ? none : queues.choose}
        </Typography>
      )}
      {total !== null && total > 0 && isOn && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Kbd>{keys.next.toUpperCase()}</Kbd> {queues.opensNext}
        </Typography>
      )}
      <Button startIcon={<KeyboardIcon />} onClick={onHelp} sx={{ minHeight: 40 }}>
        {queues.keyboard}
      </Button>
    </Box>
  );
}
