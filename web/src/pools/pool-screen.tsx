/** home/fllowDetail: one pool: its rule in words, what its months were, its terms, and the form to copy it. */
import { getPool } from '@bahi/contract/pools/calls.ts';
import { useRef, type RefObject } from 'react';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { ID, isRefusedAs } from '../offerings/parts/unknown.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { useInView } from '../ui/use-in-view.ts';
import { CopyForm, useTerms } from './copy-form.tsx';
import { Holdings } from './pool-holdings.tsx';
import { Records } from './pool-record.tsx';
import { PoolTerms } from './pool-terms.tsx';
import { poolChip, stateBody, type PoolDetail } from './pool-words.ts';
import { poolTexts } from './texts.ts';
import { ValuationCheck } from './valuation-check.tsx';

export default function PoolScreen() {
  const { id } = useQuery('/home/fllowDetail');
  if (id === undefined || !ID.test(id)) return <NoPool isChosen={id !== undefined} />;
  return <PoolPage key={id} id={id} />;
}

function NoPool({ isChosen }: { readonly isChosen: boolean }) {
  const t = useTexts(poolTexts);
  const { isAlone } = usePane();
  return (
    <Screen title={t.title}>
      <EmptyState link={isAlone ? href('/home/fllow') : null} action={t.toPools}>
        {isChosen ? t.missing : t.choose}
      </EmptyState>
    </Screen>
  );
}

function PoolPage({ id }: { readonly id: string }) {
  const t = useTexts(poolTexts);
  const pool = useCall(getPool, { pool: id }, { refetchMs: WAITING_REFETCH_MS });
  // What was pressed is gone with its form: the focus stays where the request stands then.
  const request = useRef<HTMLDivElement>(null);
  const terms = useTerms(id);
  const canAsk = pool.data?.state === 'open' && terms.data !== undefined && terms.data.waiting === null;
  const isInView = useInView(request, canAsk);
  if (pool.data === undefined && isRefusedAs(pool.failure, 'pools.unknown')) return <NoPool isChosen />;
  // The form stands below all there is to read.
  const toForm = () => {
    request.current?.focus({ preventScroll: true });
    bringIntoView(request.current);
  };
  const lead = (
    <Button isWide onClick={toForm}>
      {t.ask.form}
    </Button>
  );
  return (
    <Screen
      title={pool.data === undefined ? t.title : t.strategy[pool.data.strategy]}
      isNarrow
      footer={canAsk && !isInView ? lead : undefined}
    >
      <Loaded from={pool}>{(now) => <OnePool pool={now} request={request} />}</Loaded>
    </Screen>
  );
}

interface OnePoolProps {
  readonly pool: PoolDetail;
  readonly request: RefObject<HTMLDivElement | null>;
}

function OnePool({ pool, request }: OnePoolProps) {
  const t = useTexts(poolTexts);
  const { strategy, number, symbol, cadence } = pool;
  const chip = poolChip(pool, t);
  const closed = stateBody(pool, t);
  return (
    <div className="flex flex-col gap-5 pt-2 pb-6">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4">
        <span className="text-ink-2">
          {t.strategyNumber(number)} · {symbol}
        </span>
        <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
      </div>
      {closed !== null && (
        <div className="px-4">
          <Nudge tone="info">{closed}</Nudge>
        </div>
      )}
      <PublicNotes title={t.notes} notes={pool.notes} />
      <Words title={t.rule} body={t.sentences([t.rules[strategy], t.cadence[cadence], t.universe])} />
      <Records pool={pool} />
      <PoolTerms pool={pool} />
      <Words title={t.howValued} body={t.howValuedBody} />
      <div ref={request} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {pool.state !== 'ended' && <CopyForm pool={pool} />}
      </div>
      <Holdings pool={pool} />
      <ValuationCheck pool={pool.id} />
    </div>
  );
}

function Words({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <section aria-label={title} className="px-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-2">{body}</p>
    </section>
  );
}
