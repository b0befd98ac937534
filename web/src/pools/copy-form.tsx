/**
 * How much, from which loss on it ends by itself, and that the date until which the money is locked was read; the fund password is asked last, over a
 * slip of all of it. Money that waits for its valuation stands in the form's place: there is one at a time.
 */
import { Suspense, lazy } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { followPool, getPool, getPoolTerms, listPoolHoldings } from '@bahi/contract/pools/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { go } from '../shell/location.ts';
import { toast } from '../shell/toast.ts';
import { Checkbox } from '../ui/choices.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { useForm } from '../ui/use-form.ts';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { copyFault, stopOf, stopsAt } from './amounts.ts';
import { HoldingSlip } from './holding-slip.tsx';
import type { PoolDetail } from './pool-words.ts';
import { StopField } from './stop-field.tsx';
import { poolTexts } from './texts.ts';

const BarredNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));

type Terms = OutputOf<typeof getPoolTerms>;

const FIELD_OF = {
  'pools.amount_unreadable': 'amount',
  'pools.below_minimum': 'amount',
  'pools.insufficient': 'amount',
  'pools.stop_invalid': 'stop',
  'pools.lock_changed': 'agreed',
} as const;

export function useTerms(pool: string) {
  return useCall(getPoolTerms, { pool }, { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS });
}

export function CopyForm({ pool }: { readonly pool: PoolDetail }) {
  const t = useTexts(poolTexts);
  const terms = useTerms(pool.id);
  return (
    <Loaded from={terms}>
      {(now) => (
        <>
          {now.waiting !== null && (
            <StandingRequest title={t.ask.pendingTitle} body={t.ask.pendingBody}>
              <HoldingSlip holding={now.waiting} isOnItsPool />
            </StandingRequest>
          )}
          {now.waiting === null && <Ask pool={pool} terms={now} />}
        </>
      )}
    </Loaded>
  );
}

function Ask({ pool, terms }: { readonly pool: PoolDetail; readonly terms: Terms }) {
  const { refusal } = terms;
  const code = refusal?.code ?? '';
  if (code === 'verification.required')
    return (
      <div className="px-4">
        <VerifyCard />
      </div>
    );
  if (code === 'identity.frozen')
    return (
      <div className="px-4">
        <Suspense>
          <BarredNote />
        </Suspense>
      </div>
    );
  // What the page says at its top needs no form that cannot be sent.
  if (pool.state !== 'open' || terms.lockedUntil === null) return null;
  return <Form pool={pool} terms={terms} lockedUntil={terms.lockedUntil} />;
}

interface FormProps {
  readonly pool: PoolDetail;
  readonly terms: Terms;
  readonly lockedUntil: string;
}

function Form({ pool, terms, lockedUntil }: FormProps) {
  const t = useTexts(poolTexts);
  const text = useRefusalText();
  const { mode } = useConfig();
  const { id, strategy } = pool;
  const { minimum, available, refusal, stopPercent: limits } = terms;
  const faults = {
    none: t.ask.enterAmount,
    below_minimum: t.ask.belowMinimum(formatAmount(minimum)),
    short: t.ask.short(formatAmount(available)),
  };
  const form = useForm({
    keptAs: `pool-${id}`,
    // The date that was agreed to: if it moves on, it has to be agreed to again.
    initial: { amount: '', stop: String(limits.default), agreed: '' },
    rules: {
      amount(value) {
        const fault = copyFault(value, { minimum, available });
        return fault === null ? null : faults[fault];
      },
      stop: (value) => (stopOf(value, limits) === null ? t.ask.stopFault(limits.minimum, limits.maximum) : null),
      agreed: (value) => (value === lockedUntil ? null : t.ask.acknowledgeMissing),
    },
    onSubmit: ({ amount, stop }) =>
      copy.ask({ pool: id, amount, stopPercent: stopOf(stop, limits) ?? limits.default, lockedUntil }),
  });
  const copy = useStepUp(followPool, {
    changes: [getPool, getPoolTerms, listPoolHoldings, getSummary],
    onDone({ id: holding }) {
      form.forget();
      toast(t.ask.sent);
      go('/home/fllowRecord', { holding });
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { amount, stop, agreed } = form.values;
  const percent = stopOf(stop, limits);
  const worth = stopsAt(amount, percent);
  const shown = formatAmount(amount);
  const send = mode === 'practice' ? t.ask.sendPractice : t.ask.sendAmount;
  const action = amount === '' ? t.ask.send : send(shown);
  const slip = <Review terms={terms} amount={amount} percent={percent} />;
  // Of the minimum: with less than that nothing can be typed that would do.
  const isShort = refusal?.code === 'pools.insufficient';
  return (
    <section aria-label={t.ask.form} className="flex flex-col gap-3">
      <h2 className="px-4 text-lead font-semibold">{t.ask.form}</h2>
      <RequestForm
        form={form}
        command={copy.command}
        action={action}
        blockedBecause={refusal === null ? null : text(refusal)}
        label={t.ask.form}
        className="px-4"
        sheet={
          <StepUpSheet stepUp={copy} title={t.ask.confirmTitle(t.strategy[strategy])} action={action}>
            {slip}
          </StepUpSheet>
        }
        foot={
          isShort && (
            <div className="-mt-3">
              <WaysToMoney words={t.ask} />
            </div>
          )
        }
      >
        <MoneyInput
          {...form.field('amount')}
          label={t.ask.amount}
          hint={t.ask.amountHint(formatAmount(minimum), formatAmount(available))}
          unit="INR"
          isRequired
        />
        <StopField
          {...form.field('stop')}
          limits={limits}
          hint={
            percent === null
              ? t.ask.stopFault(limits.minimum, limits.maximum)
              : worth === null
                ? t.ask.stopHintPlain(percent)
                : t.ask.stopHint(percent, formatAmount(worth))
          }
        />
        {slip}
        <Checkbox
          id={form.field('agreed').id}
          isChecked={agreed === lockedUntil}
          onChange={(isChecked) => form.set('agreed', isChecked ? lockedUntil : '')}
          error={form.errors.agreed ?? null}
        >
          {t.ask.acknowledge(formatBusinessDate(lockedUntil))}
        </Checkbox>
      </RequestForm>
    </section>
  );
}

interface ReviewProps {
  readonly terms: Terms;
  readonly amount: string;
  readonly percent: number | null;
}

function Review({ terms: { dealsAt, lockedUntil }, amount, percent }: ReviewProps) {
  const t = useTexts(poolTexts);
  return (
    <div className="-mx-4">
      <Slip title={t.ask.review} hasTitle>
        {dealsAt !== null && (
          <SlipRow label={t.ask.dealsAt} value={formatDateTime(dealsAt, marketZone())} note={t.ask.unitsUnknown} />
        )}
        {lockedUntil !== null && <SlipRow label={t.ask.lockedUntil} value={formatBusinessDate(lockedUntil)} />}
        <SlipRow label={t.ask.stopAt} value={formatPrice(stopsAt(amount, percent))} note={t.ask.stopNote} />
        <SlipRow
          label={t.ask.heldNow}
          value={formatPrice(amount === '' ? null : amount)}
          isTotal
          note={t.ask.heldHint}
        />
      </Slip>
    </div>
  );
}
