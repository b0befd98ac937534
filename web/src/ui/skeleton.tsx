/** State L without anything cached: the real shape in grey, only after 300 ms. Never a full-screen spinner. */
import { useEffect, useState, type ReactNode } from 'react';
import { useCommonTexts } from '../i18n/common.ts';

export const SKELETON_AFTER_MS = 300;

/** Shows its children once loading has taken 300 ms; their place is kept from the start, so that nothing below moves. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  const t = useCommonTexts();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <span className="sr-only">{t.loading}</span>
      <div className={isDue ? 'animate-appear' : 'invisible'}>{children}</div>
    </div>
  );
}

/** A grey bar; give it the size of what it stands for. */
export function Skeleton({ className = 'h-4 w-24' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`rounded-chip bg-sunk ${className}`} />;
}

/** Rows of a list with the shape of a TickerRow. */
export function SkeletonRows({ count = 5 }: { readonly count?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex min-h-15 items-center justify-between border-t border-line bg-surface px-4">
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-16" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
