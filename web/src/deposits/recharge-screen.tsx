/**
 * information/recharge: how much to pay in, within published limits and hours, and how money gets out again, shown before
 * the first payment (rules T3). While a deposit waits, its timeline stands here instead of the form.
 */
import { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { ReactNode } from 'react';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { DepositRequest } from './parts/deposit-request.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFrozen } from '../restrictions/parts/frozen.ts';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { AmountForm } from './amount-form.tsx';
import { depositTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

export default function RechargeScreen() {
  const t = useTexts(depositTexts);
  const frozen = useFrozen();
  const terms = useCall(getDepositTerms, {}, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={terms}>
        {(now) => {
          if (now.pending !== null)
            return (
              <div className="pt-2">
                <StandingRequest
                  title={t.pendingTitle}
                  body={t.onePendingNote}
                  list={href('/information/fundRecord', { tab: 'deposits' })}
                >
                  <DepositRequest deposit={now.pending} />
                </StandingRequest>
              </div>
            );
          if (frozen.length > 0)
            return (
              <Barred>
                <RestrictionNotes restrictions={frozen} />
              </Barred>
            );
          return now.isVerified ? (
            <AmountForm terms={now} />
          ) : (
            <Barred>
              <VerifyCard />
            </Barred>
          );
        }}
      </Loaded>
      <AnnouncedNote keys={DEPOSIT_KEYS} />
    </Screen>
  );
}

const DEPOSIT_KEYS = [
  'depositWindow',
  'depositMinimum',
  'depositMaximum',
  'depositPromiseMinutes',
  'depositChannels',
] as const;

/** What keeps from paying in; the conditions of getting money out are shown all the same. */
function Barred({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 px-4 pt-2">
      {children}
      <WayOut isOpen />
    </div>
  );
}
