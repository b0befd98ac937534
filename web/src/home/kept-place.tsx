/** A place that is as high as it was last until what stands in it has come: the list below must not move under the finger. */
import { useEffect, useRef, type ReactNode } from 'react';

export interface KeptPlaceProps {
  /** In local storage (data/own.ts). */
  readonly storedAs: string;
  /** Of a first visit, on a phone. */
  readonly firstPx: number;
  readonly stands: boolean;
  readonly children: ReactNode;
}

export function KeptPlace({ storedAs, firstPx, stands, children }: KeptPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stands || place.current === null) return;
    const observer = new ResizeObserver(([entry]) => keepHeight(storedAs, entry!.contentRect.height));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [storedAs, stands]);
  const minHeight = Number(localStorage.getItem(storedAs) ?? firstPx);
  return (
    <div ref={place} className="flow-root" style={stands ? undefined : { minHeight }}>
      {children}
    </div>
  );
}

function keepHeight(storedAs: string, height: number): void {
  try {
    localStorage.setItem(storedAs, String(height));
  } catch {
    // A full store only costs the place.
  }
}
