/** Which shares, how many lots, how much and for how long; the fund password is asked last, over a slip of all of it with the rule of the sale. */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getPledgeTerms, listPledges, requestPledge } from '@bahi/contract/pledges/calls.ts';
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { interestOf, interestThrough } from '@bahi/core/loan.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { marketZone } from '../../data/zone.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../../security/parts/use-step-up.ts';
import { toast } from '../../shell/toast.ts';
import { MoneyInput } from '../../ui/money-input.tsx';
import { SegmentsField } from '../../ui/segments.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useForm } from '../../ui/use-form.ts';
import { amountFault, limitOf } from './amounts.ts';
import { pledgeTexts } from './texts.ts';

type Terms = OutputOf<typeof getPledgeTerms>;
type Holding = Terms['holdings'][number];

const FIELD_OF = {
  'pledges.amount_unreadable': 'amount',
  'pledges.below_minimum': 'amount',
  'pledges.above_limit': 'amount',
  'pledges.lots_invalid': 'lots',
} as const;

interface PledgeFormProps {
  readonly terms: Terms;
  readonly holding: Holding;
  readonly blockedBecause: string | null;
}

/** `key` it by the holding: what was typed is of one. */
export function PledgeForm({ terms, holding, blockedBecause }: PledgeFormProps) {
  const t = useTexts(pledgeTexts);
  const text = useRefusalText();
  const [termDays, setTermDays] = useState(terms.terms[0]!);
  const minimum = formatAmount(terms.minimum);
  const form = useForm({
    keptAs: `pledge-${holding.position}`,
    initial: { lots: String(Math.max(1, holding.lots)), amount: '' },
    rules: {
      lots: (value) => (/^[1-9]\d*$/u.test(value) && Number(value) <= holding.lots ? null : t.wholeLots(holding.lots)),
      amount(value, { lots }) {
        const limit = limitOf(holding.limitPerLot, lots);
        const fault = amountFault(value, { minimum: terms.minimum, limit });
        if (fault === null) return null;
        return { none: t.enterAmount, too_little: t.tooLittle(minimum), too_much: t.tooMuch(formatAmount(limit)) }[
          fault
        ];
      },
    },
    onSubmit: ({ lots, amount }) => pledge.ask({ position: holding.position, lots: Number(lots), amount, termDays }),
  });
  const pledge = useStepUp(requestPledge, {
    changes: [getPledgeTerms, listPledges],
    onDone() {
      form.reset();
      form.forget();
      toast(t.sent);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { lots, amount } = form.values;
  const limit = limitOf(holding.limitPerLot, lots);
  const shown = formatAmount(amount);
  const covers = (of: string) => t.coverTooLittle({ minimum, limit: formatAmount(of) });
  const slip = <Cost terms={terms} holding={holding} lots={Number(lots)} amount={amount} termDays={termDays} />;
  return (
    <RequestForm
      form={form}
      command={pledge.command}
      action={amount === '' ? t.ask : t.askAmount(shown)}
      blockedBecause={blockedBecause ?? unfit()}
      label={t.borrow}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={pledge} title={t.confirmTitle(shown)} action={t.askAmount(shown)}>
          {slip}
          <p className="text-small text-ink-2">{t.saleRule(terms)}</p>
        </StepUpSheet>
      }
    >
      <Stepper
        label={t.lots}
        hint={t.lotsHint({ maximum: holding.lots, shares: holding.lotSize })}
        value={Number(lots)}
        onChange={(next) => form.set('lots', String(next))}
        minimum={1}
        maximum={Math.max(1, holding.lots)}
        wholeReason={t.wholeLots(holding.lots)}
      />
      <MoneyInput {...form.field('amount')} label={t.amount} hint={hint()} unit="INR" isRequired />
      <SegmentsField
        label={t.term}
        items={terms.terms.map((days) => ({ key: String(days), text: t.days(days) }))}
        value={String(termDays)}
        onChange={(days) => setTermDays(Number(days))}
      />
      {slip}
    </RequestForm>
  );

  /** Nobody is asked for less than the minimum: shares that cover no more than that are too few. */
  function unfit(): string | null {
    const { refusal } = holding;
    if (refusal?.code === 'pledges.above_limit') return covers(limitOf(holding.limitPerLot, String(holding.lots)));
    return refusal === null ? null : text(refusal);
  }

  function hint(): string {
    if (holding.limitPerLot === null) return t.tooLittle(minimum);
    return amountFault(limit, { minimum: terms.minimum, limit }) === null
      ? t.limits({ minimum, limit: formatAmount(limit) })
      : covers(limit);
  }
}

interface CostProps {
  readonly terms: Terms;
  readonly holding: Holding;
  readonly lots: number;
  readonly amount: string;
  readonly termDays: number;
}

/** Also what stands over the fund password: it names the shares. */
function Cost({ terms: { ratePercent, promisedBy }, holding, lots, amount, termDays }: CostProps) {
  const t = useTexts(pledgeTexts);
  // Without an amount nothing costs 0.00: it is not known yet.
  const principal = parseMoney(amount);
  const money = (of: (principal: bigint) => bigint) =>
    formatPrice(principal === null ? null : formatMoney(of(principal)));
  const mark = holding.mark === null ? null : parseMoney(holding.mark);
  const shares = lots * holding.lotSize;
  const value = mark === null || !Number.isSafeInteger(shares) ? null : mark * BigInt(shares);
  return (
    <div className="-mx-4">
      <Slip title={t.cost} hasTitle>
        <SlipRow label={t.pledged} value={t.holdingText({ symbol: holding.symbol, lots })} />
        <SlipRow label={t.mark} value={formatPrice(holding.mark)} />
        <SlipRow label={t.value} value={formatPrice(value === null ? null : formatMoney(value))} />
        <SlipRow label={t.rate} value={t.percent(ratePercent)} />
        <SlipRow label={t.perDay} value={money((of) => interestOf(of, ratePercent))} />
        <SlipRow label={t.decision} value={formatDateTime(promisedBy, marketZone())} />
        <SlipRow
          label={t.total(termDays)}
          value={money((of) => interestThrough(of, ratePercent, termDays))}
          note={t.totalNote}
          isTotal
        />
      </Slip>
    </div>
  );
}
