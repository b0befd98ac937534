/** Balances, kept current by the stream. */
import { getSummary } from '@bahi/contract/records/calls.ts';
import { useCall } from './use-call.ts';

export function useFunds() {
  return useCall(getSummary, {}, { staleTimeMs: 5_000 });
}
