/** The four states of something read: L (skeleton after 300 ms), X, E, and the answer; an older answer stays with its time. */
import { Suspense, lazy, type ReactNode } from 'react';
import { formatTime } from '@bahi/core/format.ts';
import type { CallState } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { Delayed, SkeletonRows } from './skeleton.tsx';

const FailurePanel = lazy(() => import('./failure-panel.tsx'));

export interface LoadedProps<T> {
  readonly from: CallState<T>;
  readonly children: (data: T) => ReactNode;
  /** In the real shape; rows by default. */
  readonly skeleton?: ReactNode;
  /** Shown instead when `isEmpty(data)`; by default an empty array or `rows`. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
}

export function Loaded<T>({ from, children, skeleton, empty, isEmpty = looksEmpty }: LoadedProps<T>) {
  const t = useCommonTexts();
  const { data, failure, isFetching, retry, readAt } = from;
  const loading = <Delayed>{skeleton ?? <SkeletonRows />}</Delayed>;
  if (data === undefined) {
    if (failure !== null && !isFetching) {
      return (
        <div className="p-4">
          <Suspense>
            <FailurePanel failure={failure} onRetry={retry} />
          </Suspense>
        </div>
      );
    }
    return loading;
  }
  if (empty !== undefined && isEmpty(data)) return <>{empty}</>;
  return (
    <>
      {failure !== null && !isFetching && (
        <div className="flex items-center justify-between gap-3 bg-sunk px-4 text-small text-ink-2">
          {t.readAt(formatTime(readAt, marketZone()))}
          <button type="button" onClick={retry} className="min-h-11 min-w-11 font-semibold text-action">
            {t.retry}
          </button>
        </div>
      )}
      {/* What its rows need of the program besides, such as their texts, must not take the whole screen away. */}
      <Suspense fallback={loading}>{children(data)}</Suspense>
    </>
  );
}

function looksEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return (
    typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) && data.rows.length === 0
  );
}
