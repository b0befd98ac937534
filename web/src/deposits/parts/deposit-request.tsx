/** A deposit as a request: its state, its steps, why it was refused, and taking it back while it waits. */
import { Suspense } from 'react';
import { cancelDeposit, getDeposit, getDepositTerms, listDeposits } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { href } from '../../shell/location.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RequestReason } from '../../requests/parts/request-reason.tsx';
import { RequestSlip } from '../../requests/parts/request-slip.tsx';
import { AskSupport } from '../../support/parts/ask-link.tsx';
import { RequestSteps } from '../../requests/parts/request-steps.tsx';
import { SlipRow } from '../../ui/slip.tsx';
import type { Tone } from '../../ui/status-chip.tsx';

export type Deposit = OutputOf<typeof getDeposit>;

export const depositTones: Readonly<Record<Deposit['status'], Tone>> = {
  pending: 'waiting',
  credited: 'success',
  rejected: 'error',
  cancelled: 'ended',
};

/** Refusals whose reason asks for a new request of this amount; of another amount there is amount_differs. */
const sameAmount: ReadonlySet<string> = new Set(['not_received', 'proof_unreadable', 'proof_used', 'payer_differs']);

export function DepositRequest({ deposit }: { readonly deposit: Deposit }) {
  const t = useRequestTexts();
  const { id, amount, reference, status, reason, note, entry, timeline } = deposit;
  const link = reason === null ? null : nextLink(reason, amount);
  return (
    <RequestSlip
      title={t.deposit}
      amount={amount}
      currency={deposit.currency}
      chip={{ tone: depositTones[status], text: t.depositStatus[status] }}
      timeline={<RequestSteps steps={timeline} />}
      entries={entry === null ? [] : [entry]}
      why={
        reason !== null && (
          <Suspense>
            <RequestReason story={{ key: `deposit.${reason}`, params: { amount: amount, reference } }} note={note} />
          </Suspense>
        )
      }
      foot={<AskSupport type="deposit" id={id} />}
      next={link === null ? null : { text: t.again.deposit, link }}
      cancel={
        status === 'pending'
          ? {
              endpoint: cancelDeposit,
              input: { deposit: id },
              changes: [getDepositTerms, listDeposits, getDeposit],
              words: { action: t.cancel.deposit, title: t.cancel.depositTitle, body: t.cancel.depositBody },
            }
          : null
      }
    >
      <SlipRow
        label={t.reference}
        value={
          <span className="flex items-center justify-end gap-1">
            {reference}
            <CopyButton text={reference} label={t.copyReference} />
          </span>
        }
      />
      <SlipRow label={t.number} value={id} />
    </RequestSlip>
  );
}

function nextLink(reason: string, amount: string): string | null {
  if (reason === 'amount_differs') return href('/information/recharge');
  return sameAmount.has(reason) ? href('/information/recharge', { amount }) : null;
}
