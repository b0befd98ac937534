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
import { ReasonNote } from '../requests/parts/reason-note.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestSteps } from '../requests/parts/request-steps.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { positionLink, requestChip, type PlacementRequest } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function PlacementRequestSlip({ request }: { readonly request: PlacementRequest }) {
  const t = useTexts(placementTexts);
  const { id, state, reason, note, price, lots, allottedLots, amount, held, paid, released, lockDays } = request;
  return (
    <RequestSlip
      title={t.request.title}
      amount={amount}
      chip={requestChip(request, t)}
      timeline={<RequestSteps steps={request.timeline} done={{ approved: t.request.status.allotted }} />}
      entries={request.entries}
      why={
        (reason !== null || note !== null) && (
          <ReasonNote title={reason && t.reason[reason][state === 'allotted' ? 'part' : 'none']} note={note} />
        )
      }
      next={positionLink(request, t)}
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
