/** State F of a screen that moves money: while the account is frozen it can only be read, and says why. */
import { Suspense } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { RestrictionNotes } from './restriction-notes.tsx';

export function useFrozen() {
  return useCall(getUser, {}).data?.restrictions.filter(({ kind }) => kind === 'frozen') ?? [];
}

/** Nothing while it is not. */
export function FrozenNote() {
  const frozen = useFrozen();
  if (frozen.length === 0) return null;
  return (
    <Suspense>
      <div className="px-4 pt-2">
        <RestrictionNotes restrictions={frozen} />
      </div>
    </Suspense>
  );
}
