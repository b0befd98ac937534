/** home/index: one number, what changed today and over time, the one next task, what is held, then the watchlist; the market's news below are loaded when they come near. */
import { Suspense, lazy, useRef } from 'react';
import Bell from 'lucide-react/icons/bell';
import Megaphone from 'lucide-react/icons/megaphone';
import Search from 'lucide-react/icons/search';
import { useConfig } from '../data/config.ts';
import { useUnread } from '../data/unread.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { UnreadBadge } from '../shell/unread-badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { HomeWatchlist } from './home-watchlist.tsx';
import { IndexStrip } from './index-strip.tsx';
import { NextTask } from './next-task.tsx';
import { OwnWorth } from './own-worth.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { homeTexts } from './texts.ts';
import { TotalValue } from './total-value.tsx';
import { useNear } from '../ui/use-near.ts';
import { useSettled } from './use-settled.ts';

const Below = lazy(() => import('./lower-part.tsx'));

export default function HomeScreen() {
  const t = useTexts(homeTexts);
  const { title = '' } = useConfig();
  // Beside other columns the list column is the watchlist.
  const { isAlone } = usePane();
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, useSettled());
  return (
    <Screen
      title={title}
      hasThread
      actions={
        <>
          <IconButton label={t.notices} href={href('/home/newsList', { tab: 'notice' })}>
            <Megaphone size={22} />
          </IconButton>
          <MessagesButton />
          <IconButton label={t.search} href={href('/favorite/search')}>
            <Search size={22} />
          </IconButton>
        </>
      }
    >
      <TotalValue />
      <OwnWorth part="worth" />
      <NextTask />
      <OwnWorth part="holdings" />
      {isAlone && <HomeWatchlist />}
      <Shortcuts />
      <IndexStrip />
      <div ref={end} className="min-h-30">
        {isNear && (
          <Suspense>
            <Below />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}

/** The bell leads to what was told, and says how much of it is unread. */
function MessagesButton() {
  const t = useTexts(homeTexts);
  const common = useCommonTexts();
  const unread = useUnread() ?? 0;
  return (
    <span className="relative">
      <IconButton
        label={unread === 0 ? t.messages : `${t.messages}, ${common.unread(unread)}`}
        href={href('/information/msgInfo')}
      >
        <Bell size={22} />
      </IconButton>
      <span className="pointer-events-none absolute inset-0">
        <UnreadBadge />
      </span>
    </span>
  );
}
