/** How many shares of each instrument the customer holds (negative when short), for rows of lists. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import { useCredentials } from './session.ts';
import { useCall } from './use-call.ts';

type Holdings = OutputOf<typeof listHoldings>;

const known = new WeakMap<Holdings, ReadonlyMap<string, number>>();
const none: ReadonlyMap<string, number> = new Map();

export function useHeld(): ReadonlyMap<string, number> {
  const isSignedIn = useCredentials() !== null;
  const { data } = useCall(listHoldings, {}, { enabled: isSignedIn, staleTimeMs: 60_000 });
  if (data === undefined) return none;
  let held = known.get(data);
  if (held === undefined) {
    held = new Map(data.map(({ symbol, quantity }) => [symbol, quantity]));
    known.set(data, held);
  }
  return held;
}
