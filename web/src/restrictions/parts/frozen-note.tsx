/** State F of a screen that moves money: while the account is frozen it can only be read, and says why. */
import { Suspense } from 'react';
import { useFrozen } from './frozen.ts';
import { RestrictionNotes } from './restriction-notes.tsx';

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
