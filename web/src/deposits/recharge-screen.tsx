/**
 * information/recharge: how much to pay in, within published limits and hours, and how money gets out again, shown before
 * the first payment (rules T3). While a deposit waits, its timeline stands here instead of the form.
 */
import { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { Button } from '../ui/button.tsx';
import { DepositRequest } from './parts/deposit-request.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { AmountForm } from './amount-form.tsx';
import { depositTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

export default function RechargeScreen() {
  const t = useTexts(depositTexts);
  const frozen = useCall(getUser, {}).data?.restrictions.filter(({ kind }) => kind === 'frozen') ?? [];
  const terms = useCall(getDepositTerms, {}, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={terms}>
        {(now) => {
          if (now.pending !== null) return <Pending deposit={now.pending} />;
          if (frozen.length > 0) return <Frozen restrictions={frozen} />;
          return now.isVerified ? <AmountForm terms={now} /> : <Unverified />;
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

/** State F: nothing can be paid in, and it is said why, until when, and how to object. */
function Frozen(props: Parameters<typeof RestrictionNotes>[0]) {
  return (
    <div className="flex flex-col gap-5 px-4 pt-2">
      <RestrictionNotes {...props} />
      <WayOut isOpen />
    </div>
  );
}

/** State U: the conditions of getting money out are shown all the same. */
function Unverified() {
  return (
    <div className="flex flex-col gap-5 px-4 pt-2">
      <VerifyCard />
      <WayOut isOpen />
    </div>
  );
}

function Pending({ deposit }: { readonly deposit: NonNullable<OutputOf<typeof getDepositTerms>['pending']> }) {
  const t = useTexts(depositTexts);
  return (
    <section aria-label={t.pendingTitle} className="flex flex-col gap-3 pt-2">
      <div className="px-4">
        <h2 className="text-lead font-semibold">{t.pendingTitle}</h2>
        <p className="text-ink-2">{t.pendingBody}</p>
      </div>
      <DepositRequest deposit={deposit} />
      <div className="px-4">
        <Button variant="soft" size="medium" href={href('/information/fundRecord', { tab: 'deposits' })}>
          {t.allRequests}
        </Button>
      </div>
    </section>
  );
}
