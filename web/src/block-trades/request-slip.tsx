/** A block request as a slip: what was asked for and approved, its money, its steps, why, and taking it back. */
import {
  cancelBlock,
  getBlock,
  getBlockTerms,
  listBlockRequests,
  listBlocks,
} from '@bahi/contract/block-trades/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatPrice, signOf } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { ReasonNote } from '../requests/parts/reason-note.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestSteps } from '../requests/parts/request-steps.tsx';
import { href } from '../shell/location.ts';
import { SlipRow } from '../ui/slip.tsx';
import { blockTexts } from './texts.ts';
import { requestChip, type BlockRequest } from './words.ts';

export function BlockRequestSlip({ request }: { readonly request: BlockRequest }) {
  const t = useTexts(blockTexts);
  const { id, reason, note, lots, approvedLots, held, paid, released, lockDays, position } = request;
  return (
    <RequestSlip
      title={t.request.title}
      amount={request.amount}
      chip={requestChip(request, t)}
      timeline={<RequestSteps steps={request.timeline} />}
      entries={request.entries}
      why={(reason !== null || note !== null) && <ReasonNote title={reason && t.reason[reason]} note={note} />}
      next={position === null ? null : { text: t.request.position, link: href('/trade/positionDetail', { position }) }}
      cancel={
        request.canCancel
          ? {
              endpoint: cancelBlock,
              input: { id },
              changes: [listBlockRequests, listBlocks, getBlock, getBlockTerms, getSummary],
              words: { action: t.request.cancel, title: t.request.cancelTitle, body: t.request.cancelBody },
            }
          : null
      }
    >
      <SlipRow label={t.request.asked} value={t.lots(lots)} />
      {approvedLots !== null && <SlipRow label={t.request.approved} value={t.request.approvedOf(approvedLots, lots)} />}
      <SlipRow label={t.request.price} value={formatPrice(request.price)} />
      {signOf(held) !== 0 && <SlipRow label={t.request.held} value={formatAmount(held)} />}
      {signOf(paid) !== 0 && <SlipRow label={t.request.paid} value={formatAmount(paid)} />}
      {signOf(released) !== 0 && <SlipRow label={t.request.released} value={formatAmount(released)} />}
      {approvedLots !== null && lockDays > 0 && <SlipRow label={t.offer.lock} value={t.offer.lockDays(lockDays)} />}
      <SlipRow label={t.request.number} value={id} />
    </RequestSlip>
  );
}
