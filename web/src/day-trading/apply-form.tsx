/** The request for a mandate: the amount, and the slip of what it holds, costs and can lose, which is the review. */
import { Suspense, lazy } from 'react';
import {
  applyDayMandate,
  getDayMandate,
  getDayTradingTerms,
  listDayMandates,
} from '@bahi/contract/day-trading/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { LearnLink } from '../education/parts/learn-link.tsx';
import type { AnyReason } from '../i18n/format-reason.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { toast } from '../shell/toast.ts';
import { MoneyInput } from '../ui/money-input.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { useForm } from '../ui/use-form.ts';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { amountFault, askedAmount } from './amount.ts';
import { dayTradingTexts } from './texts.ts';

type Terms = OutputOf<typeof getDayTradingTerms>;

const RestrictedNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));

/** What the form says itself, for the amount that is typed. */
const fieldOf = {
  'day_trading.amount_invalid': 'amount',
  'day_trading.below_minimum': 'amount',
  'day_trading.above_maximum': 'amount',
  'day_trading.above_funds': 'amount',
} as const;

/** `terms`: of the least amount. */
export function ApplyForm({ terms, onSent }: { readonly terms: Terms; readonly onSent: () => void }) {
  const t = useTexts(dayTradingTexts);
  const text = useRefusalText();
  const faults = {
    none: t.enterAmount,
    too_little: t.tooLittle(formatAmount(terms.minimum)),
    too_much: t.tooMuch(formatAmount(terms.maximum)),
  };
  const form = useForm({
    keptAs: 'day-trading',
    initial: { amount: '' },
    rules: {
      amount(value) {
        const fault = amountFault(value, terms);
        return fault === null ? null : faults[fault];
      },
    },
    onSubmit: ({ amount }) => command.send({ amount }),
  });
  const rejected = useRejected(form, fieldOf);
  const command = useCommand(applyDayMandate, {
    keepAs: 'day-trading',
    changes: [getDayTradingTerms, listDayMandates, getDayMandate, getSummary],
    onDone() {
      form.forget();
      onSent();
      toast(t.sent);
    },
    onRefused(refusal, message) {
      if (!asksForUnlock(refusal.code)) rejected(refusal, message);
    },
  });
  const { amount } = form.values;
  const asked = askedAmount(amount, terms);
  const figures = useCall(getDayTradingTerms, asked === undefined ? {} : { amount: asked }, {
    keepPrevious: true,
    staleTimeMs: 0,
  });
  const obstacle = terms.refusal === null || terms.refusal.code in fieldOf ? null : terms.refusal;
  const isLocked = command.state.phase === 'refused' && asksForUnlock(command.state.refusal.code);
  return (
    <RequestForm
      form={form}
      command={command}
      action={asked === undefined ? t.send : t.sendAmount(formatAmount(asked))}
      blockedBecause={obstacle === null ? null : text(obstacle)}
      label={t.form}
      className="px-4"
      sheet={isLocked && <UnlockSheet command={command} />}
    >
      <Obstacle refusal={obstacle} />
      {!terms.isMarginEnabled && (
        <Nudge tone="info">
          {t.needsMargin} <LearnLink />
        </Nudge>
      )}
      <MoneyInput
        {...form.field('amount')}
        label={t.amount}
        hint={t.limits(formatAmount(terms.minimum), formatAmount(terms.maximum))}
        unit="INR"
        isRequired
      />
      <div className="-mx-4">
        <Review terms={figures.data ?? terms} />
      </div>
    </RequestForm>
  );
}

function Review({ terms }: { readonly terms: Terms }) {
  const t = useTexts(dayTradingTexts);
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.terms(formatAmount(terms.amount))} hasTitle>
      <SlipRow label={t.session} value={formatBusinessDate(terms.date)} />
      <SlipRow label={t.orders} value={t.until(when(terms.opensAt), when(terms.squareOffAt))} />
      <SlipRow label={t.squareOff} value={when(terms.squareOffAt)} note={t.squareOffHint} />
      <SlipRow label={t.worst} value={formatAmount(terms.lossAtFivePercent)} note={t.worstHint} />
      <SlipRow
        label={t.fee}
        value={t.feeOf(terms.feeRate)}
        note={t.feeHint(formatAmount(terms.feeMinimum), formatAmount(terms.feeMaximum))}
      />
      <SlipRow label={t.available} value={formatAmount(terms.available)} />
      <SlipRow label={t.decision} value={when(terms.promisedBy)} />
      <SlipRow label={t.margin} value={formatAmount(terms.margin)} />
      <SlipRow label={t.feeHeld} value={formatAmount(terms.feeHeld)} />
      <SlipRow label={t.held} value={formatAmount(terms.held)} isTotal note={t.heldHint} />
    </Slip>
  );
}

/** Whatever the amount: identity (state U), a restriction (state F). */
function Obstacle({ refusal }: { readonly refusal: AnyReason | null }) {
  if (refusal?.code === 'verification.required') return <VerifyCard />;
  if (refusal?.code !== 'identity.frozen' && refusal?.code !== 'identity.no_trade') return null;
  return (
    <Suspense>
      <RestrictedNote />
    </Suspense>
  );
}
