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
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { AskForm } from '../offerings/parts/ask-form.tsx';
import type { Placement } from './placement-words.ts';
import { amountOf, most } from '../offerings/parts/quantity.ts';
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
  return (
    <AskForm
      texts={t}
      command={command}
      terms={terms}
      opensAt={placement.state === 'upcoming' ? placement.opensAt : null}
      words={t.ask}
      amount={amount}
      sentAmount={command.sent && amountOf(price, command.sent.lots * lotSize)}
      blockedBecause={limit.because === 'left' && limit.count < minimumLots ? t.ask.maximum.left(limit.count) : null}
      onSend={() => command.send({ offer: id, lots })}
      fields={
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
      }
    >
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
    </AskForm>
  );
}
