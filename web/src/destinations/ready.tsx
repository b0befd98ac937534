/** Before a form that adds a destination: identity (state U) and a frozen account (F) stand instead of it, a missing fund password (P) above it. */
import type { ReactNode } from 'react';
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { FrozenNote } from '../restrictions/parts/frozen-note.tsx';
import { useFrozen } from '../restrictions/parts/frozen.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { SetFundPasswordButton } from '../security/parts/set-fund-password-button.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { destinationTexts } from './texts.ts';

type Verified = OutputOf<typeof listDestinations> & { readonly holder: string };

export function Ready({ children }: { readonly children: (destinations: Verified) => ReactNode }) {
  const destinations = useCall(listDestinations, {});
  const isFrozen = useFrozen().length > 0;
  const hasFundPassword = useCall(getSecurity, {}).data?.hasFundPassword ?? true;
  if (isFrozen) return <FrozenNote />;
  return (
    <Loaded from={destinations}>
      {({ holder, ...rest }) =>
        holder === null ? (
          <Unverified />
        ) : (
          <>
            {!hasFundPassword && <NoFundPassword />}
            {children({ ...rest, holder })}
          </>
        )
      }
    </Loaded>
  );
}

function Unverified() {
  const t = useTexts(destinationTexts);
  return (
    <div className="flex flex-col gap-3 px-4 pt-2">
      <p className="text-ink-2">{t.verifyWhy}</p>
      <VerifyCard />
    </div>
  );
}

function NoFundPassword() {
  const t = useTexts(destinationTexts);
  return (
    <div className="px-4 pt-2">
      <Nudge tone="info">
        {t.fundPasswordFirst}{' '}
        <SetFundPasswordButton className="relative inline-block py-0.5 font-semibold text-action underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-2.5">
          {t.fundPasswordAction}
        </SetFundPasswordButton>
      </Nudge>
    </div>
  );
}
