/** The request for a grab offer: whole lots, what stands in the way, and the slip of what is paid or held, which is the review. */
import { Suspense, lazy } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getGrabTerms, grabShares, listGrabOffers, listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatDateTime, formatQuantity } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { href } from '../shell/location.ts';
import { toast } from '../shell/toast.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { grabTexts } from './texts.ts';
import { OFFERS_REFETCH_MS, type Offer } from './use-offers.ts';

const RestrictedNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));

type Terms = OutputOf<typeof getGrabTerms>;

interface GrabFormProps {
  readonly offer: Offer;
  /** Of one lot. */
  readonly terms: Terms;
  readonly onSent: () => void;
}

export function GrabForm({ offer, terms: first, onSent }: GrabFormProps) {
  const t = useTexts(grabTexts);
  const text = useRefusalText();
  const { mode } = useConfig();
  const { id, lotSize, draw } = offer;
  const words = draw === null ? t.ask : { ...t.ask, ...t.hold };
  const typed = useTyped({ lots: 1 }, { keptAs: `grab-${id}` });
  const most = Math.max(1, first.affordableLots);
  const lots = Math.max(1, Math.min(typed.values.lots, most));
  const priced = useCall(
    getGrabTerms,
    { offer: id, lots },
    { staleTimeMs: 0, refetchMs: OFFERS_REFETCH_MS, keepPrevious: true },
  );
  const terms = priced.data?.lots === lots ? priced.data : first;
  const command = useCommand(grabShares, {
    keepAs: `grab-${id}`,
    changes: [getGrabTerms, listGrabOffers, listGrabRequests, getSummary],
    onDone(request) {
      typed.forget();
      onSent();
      toast(request.status === 'pending' ? t.own.requested : t.own.done(request.allottedLots));
    },
  });
  const isLocked = command.state.phase === 'refused' && asksForUnlock(command.state.refusal.code);
  const { refusal } = terms;
  return (
    <RequestForm
      form={() => command.send({ offer: id, lots })}
      command={command}
      action={(mode === 'practice' ? words.sendPractice : words.send)(formatAmount(terms.total))}
      blockedBecause={refusal === null ? null : text(refusal)}
      label={t.ask.review}
      className="px-4"
      sheet={isLocked && <UnlockSheet command={command} />}
      foot={
        refusal?.code === 'grab.insufficient' && (
          <div className="-mt-3">
            <WaysToMoney words={t.ask} />
          </div>
        )
      }
    >
      <Obstacle refusal={refusal} offer={offer} />
      <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{t.ask.review}</legend>
        <Stepper
          label={t.ask.lots(lotSize)}
          hint={t.ask.hint(offer.maximumLots)}
          value={lots}
          onChange={(next) => typed.change(() => ({ lots: next }))}
          minimum={1}
          maximum={most}
          maximumReason={words.maximum(most)}
        />
      </fieldset>
      <div className="-mx-4">
        <Slip title={t.ask.review} hasTitle>
          <SlipRow label={t.ask.shares} value={t.ask.sharesOf(formatQuantity(terms.shares))} />
          <SlipRow label={t.ask.amount} value={formatAmount(terms.amount)} />
          <SlipRow label={t.ask.charges} value={formatAmount(terms.charges)} />
          <SlipRow label={t.ask.available} value={formatAmount(terms.available)} />
          {terms.lockedUntil !== null && (
            <SlipRow label={t.ask.until} value={formatDateTime(terms.lockedUntil, marketZone())} />
          )}
          <SlipRow label={words.total} value={formatAmount(terms.total)} isTotal note={words.totalHint} />
        </Slip>
      </div>
    </RequestForm>
  );
}

/** What bars any request, whatever its lots: not open yet, identity (state U), a restriction (state F), the level. */
function Obstacle({ refusal, offer }: { readonly refusal: Terms['refusal']; readonly offer: Offer }) {
  const t = useTexts(grabTexts);
  const code = refusal?.code ?? '';
  if (code === 'verification.required') return <VerifyCard />;
  if (code === 'identity.frozen' || code === 'identity.no_trade') {
    return (
      <Suspense>
        <RestrictedNote />
      </Suspense>
    );
  }
  if (offer.state === 'upcoming')
    return <Nudge tone="info">{t.ask.opensAt(formatDateTime(offer.opensAt, marketZone()))}</Nudge>;
  if (code.startsWith('vip.') || code === 'sign_in.insufficient') {
    return (
      <Nudge tone="info">
        {t.ask.levelNeeded(offer.level)} <InlineLink to={href('/market/vip')}>{t.ask.toVip}</InlineLink>
      </Nudge>
    );
  }
  return null;
}
