/** Where the practice reviewer is on, it turns margin trading on with the identity that it verifies (decision 0077). */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useConfig } from '../../data/config.ts';
import { useCall } from '../../data/use-call.ts';

export function useIsMarginToCome(): boolean {
  const { practice_reviewer: reviewer } = useConfig();
  const identity = useCall(getUser, {}, { staleTimeMs: 60_000 }).data?.identity ?? 'verified';
  return reviewer === 'on' && identity !== 'verified';
}
