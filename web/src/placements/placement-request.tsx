/** A placement request as a slip: what was asked for and allotted, its money, its steps, why, and taking it back. */
import { getSummary } from '@bahi/contract/records/calls.ts';
import {
  cancelPlacement,
  getPlacement,
  getPlacementTerms,
  listPlacementRequests,
} from '@bahi/contract/placements/calls.ts';
import { formatAmount, formatPrice, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { requestChip, type PlacementRequest } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function PlacementRequestSlip({ request }: { readonly request: PlacementRequest }) {
  const t = useTexts(placementTexts);
  const { id, state, price, lots, allottedLots, amount, held, paid, released, lockDays } = request;
  return (
    <RequestSlip
      title={t.request.title}
      amount={amount}
      currency="INR"
      chip={requestChip(request, t)}
      steps={request.timeline}
      stepsDone={{ approved: t.request.status.allotted }}
      entries={request.entries}
      why={<Why request={request} />}
      next={
        request.position === null
          ? null
          : { text: t.request.position, link: href('/trade/positionDetail', { position: request.position }) }
      }
      cancel={
        request.canCancel
          ? {
              endpoint: cancelPlacement,
              input: { request: id },
              changes: [listPlacementRequests, getPlacement, getPlacementTerms, getSummary],
              words: { action: t.request.cancel, title: t.request.cancelTitle, body: t.request.cancelBody },
            }
          : null
      }
    >
      <SlipRow label={t.request.asked} value={t.lots(lots)} />
      {allottedLots !== null && state === 'allotted' && (
        <SlipRow label={t.request.allotted} value={t.request.allottedOf(allottedLots, lots)} />
      )}
      <SlipRow label={t.request.price} value={formatPrice(price)} />
      {signOf(held) !== 0 && <SlipRow label={t.request.held} value={formatAmount(held)} />}
      {signOf(paid) !== 0 && <SlipRow label={t.request.paid} value={formatAmount(paid)} />}
      {signOf(released) !== 0 && <SlipRow label={t.request.released} value={formatAmount(released)} />}
      {state === 'allotted' && lockDays > 0 && <SlipRow label={t.offer.lock} value={t.offer.lockDays(lockDays)} />}
      <SlipRow label={t.request.number} value={id} />
    </RequestSlip>
  );
}

/** Why fewer lots were allotted, or none; with the reviewer's words. */
function Why({ request: { reason, note, state } }: { readonly request: PlacementRequest }) {
  const t = useTexts(placementTexts);
  if (reason === null && note === null) return null;
  return (
    <div role="note" className="mt-1 flex basis-full flex-col gap-1 rounded-control bg-sunk px-3 py-2">
      {reason !== null && (
        <p className="font-semibold">{state === 'allotted' ? t.reason[reason].part : t.reason[reason].none}</p>
      )}
      {note !== null && <p className="text-small text-ink-2">{t.note(note)}</p>}
    </div>
  );
}
