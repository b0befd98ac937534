/** The end of a list: "Load more" where it grows, a pager where it is shown a page at a time (`usePagedCall`). */
import { lazy, Suspense } from 'react';
import type { Pages } from '../data/use-paged-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from './button.tsx';

const Pager = lazy(() => import('./pager.tsx'));

export interface LoadMoreProps {
  /** `usePagedCall(...)`. */
  readonly from: {
    readonly data: readonly unknown[] | undefined;
    readonly total: number;
    readonly pages?: Pages | null;
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly loadMore: () => void;
  };
}

export function LoadMore({ from }: LoadMoreProps) {
  const t = useCommonTexts();
  if (from.pages) {
    if (from.pages.count < 2) return null;
    return (
      <Suspense>
        <Pager pages={from.pages} total={from.total} isBusy={from.isLoadingMore} />
      </Suspense>
    );
  }
  if (!from.hasMore) return null;
  return (
    <div className="flex flex-col items-center gap-1 p-4">
      <Button variant="soft" size="medium" isBusy={from.isLoadingMore} onClick={from.loadMore}>
        {t.loadMore}
      </Button>
      <span className="text-small text-ink-3">{t.shownOf(from.data?.length ?? 0, from.total)}</span>
    </div>
  );
}
