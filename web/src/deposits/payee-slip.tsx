/** Whom to pay, what and with which reference, each with Copy; whose names must match; where the payee can be checked (T4). */
import { Suspense, lazy } from 'react';
import ExternalLink from 'lucide-react/icons/external-link';
import type { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Slip } from '../ui/slip.tsx';
import { depositTexts } from './texts.ts';

// With the drawing of codes, which only UPI needs.
const UpiPay = lazy(() => import('./upi-pay.tsx'));

interface PayeeSlipProps {
  readonly channel: OutputOf<typeof getDepositTerms>['channels'][number];
  /** As shown: "5,000.00". */
  readonly amount: string;
  readonly reference: string;
}

export function PayeeSlip({ channel, amount, reference }: PayeeSlipProps) {
  const t = useTexts(depositTexts);
  // The verified name in full: it stands on the customer's own cards too.
  const payer = useCall(listDestinations, {}).data?.holder ?? null;
  const holder = channel.payee.find(({ label }) => label === 'holder')?.value;
  const upi = channel.payee.find(({ label }) => label === 'upi')?.value;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold">{t.payee}</h2>
      {upi !== undefined && (
        <Suspense fallback={<div className="h-80" />}>
          <UpiPay payment={{ handle: upi, payee: holder ?? '', amount: amount.replaceAll(',', ''), reference }} />
        </Suspense>
      )}
      <div className="-mx-4">
        <Slip
          title={t.payee}
          foot={
            <ul className="mt-2 flex flex-col gap-2 border-t border-line pt-3 text-small text-ink-2">
              {holder !== undefined && <li>{t.matchPayee(holder)}</li>}
              <li>{payer === null ? t.matchPayerPlain : t.matchPayer(payer)}</li>
              {channel.checkLink !== null && <CheckLink link={channel.checkLink} />}
            </ul>
          }
        >
          {channel.payee.map(({ label, value }) => (
            <CopyRow key={label} label={t.labels[label]} value={value} />
          ))}
          <CopyRow label={t.pay} value={amount} copied={amount.replaceAll(',', '')} />
          <CopyRow label={t.reference} value={reference} note={t.referenceNote} />
        </Slip>
      </div>
    </div>
  );
}

interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  /** What a banking app takes, where it is written otherwise here. */
  readonly copied?: string;
  readonly note?: string;
}

function CopyRow({ label, value, copied = value, note }: CopyRowProps) {
  const t = useTexts(depositTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2 first:border-t-0">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="col-start-1 num font-semibold whitespace-normal [overflow-wrap:anywhere] select-all">{value}</dd>
      {note !== undefined && <dd className="col-start-1 text-small text-ink-2">{note}</dd>}
      <dd className="col-start-2 row-span-3 row-start-1">
        <CopyButton text={copied} label={t.copy(label)} />
      </dd>
    </div>
  );
}

/** Only https: anything else is not shown at all. */
function CheckLink({ link }: { readonly link: string }) {
  const t = useTexts(depositTexts);
  if (!link.startsWith('https://')) return null;
  return (
    <li>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
      >
        {t.check}
        <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
      </a>
    </li>
  );
}
