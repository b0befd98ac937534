/** "Load more" with how many of how many: lists never grow by themselves. */
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from './button.tsx';

export interface LoadMoreProps {
  /** `usePagedCall(...)`. */
  readonly from: {
    readonly data: readonly unknown[] | undefined;
    readonly total: number;
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly loadMore: () => void;
  };
}

export function LoadMore({ from }: LoadMoreProps) {
  const t = useCommonTexts();
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
