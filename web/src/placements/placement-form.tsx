/** The request for a placement: whole lots, with the limit that holds them, and the slip of what is held, which is the review. */
import { getSummary } from '@bahi/contract/records/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import {
  getPlacement,
  getPlacementTerms,
  listPlacementRequests,
  requestPlacement,
} from '@bahi/contract/placements/calls.ts';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useConnection } from '../data/stream.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { Obstacle, isOfQuantity } from './obstacle.tsx';
import type { Placement } from './placement-words.ts';
import { amountOf, most, shortBy } from './quantity.ts';
import { placementTexts } from './texts.ts';

type Terms = OutputOf<typeof getPlacementTerms>;

interface PlacementFormProps {
  readonly placement: Placement;
  readonly onSent: () => void;
}

export function PlacementForm({ placement, onSent }: PlacementFormProps) {
  const terms = useCall(getPlacementTerms, { offer: placement.id }, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
  if (placement.state !== 'open' && placement.state !== 'upcoming') return null;
  return <Loaded from={terms}>{(now) => <Form placement={placement} terms={now} onSent={onSent} />}</Loaded>;
}

function Form({ placement, terms, onSent }: PlacementFormProps & { readonly terms: Terms }) {
  const t = useTexts(placementTexts);
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const { mode } = useConfig();
  const { id, price, lotSize, minimumLots } = placement;
  const typed = useTyped({ lots: minimumLots }, { keptAs: `placement-${id}` });
  const command = useCommand(requestPlacement, {
    keepAs: `placement-${id}`,
    changes: [getPlacement, getPlacementTerms, listPlacementRequests, getSummary],
    onDone() {
      typed.forget();
      onSent();
      toast(t.ask.sent);
    },
  });
  const limit = most({ left: placement.remainingLots, own: placement.maximumLots, balance: terms.affordableLots });
  const lots = Math.max(minimumLots, Math.min(typed.values.lots, limit.count));
  const amount = amountOf(price, lots * lotSize);
  const short = shortBy(amount, terms.available);
  const { state, sent } = command;
  const refused =
    state.phase === 'refused' && !asksForUnlock(state.refusal.code) ? text(state.refusal, state.message) : null;
  const obstacle = terms.refusal === null || isOfQuantity(terms.refusal.code) ? null : terms.refusal;
  // While an answer is missing, what was sent: its hold changes what could be asked for now, and it may be of an earlier visit.
  const asked = command.isBusy && sent !== null ? amountOf(price, sent.lots * lotSize) : amount;
  const words = (mode === 'practice' ? t.ask.sendPractice : t.ask.send)(formatAmount(asked));
  return (
    <>
      {/* Not inside: what is sent from the sheet would send the form as well. */}
      <UnlockSheet command={command} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (blocked() === null) command.send({ offer: id, lots });
        }}
        className="flex flex-col gap-4 px-4"
      >
        <Obstacle refusal={obstacle} opensAt={placement.state === 'upcoming' ? placement.opensAt : null} />
        <fieldset disabled={command.isBusy} className="min-w-0">
          <legend className="sr-only">{t.ask.review}</legend>
          <Stepper
            label={t.ask.lots(lotSize)}
            hint={
              limit.count > minimumLots
                ? t.ask.hint(t.lots(minimumLots), t.lots(limit.count))
                : t.ask.least(t.lots(minimumLots))
            }
            value={lots}
            onChange={(next) => typed.change(() => ({ lots: next }))}
            minimum={minimumLots}
            minimumReason={t.ask.belowMinimum(formatAmount(placement.minimumAmount))}
            maximum={limit.count}
            maximumReason={t.ask.maximum[limit.because](limit.count)}
          />
        </fieldset>
        <div className="-mx-4">
          <Slip title={t.ask.review} hasTitle>
            <SlipRow label={t.ask.shares} value={t.shares(lots * lotSize)} />
            <SlipRow label={t.ask.charges} value={formatAmount(terms.charges)} />
            <SlipRow label={t.ask.available} value={formatAmount(terms.available)} />
            <SlipRow label={t.ask.decision} value={formatDateTime(terms.promisedBy, marketZone())} />
            {terms.lockedUntil !== null && (
              <SlipRow
                label={t.offer.lock}
                value={formatDateTime(terms.lockedUntil, marketZone())}
                note={t.ask.lockHint(placement.lockDays)}
              />
            )}
            <SlipRow label={t.ask.heldNow} value={formatAmount(amount)} isTotal note={t.ask.heldHint} />
          </Slip>
        </div>
        <p className="text-small text-ink-2">{t.ask.how}</p>
        {refused !== null && (
          <p role="alert" className="font-medium text-error">
            {refused}
          </p>
        )}
        <UnknownResultCard command={command} what={words} slow={t.ask.slow} />
        <Button type="submit" isWide isBusy={command.isBusy} blockedBecause={blocked()}>
          {words}
        </Button>
        {short !== null && (
          <div className="-mt-3">
            <WaysToMoney words={t.ask} />
          </div>
        )}
      </form>
    </>
  );

  function blocked(): string | null {
    if (!isOnline) return t.ask.offline;
    if (obstacle !== null) return text(obstacle);
    if (limit.because === 'left' && limit.count < minimumLots) return t.ask.maximum.left(limit.count);
    return short === null ? null : t.ask.short(formatAmount(short));
  }
}
