/** A position's part in a dividend: entitlement, amount, dates, the steps of its review, and applying for it where that is asked. */
import { Suspense } from 'react';
import { applyForDividend, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketDateOf } from '../data/market-date.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { RequestReason } from '../requests/parts/request-reason.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestSteps } from '../requests/parts/request-steps.tsx';
import { SlipRow } from '../ui/slip.tsx';
import type { Tone } from '../ui/status-chip.tsx';
import { actionTexts } from './action-texts.ts';

type Dividend = OutputOf<typeof listDividends>['rows'][number];

const tones: Readonly<Record<Dividend['state'], Tone>> = {
  upcoming: 'info',
  to_apply: 'waiting',
  under_review: 'waiting',
  approved: 'info',
  refused: 'error',
  paid: 'success',
};

export function DividendSlip({ dividend }: { readonly dividend: Dividend }) {
  const t = useTexts(actionTexts);
  const { id, direction, shares, perShare, state, paidBy, application, entry, timeline } = dividend;
  const amount = formatAmount(dividend.amount.replace('-', ''));
  return (
    <RequestSlip
      title={t.title.dividend(formatPrice(perShare))}
      chip={{ tone: tones[state], text: t.state[state] }}
      why={state === 'refused' && <Why dividend={dividend} />}
      timeline={timeline.length > 0 && <RequestSteps steps={timeline} done={{ paid: t.state.paid }} />}
      entries={entry === null ? [] : [entry]}
      foot={dividend.canApply && <Apply id={id} amount={amount} isAgain={application !== null} />}
    >
      <SlipRow label={t.entitled} value={t.ofShares(shares)} />
      <SlipRow label={t.recordDate} value={formatBusinessDate(dividend.recordDate)} />
      <SlipRow label={t.exDate} value={formatBusinessDate(dividend.exDate)} />
      <SlipRow label={t.payDate} value={formatBusinessDate(dividend.payDate)} />
      {paidBy !== null && state !== 'paid' && (
        <SlipRow label={t.paidBy} value={formatDateTime(paidBy, marketZone())} note={t.paidByHint} />
      )}
      <SlipRow label={t.amount[direction]} value={amount} isTotal />
    </RequestSlip>
  );
}

/** The words of the message that told it. */
function Why({
  dividend: { symbol, position, amount, paidBy, payDate, application },
}: {
  readonly dividend: Dividend;
}) {
  if (application === null || application.reason === null) return null;
  const last = paidBy === null ? payDate : marketDateOf(paidBy);
  const story = { key: `dividend.refused_${application.reason}`, params: { symbol, position, amount, last } } as const;
  return (
    <Suspense>
      <RequestReason story={story} note={application.note} />
    </Suspense>
  );
}

function Apply({ id, amount, isAgain }: { readonly id: string; readonly amount: string; readonly isAgain: boolean }) {
  const t = useTexts(actionTexts);
  const command = useCommand(applyForDividend, { changes: [listDividends], onDone: () => toast(t.applied) });
  return (
    <RequestForm
      form={() => command.send({ dividend: id })}
      command={command}
      action={(isAgain ? t.applyAgain : t.apply)(amount)}
    >
      <p className="text-small text-ink-2">{t.applyHint}</p>
    </RequestForm>
  );
}
