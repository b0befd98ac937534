/** A restriction of the account (state F), then the one next task: only what exists, in the order of tasks-in-order.ts. Nothing to do, no card. */
import { Suspense, lazy, type ReactNode } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { useUnread } from '../data/unread.ts';
import { useCall } from '../data/use-call.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { isOnItsWay } from './is-on-its-way.ts';
import { PayTask } from './pay-task.tsx';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './task-texts.ts';
import { TaskStands } from './task-stands.ts';
import { tasksInOrder, type Task } from './tasks-in-order.ts';

const GuideButton = lazy(() => import('../first-trade/parts/guide-button.tsx'));
const MoneyTask = lazy(() => import('./money-task.tsx'));

const REFETCH_MS = 60_000;

export default function Tasks() {
  const user = useCall(getUser, {}, { refetchMs: REFETCH_MS });
  const positions = useCall(listPositions, { state: 'open', page: 1, pageSize: 100 });
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  const watchlist = useWatchlist();
  const unread = useUnread() ?? 0;
  if ([user, positions, orders, watchlist].some(isOnItsWay)) return null;
  if (positions.data === undefined || orders.data === undefined) return <TaskStands />;
  const restrictions = user.data?.restrictions ?? [];
  const warned = positions.data.rows.find((position) => position.isWarned);
  const order = tasksInOrder({
    isRestricted: restrictions.length > 0,
    isWarned: warned !== undefined,
    unread,
    isNew: orders.data.total === 0 && positions.data.total === 0,
  });
  const cards: Readonly<Record<Task, (next: ReactNode) => ReactNode>> = {
    warned: () => <WarnedCard position={warned?.id ?? ''} />,
    deadline: (next) => <PayTask>{next}</PayTask>,
    unread: () => <UnreadCard count={unread} />,
    money: (next) => <MoneyTask>{next}</MoneyTask>,
    begin: (next) => <BeginCard isFollowing={watchlist.symbols.length > 0}>{next}</BeginCard>,
  };
  return (
    <>
      {restrictions.length > 0 && (
        <div className="px-4 pt-3">
          <RestrictionNotes restrictions={restrictions} />
        </div>
      )}
      <Suspense>{order.reduceRight<ReactNode>((next, task) => cards[task](next), <TaskStands />)}</Suspense>
    </>
  );
}

function WarnedCard({ position }: { readonly position: string }) {
  const { warned } = useTexts(taskTexts);
  return <TaskCard {...warned} tone="waiting" link={href('/trade/positionDetail', { position })} />;
}

function UnreadCard({ count }: { readonly count: number }) {
  const { title, body, action } = useTexts(taskTexts).unread;
  return <TaskCard title={title(count)} body={body} action={action} link={href('/information/msgInfo')} />;
}

/** Of somebody who has never ordered anything. */
function BeginCard({ isFollowing, children }: { readonly isFollowing: boolean; readonly children: ReactNode }) {
  const t = useTexts(taskTexts);
  const { isAlone } = usePane();
  const more = (
    <Suspense>
      <GuideButton />
    </Suspense>
  );
  if (isFollowing) return <TaskCard {...t.trade} link={href('/market/index', { tab: 'quotes' })} more={more} />;
  // A phone's home shows them to pick at once (starters.tsx).
  return isAlone ? children : <TaskCard {...t.follow} link={href('/favorite/search')} more={more} />;
}
