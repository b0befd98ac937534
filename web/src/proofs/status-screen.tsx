/** information/status: for everybody, whether the books agree (rules §2): customers against the client bank account, and the checkpoints. */
import { getStatus, listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { booksState, isZero, type BooksState, type BooksStatus } from '../data/books-state.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { AnnouncedChanges } from '../configuration/parts/announced-changes.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';
import { proofTexts } from './texts.ts';

const REFRESH_MS = 60_000;

export default function StatusScreen() {
  const t = useTexts(proofTexts);
  const status = useCall(getStatus, {}, { refetchMs: REFRESH_MS });
  return (
    <Screen title={t.title} isNarrow>
      <p className="px-4 pt-2 text-ink-2">{t.body}</p>
      <Loaded from={status}>
        {(now) => (
          <>
            <Verdict status={now} />
            <div className="flex flex-col gap-4 pt-4">
              {now.totals.length === 0 && <EmptyState>{t.noTotals}</EmptyState>}
              {now.totals.map((total) => (
                <Total key={total.currency} total={total} />
              ))}
            </div>
            <ListGroup title={t.services}>
              {now.services.map(({ name, state }) => (
                <ListRow
                  key={name}
                  title={t[name]}
                  end={
                    <StatusChip tone={state === 'ok' ? 'success' : state === 'closed' ? 'neutral' : 'error'}>
                      {t.service[state]}
                    </StatusChip>
                  }
                />
              ))}
            </ListGroup>
          </>
        )}
      </Loaded>
      <AnnouncedChanges />
      <Checkpoints />
      <div className="px-4 pt-5">
        <Button variant="soft" isWide href={href('/information/verify')}>
          {t.verify}
        </Button>
      </div>
    </Screen>
  );
}

const tones: Readonly<Record<BooksState, Tone>> = {
  fine: 'success',
  broken: 'error',
  halted: 'waiting',
  unchecked: 'neutral',
};

function Verdict({ status }: { readonly status: BooksStatus }) {
  const t = useTexts(proofTexts);
  const { at, audit, haltedSince } = status;
  const state = booksState(status);
  const time = (moment: number) => formatDateTime(moment, marketZone());
  return (
    <section aria-label={t.state[state]} className="flex flex-col items-start gap-2 px-4 pt-4">
      <StatusChip tone={tones[state]}>{t.state[state]}</StatusChip>
      <p>
        {t.stateBody[state]}
        {state === 'halted' && haltedSince !== null && ` (${t.haltedSince(time(haltedSince))})`}
      </p>
      <p className="text-small text-ink-3">
        {t.asOf(time(at))}
        {audit.at !== null && <> · {t.checkedAt(time(audit.at))}</>}
        {' · '}
        {audit.whole === null ? t.wholeNotYet : t.wholeAt(time(audit.whole.at))}
      </p>
    </section>
  );
}

function Total({ total }: { readonly total: BooksStatus['totals'][number] }) {
  const t = useTexts(proofTexts);
  const { currency, customers, clientBank, others, difference, bank } = total;
  return (
    <Slip title={currency} hasTitle>
      <SlipRow label={t.customers} value={formatAmount(customers)} />
      <SlipRow label={t.clientBank} value={formatAmount(clientBank)} />
      {others.map(({ account, amount }) => (
        <SlipRow key={account} label={t.accounts[account] ?? account} value={formatSigned(amount)} />
      ))}
      <SlipRow
        label={t.difference}
        value={<span className={isZero(difference) ? 'text-success' : 'text-error'}>{formatAmount(difference)}</span>}
        note={t.differenceNote}
        isTotal
      />
      {bank !== null && (
        <>
          <SlipRow label={t.bank(formatBusinessDate(bank.date))} value={formatAmount(bank.total)} note={t.bankNote} />
          <SlipRow
            label={t.bankDifference}
            value={
              <span className={isZero(bank.difference) ? 'text-success' : 'text-error'}>
                {formatAmount(bank.difference)}
              </span>
            }
          />
        </>
      )}
    </Slip>
  );
}

function Checkpoints() {
  const t = useTexts(proofTexts);
  const checkpoints = usePagedCall(listCheckpoints, {});
  return (
    <>
      <ListGroup title={t.checkpoints}>
        <p className="border-t border-line bg-surface px-4 py-3 text-small text-ink-2">{t.checkpointsBody}</p>
        <Loaded from={checkpoints} empty={<EmptyState>{t.noCheckpoints}</EmptyState>}>
          {(rows) =>
            rows.map(({ number, at, leaves, hash }) => (
              <ListRow
                key={number}
                title={t.checkpoint(formatQuantity(number))}
                detail={
                  <>
                    <span className="block">
                      {formatDateTime(at, marketZone())} · {t.leaves(formatQuantity(leaves))}
                    </span>
                    <code className="block [overflow-wrap:anywhere]">
                      <span className="sr-only">{t.hash} </span>
                      {hash}
                    </code>
                  </>
                }
                end={<CopyButton text={hash} label={t.copyHash(formatQuantity(number))} />}
              />
            ))
          }
        </Loaded>
      </ListGroup>
      <LoadMore from={checkpoints} />
    </>
  );
}
