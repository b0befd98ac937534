/** A withdrawal as a request: its state, the clock of its arrival, its steps, and taking it back until it is approved. */
import { Suspense } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
} from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount, formatDateTime, signOf } from '@bahi/core/format.ts';
import { useServerNow } from '../../data/clock.ts';
import { marketZone } from '../../data/zone.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { href } from '../../shell/location.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { PayoutRows } from './payout-rows.tsx';
import { RequestReason } from '../../requests/parts/request-reason.tsx';
import { RequestSlip } from '../../requests/parts/request-slip.tsx';
import { AskSupport } from '../../support/parts/ask-link.tsx';
import { RequestSteps } from '../../requests/parts/request-steps.tsx';
import { SlipRow } from '../../ui/slip.tsx';
import type { Tone } from '../../ui/status-chip.tsx';

export type Withdrawal = OutputOf<typeof getWithdrawal>;

export const withdrawalTones: Readonly<Record<Withdrawal['status'], Tone>> = {
  pending: 'waiting',
  approved: 'info',
  paid: 'success',
  rejected: 'error',
  cancelled: 'ended',
};

/** Refusals that another destination answers. */
const askAgain: ReadonlySet<string> = new Set(['name_differs', 'destination_returned']);

export function WithdrawalRequest({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useRequestTexts();
  const { id, amount, fee, currency, payout, destination, status, reason, note, bankReference, entry, timeline } =
    withdrawal;
  return (
    <RequestSlip
      title={t.withdrawal}
      amount={amount}
      currency={currency}
      chip={{ tone: withdrawalTones[status], text: t.withdrawalStatus[status] }}
      timeline={<RequestSteps steps={timeline} />}
      entries={entry === null ? [] : [entry]}
      why={
        reason !== null && (
          <Suspense>
            <RequestReason story={{ key: `withdrawal.${reason}`, params: { amount, destination } }} note={note} />
          </Suspense>
        )
      }
      foot={<AskSupport type="withdrawal" id={id} />}
      next={
        reason !== null && askAgain.has(reason)
          ? { text: t.again.withdrawal, link: href('/information/cashOut') }
          : null
      }
      cancel={
        status === 'pending'
          ? {
              endpoint: cancelWithdrawal,
              input: { withdrawal: id },
              changes: [getWithdrawalTerms, listWithdrawals, getWithdrawal],
              words: { action: t.cancel.withdrawal, title: t.cancel.withdrawalTitle, body: t.cancel.withdrawalBody },
            }
          : null
      }
    >
      <SlipRow label={t.destination} value={destination} />
      {signOf(fee) !== 0 && <SlipRow label={t.fee} value={formatAmount(fee)} />}
      {payout !== null && <PayoutRows payout={payout} validUntil={null} />}
      {bankReference !== null && (
        <SlipRow
          label={t.reference}
          value={
            <span className="flex min-w-0 items-center justify-end gap-1">
              <span className="min-w-0 break-all">{bankReference}</span>
              <CopyButton text={bankReference} label={t.copyReference} />
            </span>
          }
        />
      )}
      <SlipRow label={t.number} value={id} />
      {(status === 'pending' || status === 'approved') && <Arrival withdrawal={withdrawal} />}
    </RequestSlip>
  );
}

/** Against the first promise while it holds, then against the last one; the timeline says when that is over too. */
function Arrival({ withdrawal: { usuallyBy, latestBy } }: { readonly withdrawal: Withdrawal }) {
  const t = useRequestTexts();
  const now = useServerNow();
  const isUsual = now < usuallyBy;
  if (now >= latestBy) return null;
  return (
    <SlipRow
      label={isUsual ? t.usuallyIn : t.latestIn}
      value={<Countdown to={isUsual ? usuallyBy : latestBy} />}
      note={t.latest(formatDateTime(latestBy, marketZone()))}
    />
  );
}
