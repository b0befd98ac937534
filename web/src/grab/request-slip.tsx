/** A request: what it was allotted and where the shares are, or what it waits for and how it is taken back. */
import { cancelGrabRequest, getGrabTerms, listGrabOffers, listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatDateTime, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { useServerNow } from '../data/clock.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { ReasonNote } from '../requests/parts/reason-note.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { href } from '../shell/location.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { SlipRow } from '../ui/slip.tsx';
import type { Tone } from '../ui/status-chip.tsx';
import { grabTexts } from './texts.ts';
import type { GrabTexts } from './texts.en.ts';
import type { GrabRequest } from './use-offers.ts';

export function requestChip({ status, allottedLots, lots }: GrabRequest, t: GrabTexts): { tone: Tone; text: string } {
  switch (status) {
    case 'pending':
      return { tone: 'waiting', text: t.own.pending };
    case 'allotted':
      return { tone: 'success', text: allottedLots === lots ? t.own.all : t.own.part };
    case 'not_won':
      return { tone: 'ended', text: t.own.notWon };
    case 'cancelled':
      return { tone: 'ended', text: t.own.cancelled };
    case 'released':
      return { tone: 'ended', text: t.own.released };
  }
}

interface GrabRequestSlipProps {
  readonly request: GrabRequest;
  /** The page of the offer leads to the proof itself. */
  readonly isOnItsOffer?: boolean;
}

export function GrabRequestSlip({ request, isOnItsOffer = false }: GrabRequestSlipProps) {
  const t = useTexts(grabTexts);
  const now = useServerNow();
  const { id, offer, status, reason, lots, allottedLots, place, shares, paid, held, position, drawAt } = request;
  const when = (at: number) => formatDateTime(at, marketZone());
  // Taken back before it, or called off.
  const isDrawn = status !== 'cancelled' && (reason === null || reason === 'is_short' || reason === 'restricted');
  const canCancel = request.closesAt !== null && now < request.closesAt;
  return (
    <RequestSlip
      title={status === 'allotted' ? t.own.title : t.own.request}
      chip={requestChip(request, t)}
      timeline={null}
      entries={[]}
      why={reason !== null && <ReasonNote title={t.own.reasons[reason]} note={null} />}
      next={position === null ? null : { text: t.own.toPosition, link: href('/trade/positionDetail', { position }) }}
      cancel={
        canCancel
          ? {
              endpoint: cancelGrabRequest,
              input: { id },
              changes: [getGrabTerms, listGrabOffers, listGrabRequests, getSummary],
              words: { action: t.own.cancel, title: t.own.cancelTitle, body: t.own.cancelBody },
            }
          : null
      }
      foot={
        drawAt !== null &&
        !isOnItsOffer && <InlineLink to={href('/home/qcList', { proof: offer })}>{t.proof}</InlineLink>
      }
    >
      {place !== null && <SlipRow label={t.own.place} value={t.own.placeOf(place)} />}
      <SlipRow label={t.own.asked} value={t.lots(lots)} />
      {status === 'allotted' && (
        <SlipRow label={t.own.got} value={t.lots(allottedLots)} note={t.ask.sharesOf(formatQuantity(shares))} />
      )}
      <SlipRow label={t.price} value={formatPrice(request.price)} />
      {(status === 'allotted' || status === 'pending') && (
        <>
          <SlipRow label={t.ask.amount} value={formatAmount(request.amount)} />
          <SlipRow label={t.ask.charges} value={formatAmount(request.charges)} />
          <SlipRow label={t.lock} value={t.lockDays(request.lockDays)} />
        </>
      )}
      <SlipRow label={t.own.askedAt} value={when(request.createdAt)} />
      {drawAt !== null && isDrawn && <SlipRow label={t.drawAt} value={when(drawAt)} />}
      {held !== null && <SlipRow label={t.own.number} value={id} />}
      {held !== null && <Held request={request} held={held} />}
      {paid !== null && <SlipRow label={t.own.paid} value={formatAmount(paid)} isTotal />}
    </RequestSlip>
  );
}

/** While it waits it is on hold; then it is available again, all of it or what was not paid. */
function Held({ request: { status, paid }, held }: { readonly request: GrabRequest; readonly held: string }) {
  const t = useTexts(grabTexts);
  if (status === 'allotted') {
    const back = parseMoney(held)! - parseMoney(paid ?? '0')!;
    return (
      <>
        <SlipRow label={t.own.wasHeld} value={formatAmount(held)} />
        {back > 0n && <SlipRow label={t.own.back} value={formatAmount(formatMoney(back))} />}
      </>
    );
  }
  const label = status === 'pending' ? t.own.held : t.own.back;
  return <SlipRow label={label} value={formatAmount(held)} isTotal />;
}
