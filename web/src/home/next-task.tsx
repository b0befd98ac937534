/** The one thing to do next: only what exists, most urgent first. Nothing to do, no card. */
import { Suspense, lazy } from 'react';
import { listOrders, listPositions } from '@bahi/contract/trade.ts';
import { useUnread } from '../data/unread.ts';
import { useCall } from '../data/use-call.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { TaskCard } from './task-card.tsx';
import { homeTexts } from './texts.ts';

const MoneyTask = lazy(() => import('./money-task.tsx'));
const PayTask = lazy(() => import('./pay-task.tsx'));

export function NextTask() {
  const t = useTexts(homeTexts);
  const { isAlone } = usePane();
  const positions = useCall(listPositions, { state: 'open', page: 1, pageSize: 100 });
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  const watchlist = useWatchlist();
  const unread = useUnread() ?? 0;
  if (positions.data === undefined || orders.data === undefined || watchlist.data === undefined) return null;
  const warned = positions.data.rows.find((position) => position.isWarned);
  if (warned !== undefined) {
    return (
      <TaskCard {...t.tasks.warned} tone="waiting" link={href('/trade/positionDetail', { position: warned.id })} />
    );
  }
  let next = <MoneyTask />;
  if (unread > 0) {
    const { title, body, action } = t.tasks.unread;
    next = <TaskCard title={title(unread)} body={body} action={action} link={href('/information/msgInfo')} />;
  } else if (orders.data.total === 0 && positions.data.total === 0) {
    if (watchlist.symbols.length > 0)
      next = <TaskCard {...t.tasks.trade} link={href('/market/index', { tab: 'quotes' })} />;
    // A phone's home shows them to pick at once (starters.tsx).
    else next = isAlone ? <></> : <TaskCard {...t.tasks.follow} link={href('/favorite/search')} />;
  }
  return (
    <Suspense>
      <PayTask>{next}</PayTask>
    </Suspense>
  );
}
