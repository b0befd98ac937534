/** home/fllow: pools that can be copied, the newest first and never by what they earned. On wide windows it is the left column. */
import { listPools } from '@bahi/contract/pools/calls.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { readQuery } from '../shell/hash.ts';
import { href, usePlace } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PoolCard } from './pool-card.tsx';
import { poolTexts } from './texts.ts';

export default function PoolsScreen() {
  const t = useTexts(poolTexts);
  const common = useCommonTexts();
  const pools = usePagedCall(listPools, {}, { refetchMs: WAITING_REFETCH_MS });
  const { path, search } = usePlace();
  const open = path === '/home/fllowDetail' ? readQuery(search)['id'] : undefined;
  return (
    <Screen title={t.title}>
      <p className="px-4 pt-2 text-ink-2">{t.intro}</p>
      <ListGroup>
        <ListRow title={t.recordsTitle} detail={t.toRecordsHint} href={href('/home/fllowRecord')} />
      </ListGroup>
      <Loaded
        from={pools}
        empty={
          <EmptyState link={href('/market/index', { tab: 'funds' })} action={t.toMarket}>
            {t.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <p className="px-4 py-2 text-small text-ink-3">
              {common.amountsIn('INR')} · {t.newestFirst}
            </p>
            <ul className="border-b border-line">
              {rows.map((pool) => (
                <PoolCard key={pool.id} pool={pool} isSelected={pool.id === open} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <LoadMore from={pools} />
    </Screen>
  );
}
