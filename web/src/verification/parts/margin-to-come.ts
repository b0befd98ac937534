/** In a practice install the practice reviewer turns margin trading on with the identity that it verifies (decision 0077). */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useConfig } from '../../data/config.ts';
import { useCall } from '../../data/use-call.ts';

export function useIsMarginToCome(): boolean {
  const { mode } = useConfig();
  const identity = useCall(getUser, {}, { staleTimeMs: 60_000 }).data?.identity ?? 'verified';
  return mode === 'practice' && identity !== 'verified';
}
