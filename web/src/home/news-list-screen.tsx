/** home/newsList: notices, pinned ones first, and news, ten at a time. On wide windows it is the left column. */
import { useEffect } from 'react';
import X from 'lucide-react/icons/x';
import { listNews } from '@bahi/contract/news/calls.ts';
import { createStore, useStore } from '../data/store.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { NewsList } from './parts/news-list.tsx';
import { Segments } from '../ui/segments.tsx';
import { newsTexts } from './news-texts.ts';
import { useOpenNews } from './open-news.ts';

interface View {
  readonly tab: 'notice' | 'news';
  /** Only what names this instrument. */
  readonly symbol: string | null;
}

const tabs = ['notice', 'news'] as const;

/** Beside an open article the list keeps what was set last. */
const kept = createStore<View>({ tab: 'news', symbol: null });

export default function NewsListScreen() {
  const t = useTexts(newsTexts);
  const [{ tab, symbol }, change] = useView();
  return (
    <Screen
      title={t.title}
      subBar={
        <Segments
          look="line"
          label={t.tabs.label}
          value={tab}
          onChange={(next) => change({ tab: next, symbol })}
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        {symbol !== null && (
          <div className="px-4 py-2">
            <Button
              variant="soft"
              size="medium"
              label={`${t.about(symbol)}. ${t.showAll}`}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => change({ tab, symbol: null })}
            >
              {t.about(symbol)}
            </Button>
          </div>
        )}
        <Rows tab={tab} symbol={symbol} onAll={() => change({ tab, symbol: null })} />
      </div>
    </Screen>
  );
}

function Rows({ tab, symbol, onAll }: View & { readonly onAll: () => void }) {
  const t = useTexts(newsTexts);
  const news = usePagedCall(listNews, { kind: tab, ...(symbol === null ? {} : { symbol }) });
  const openId = useOpenNews();
  return (
    <Loaded
      from={news}
      empty={
        <EmptyState
          action={
            symbol === null ? undefined : (
              <Button variant="soft" size="medium" onClick={onAll}>
                {t.showAll}
              </Button>
            )
          }
        >
          {symbol === null ? t.none[tab] : t.noneOf(symbol)}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <NewsList rows={rows} openId={openId} />
          <LoadMore from={news} />
        </>
      )}
    </Loaded>
  );
}

function useView(): readonly [view: View, change: (next: View) => void] {
  const { isPrimary } = usePane();
  const query = useQuery('/home/newsList');
  const last = useStore(kept);
  const hasQuery = isPrimary && (query.tab !== undefined || query.symbol !== undefined);
  const view: View = hasQuery
    ? { tab: query.tab === 'notice' ? 'notice' : 'news', symbol: query.symbol ?? null }
    : isPrimary
      ? { tab: 'news', symbol: null }
      : last;
  const { tab, symbol } = view;
  useEffect(() => {
    if (isPrimary) kept.set({ tab, symbol });
  }, [isPrimary, tab, symbol]);
  const change = (next: View) => {
    kept.set(next);
    if (isPrimary) setQuery({ tab: next.tab, symbol: next.symbol ?? undefined });
  };
  return [view, change];
}
