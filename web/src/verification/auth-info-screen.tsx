/** information/authInfo: real-name verification, from not verified to verified; what failed is all that reopens (rules §6). */
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import { Loaded } from '../ui/loaded.tsx';
import { FrozenNote } from '../restrictions/parts/frozen-note.tsx';
import { useFrozen } from '../restrictions/parts/frozen.ts';
import type { View } from './answers.ts';
import { FirstSubmission } from './first-submission.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { Resubmission } from './resubmission.tsx';
import { verificationTexts } from './texts.ts';
import { UnderReview } from './under-review.tsx';
import { Verified } from './verified.tsx';

export default function AuthInfoScreen() {
  const t = useTexts(verificationTexts);
  const verification = useCall(getVerification, {});
  const isFrozen = useFrozen().length > 0;
  const [isJustSent, setJustSent] = useState(false);
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={verification}>
        {(view) => (
          <>
            <FrozenNote />
            {(!isFrozen || view.state === 'verified' || view.state === 'under_review') && (
              <State view={view} isJustSent={isJustSent} onSent={() => setJustSent(true)} />
            )}
            <PrivacyNote />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface StateProps {
  readonly view: View;
  readonly isJustSent: boolean;
  readonly onSent: () => void;
}

function State({ view, isJustSent, onSent }: StateProps) {
  const { state } = view;
  const shown = useRef(state);
  // A decision comes by itself: what had the focus may be gone with what it replaces.
  useEffect(() => {
    if (shown.current !== state && document.activeElement === document.body) focusTitle();
    shown.current = state;
  }, [state]);
  switch (view.state) {
    case 'not_verified':
      return <FirstSubmission onSent={onSent} />;
    case 'failed':
      return <Resubmission view={view} onSent={onSent} />;
    case 'under_review':
      return <UnderReview view={view} isJustSent={isJustSent} />;
    case 'verified':
      return <Verified view={view} />;
  }
}
