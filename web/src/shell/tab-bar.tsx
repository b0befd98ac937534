/** The tabs, at the bottom on phones and as a rail from 600 px. A tab without a screen yet is not linked. */
import House from 'lucide-react/icons/house';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Gem from 'lucide-react/icons/gem';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Star from 'lucide-react/icons/star';
import CircleUser from 'lucide-react/icons/circle-user';
import { appTabs, DEFAULT_TABS } from '@bahi/contract/settings/tabs.ts';
import { configJson } from '../data/config.ts';
import { useUnread } from '../data/unread.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from '../ui/cx.ts';
import { hashOf, parseHash } from './hash.ts';
import { goToHash, href, usePlace } from './location.ts';
import { tabRoots, type Routes, type TabKey } from './route.ts';
import { scrollToTop } from './scroll.ts';

const icons = {
  home: House,
  market: ChartCandlestick,
  vip: Gem,
  trade: ArrowLeftRight,
  favorite: Star,
  account: CircleUser,
} as const;

/** The last address of each tab's root, so that a tab keeps its segment and filters. */
const lastOfTab = new Map<TabKey, string>();

export function TabBar({ routes, look }: { readonly routes: Routes; readonly look: 'bar' | 'rail' }) {
  const t = useCommonTexts();
  const place = usePlace();
  const tabs = tabsInOrder(routes);
  const root = tabs.find((tab) => tabRoots[tab] === place.path);
  const current = root ?? routes[place.path as keyof Routes]?.tab ?? null;
  if (root !== undefined) lastOfTab.set(root, hashOf(place));
  return (
    <nav
      aria-label={t.mainNavigation}
      className={
        look === 'bar'
          ? '@container safe-bottom grid auto-cols-[minmax(max-content,1fr)] grid-flow-col border-t border-line bg-surface'
          : 'flex h-full w-18 shrink-0 flex-col gap-1 border-r border-line bg-surface pt-2'
      }
    >
      {tabs.map((tab) => {
        const Icon = icons[tab];
        const isOn = tab === current;
        const target = lastOfTab.get(tab) ?? href(tabRoots[tab]);
        return (
          <a
            key={tab}
            href={target}
            aria-current={isOn ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              if (hashOf(parseHash(target)) === hashOf(place)) scrollToTop();
              else goToHash(target, { asTab: true });
            }}
            className={cx(
              'flex min-h-14 flex-col items-center justify-center gap-0.5 py-1.5 text-center text-tab @max-tight:[font-stretch:75%] focus-visible:-outline-offset-2',
              isOn ? 'font-semibold text-action' : 'font-medium text-ink-2',
            )}
          >
            <span className={cx('relative grid h-7 w-12 place-items-center rounded-full', isOn && 'bg-wash')}>
              <Icon size={22} strokeWidth={isOn ? 2.25 : 1.75} aria-hidden="true" />
              {tab === 'account' && <UnreadBadge />}
            </span>
            {t.tabs[tab]}
            {tab === 'account' && <UnreadWords />}
          </a>
        );
      })}
    </nav>
  );
}

function UnreadWords() {
  const t = useCommonTexts();
  const unread = useUnread() ?? 0;
  return unread === 0 ? null : <span className="sr-only">, {t.unread(unread)}</span>;
}

/** The configuration's order; tabs whose root is built. */
function tabsInOrder(routes: Routes): readonly TabKey[] {
  const wanted = configJson<readonly string[]>('tabs', DEFAULT_TABS).filter((key): key is TabKey =>
    (appTabs as readonly string[]).includes(key),
  );
  return (wanted.length > 0 ? wanted : DEFAULT_TABS).filter((tab) => routes[tabRoots[tab]] !== undefined);
}
