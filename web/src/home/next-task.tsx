/** The one thing to do next: only what exists, most urgent first. Nothing to do, no card. */
import type { ReactNode } from 'react';
import { listOrders, listPositions } from '@bahi/contract/trade.ts';
import { useUnread } from '../data/unread.ts';
import { useCall } from '../data/use-call.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { Button } from '../ui/button.tsx';
import { homeTexts } from './texts.ts';

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
  if (unread > 0) {
    const { title, body, action } = t.tasks.unread;
    return <TaskCard title={title(unread)} body={body} action={action} link={href('/information/msgInfo')} />;
  }
  if (positions.data.total > 0) return null;
  if (watchlist.symbols.length === 0 && orders.data.total === 0) {
    // A phone's home shows them to pick at once (starters.tsx).
    return isAlone ? null : <TaskCard {...t.tasks.follow} link={href('/favorite/search')} />;
  }
  if (orders.data.total === 0) return <TaskCard {...t.tasks.trade} link={href('/market/index', { tab: 'quotes' })} />;
  return null;
}

interface TaskCardProps {
  readonly title: ReactNode;
  readonly body: ReactNode;
  readonly action: string;
  readonly link: string;
  readonly tone?: 'plain' | 'waiting';
}

function TaskCard({ title, body, action, link, tone = 'plain' }: TaskCardProps) {
  const t = useTexts(homeTexts);
  return (
    <section
      aria-label={t.next}
      className={`mx-4 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control p-4 ${tone === 'waiting' ? 'bg-waiting-wash' : 'bg-wash'}`}
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-2">{body}</p>
      </div>
      <Button href={link} size="medium" variant={tone === 'waiting' ? 'ink' : 'primary'}>
        {action}
      </Button>
    </section>
  );
}
