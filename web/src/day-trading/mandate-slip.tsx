/** A mandate as a slip: its session, its money, what was used of it, its steps and its record, and taking it back. */
import {
  cancelDayMandate,
  getDayMandate,
  getDayTradingTerms,
  listDayMandates,
} from '@bahi/contract/day-trading/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, signOf } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { ReasonNote } from '../requests/parts/reason-note.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestSteps } from '../requests/parts/request-steps.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { MandateRecord } from './mandate-record.tsx';
import { mandateChip, openState, type Mandate } from './mandate-words.ts';
import { dayTradingTexts } from './texts.ts';

/** Of a list, which tells no trades: read again with them once it is settled. */
export function MandateSlip({ mandate }: { readonly mandate: Mandate }) {
  const whole = useCall(
    getDayMandate,
    { mandate: mandate.id },
    { enabled: mandate.state === 'settled', refetchMs: openState(mandate) === null ? false : WAITING_REFETCH_MS },
  );
  if (mandate.state !== 'settled') return <Slip mandate={mandate} />;
  return <Loaded from={whole}>{(read) => <Slip mandate={read} />}</Loaded>;
}

function Slip({ mandate }: { readonly mandate: Mandate }) {
  const t = useTexts(dayTradingTexts);
  const { id, state, amount, margin, held, reason, note, settlement, opensAt, squareOffAt } = mandate;
  const when = (at: number) => formatDateTime(at, marketZone());
  const isUsed = state === 'running' || state === 'closing';
  return (
    <RequestSlip
      title={t.mandate.title}
      amount={amount}
      chip={mandateChip(mandate, t)}
      timeline={
        <RequestSteps
          steps={mandate.timeline}
          done={{ approved: t.mandate.approved, ...(state === 'expired' ? { rejected: t.mandate.expired } : {}) }}
        />
      }
      entries={settlement === null ? [] : [settlement.feeEntry]}
      why={
        (reason !== null || note !== null) && (
          <ReasonNote title={reason === null ? null : t.reason[reason]} note={note} />
        )
      }
      cancel={
        mandate.canCancel
          ? {
              endpoint: cancelDayMandate,
              input: { mandate: id },
              changes: [listDayMandates, getDayMandate, getDayTradingTerms, getSummary],
              words: { action: t.mandate.cancel, title: t.mandate.cancelTitle, body: t.mandate.cancelBody },
            }
          : null
      }
    >
      <SlipRow label={t.session} value={formatBusinessDate(mandate.date)} />
      <SlipRow label={t.orders} value={t.until(when(opensAt), when(squareOffAt))} />
      <SlipRow label={t.margin} value={formatAmount(margin)} />
      {signOf(held) !== 0 && <SlipRow label={t.mandate.held} value={formatAmount(held)} />}
      {state === 'running' && (
        <>
          <SlipRow label={t.mandate.unused} value={formatAmount(mandate.unused)} />
          <SlipRow label={t.mandate.buyingPower} value={formatAmount(mandate.buyingPower)} />
        </>
      )}
      {(isUsed || settlement !== null) && <SlipRow label={t.mandate.mostUsed} value={formatAmount(mandate.mostUsed)} />}
      {isUsed && <SlipRow label={t.mandate.feeSoFar} value={formatAmount(mandate.fee)} />}
      {settlement !== null && <MandateRecord settlement={settlement} />}
      <SlipRow label={t.mandate.number} value={id} />
    </RequestSlip>
  );
}
