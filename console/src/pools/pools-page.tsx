/** Each pool with its book, its followers, what waits and the plan of its newest session; and what staff can do about it. */
import { listStaffPools } from '@bahi/contract/pools/staff-calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { ask } from '../data/live.ts';
import { rupees } from '../data/rupees.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { Fact, Facts } from '../queues/columns.tsx';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { PoolActions, type StaffPool } from './pool-actions.tsx';
import { PoolPlan } from './pool-plan.tsx';
import { ownWords } from './words.ts';

const PAGE_SIZE = 10;

export default function PoolsPage() {
  const texts = useWords(ownWords);
  const list = useListAddress(['all']);
  const { page } = list;
  const query = useRead(listStaffPools, { page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={usePageTitle()} />
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <Typography sx={{ p: 2 }}>{texts.none}</Typography>}
            {rows.map((pool) => (
              <Pool key={pool.id} pool={pool} onChanged={() => void query.refetch()} />
            ))}
            <ListFoot
              list="pools"
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={(next) => list.show({ page: next })}
              filter={list.filter}
              onApply={list.apply}
              read={(at, pageSize) => ask(listStaffPools, { page: at, pageSize })}
              idOf={({ id }) => id}
              columns={columnsOf(texts)}
            />
          </>
        )}
      </Reading>
    </Box>
  );
}

/** As a file has it. */
function columnsOf(texts: typeof ownWords.en): readonly (readonly [string, (pool: StaffPool) => string])[] {
  return [
    [texts.symbol, ({ symbol }) => symbol],
    [texts.list, ({ strategy }) => texts.strategies[strategy]],
    [texts.state, ({ state }) => texts.states[state]],
    [texts.value, ({ value }) => value ?? ''],
    [texts.cash, ({ cash }) => cash],
    [texts.followers, ({ followers }) => String(followers)],
    [texts.coming, ({ waitingIn }) => waitingIn.amount],
    [texts.going, ({ waitingOut }) => waitingOut.units],
    [texts.plan, ({ plan }) => plan?.date ?? ''],
  ];
}

function Pool({ pool, onChanged }: { readonly pool: StaffPool; readonly onChanged: () => void }) {
  const texts = useWords(ownWords);
  const [isOpen, setOpen] = useState(false);
  const { halt, offShelf } = pool;
  return (
    <Panel
      title={`${pool.symbol} · ${texts.strategies[pool.strategy]}`}
      aside={<PoolActions pool={pool} onChanged={onChanged} />}
    >
      {halt !== null && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.halted(halt.by, when(halt.at))}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{halt.reason}</Typography>
          {halt.resume !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {texts.resumeWaits(halt.resume.maker, when(halt.resume.madeAt))} {halt.resume.reason}
            </Typography>
          )}
        </Alert>
      )}
      {offShelf !== null && (
        <Typography sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
          {texts.offShelfBy(offShelf.by, when(offShelf.at), offShelf.reason)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))' }}>
        <Book pool={pool} />
        <Work pool={pool} />
      </Box>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ m: 1, minHeight: 40 }}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen && <PoolPlan id={pool.id} />}
    </Panel>
  );
}

function Book({ pool }: { readonly pool: StaffPool }) {
  const texts = useWords(ownWords);
  const { state, stateReason, value, cash, held, figures, units } = pool;
  return (
    <Facts>
      <Fact
        label={texts.state}
        mark={state === 'halted' ? 'bad' : 'plain'}
        finding={stateReason === null ? undefined : texts.reasons[stateReason]}
      >
        {texts.states[state]}
      </Fact>
      <Fact label={texts.value}>{value === null ? texts.unknown : rupees(value)}</Fact>
      <Fact label={texts.cash} finding={Number(held) === 0 ? undefined : texts.reserved(rupees(held))}>
        {rupees(cash)}
      </Fact>
      <Fact label={texts.followers} finding={texts.units(units)}>
        {pool.followers}
      </Fact>
      <Fact label={texts.risk}>
        {figures === null || figures.risk === null
          ? texts.unknown
          : texts.riskOf(figures.risk, figures.basis === 'own')}
      </Fact>
    </Facts>
  );
}

function Work({ pool }: { readonly pool: StaffPool }) {
  const texts = useWords(ownWords);
  const { waitingIn, waitingOut, plan, lastValuation, nextValuationAt } = pool;
  const isLeft = plan !== null && plan.refused > 0;
  const requests = (count: number) => (count === 0 ? undefined : texts.requests(count));
  return (
    <Facts>
      <Fact label={texts.coming} finding={requests(waitingIn.count)}>
        {rupees(waitingIn.amount)}
      </Fact>
      <Fact label={texts.going} finding={requests(waitingOut.count)}>
        {texts.units(waitingOut.units)}
      </Fact>
      <Fact
        label={texts.plan}
        mark={isLeft ? 'look' : 'plain'}
        finding={plan === null ? undefined : texts.planLeft(plan.open, plan.refused)}
      >
        {plan === null ? texts.noPlan : texts.planOf(formatBusinessDate(plan.date), plan.lines)}
      </Fact>
      <Fact label={texts.valuation} finding={nextValuationAt === null ? undefined : texts.next(when(nextValuationAt))}>
        {lastValuation === null ? texts.noPlan : `${lastValuation.number} · ${when(lastValuation.at)}`}
      </Fact>
      <Fact label={texts.dates}>
        {texts.datesOf(formatBusinessDate(pool.startedOn), formatBusinessDate(pool.endsOn))}
      </Fact>
    </Facts>
  );
}
