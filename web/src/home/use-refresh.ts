/** How often what the stream does not carry is read again: not while prices are paused, and seldom when the market is closed. */
import { usePricesPaused } from '../data/live.ts';
import { useIsClosed } from '../data/market-session.ts';

const OPEN_MS = 5_000;
const CLOSED_MS = 60_000;

export function useRefresh(): { readonly refetchMs: number | false } {
  const [isPaused] = usePricesPaused();
  const isClosed = useIsClosed();
  return { refetchMs: isPaused ? false : isClosed ? CLOSED_MS : OPEN_MS };
}
