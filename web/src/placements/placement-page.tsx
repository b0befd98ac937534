/** One placement: its terms, and the request for it. While a request is in review, its timeline stands in the form's place (state R). */
import { useRef } from 'react';
import { getPlacement, listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { formatAmount, formatDateTime, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall, type CallState } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Prospectus } from '../offerings/parts/prospectus.tsx';
import { PublicNotes } from '../offerings/parts/public-notes.tsx';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Discount } from './discount.tsx';
import { MissingOffer } from './missing-offer.tsx';
import { OfferHead } from '../offerings/parts/offer-head.tsx';
import { PlacementForm } from './placement-form.tsx';
import { PlacementRequestSlip } from './placement-request.tsx';
import { placementChip, type Placement, type PlacementRequest } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function PlacementPage({ id }: { readonly id: string }) {
  const t = useTexts(placementTexts);
  const answer = useCall(getPlacement, { offer: id }, { refetchMs: WAITING_REFETCH_MS });
  if (answer.data !== undefined) return <OnePlacement placement={answer.data} from={answer} />;
  return (
    <MissingOffer from={answer} code="placements.unknown">
      {t.missingPlacement}
    </MissingOffer>
  );
}

function OnePlacement({ placement, from }: { readonly placement: Placement; readonly from: CallState<Placement> }) {
  const t = useTexts(placementTexts);
  const { id, symbol } = placement;
  // What was pressed is gone with its form: the focus stays where the request stands then.
  const request = useRef<HTMLDivElement>(null);
  const name = useNameOf(placement);
  const newest = useCall(
    listPlacementRequests,
    { offer: id, page: 1, pageSize: 1 },
    { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS },
  );
  return (
    <Screen title={t.ask.title(name)} isNarrow>
      {/* Says since when, where it could not be read again. */}
      <Loaded from={from}>{() => null}</Loaded>
      <div className="flex flex-col gap-5 pt-1">
        <OfferHead symbol={symbol} chip={placementChip(placement, t)} price={placement.price} label={t.offer.price}>
          {(placement.state === 'open' || placement.state === 'upcoming') && <Discount placement={placement} />}
        </OfferHead>
        <PublicNotes title={t.notes} notes={placement.notes} />
        <div ref={request} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <Loaded from={newest}>
            {({ rows: [last] }) => (
              <Request placement={placement} last={last} onSent={() => request.current?.focus()} />
            )}
          </Loaded>
        </div>
        <Terms placement={placement} readAt={from.readAt} />
      </div>
    </Screen>
  );
}

/** The form, unless a request is in review; what became of the last one stands under the form. */
function Request({
  placement,
  last,
  onSent,
}: {
  readonly placement: Placement;
  readonly last: PlacementRequest | undefined;
  readonly onSent: () => void;
}) {
  const t = useTexts(placementTexts);
  if (last?.state === 'pending') {
    return (
      <StandingRequest title={t.ask.pendingTitle} body={t.ask.pendingBody}>
        <PlacementRequestSlip request={last} />
      </StandingRequest>
    );
  }
  return (
    <>
      <PlacementForm placement={placement} onSent={onSent} />
      {last !== undefined && (
        <StandingRequest title={t.ask.lastTitle}>
          <PlacementRequestSlip request={last} />
        </StandingRequest>
      )}
    </>
  );
}

function Terms({ placement, readAt }: { readonly placement: Placement; readonly readAt: number }) {
  const t = useTexts(placementTexts);
  const { marketPrice, minimumAmount, minimumLots, maximumLots, remainingLots, lots, lockDays } = placement;
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.offer.facts} hasTitle foot={<Prospectus title={t.offer.prospectus} text={placement.prospectus} />}>
      <SlipRow label={t.offer.price} value={formatPrice(placement.price)} />
      <SlipRow
        label={t.offer.market}
        value={formatPrice(marketPrice)}
        {...(marketPrice === null ? {} : { note: t.offer.discountAt(formatTime(readAt, marketZone())) })}
      />
      <SlipRow label={t.offer.minimum} value={formatAmount(minimumAmount)} note={t.lots(minimumLots)} />
      <SlipRow label={t.offer.maximum} value={t.lots(maximumLots)} />
      <SlipRow label={t.offer.left} value={t.offer.leftOf(remainingLots, lots)} />
      <SlipRow label={t.offer.opens} value={when(placement.opensAt)} />
      <SlipRow label={t.offer.closes} value={when(placement.closesAt)} />
      <SlipRow label={t.offer.decidedBy} value={when(placement.decidedBy)} note={t.offer.decidedByHint} />
      <SlipRow
        label={t.offer.lock}
        value={lockDays === 0 ? t.offer.noLock : t.offer.lockDays(lockDays)}
        {...(lockDays === 0 ? {} : { note: t.offer.lockHint(lockDays) })}
      />
    </Slip>
  );
}
