/** What one trade would cost, line by line with the rule of each, by the functions that charge orders. */
import { useState } from 'react';
import { calendars, localDateOf, practiceCalendar, type CalendarId } from '@bahi/core/calendar.ts';
import {
  CHARGE_COMPONENTS,
  chargesOfKind,
  RATE_UNIT,
  scheduleOn,
  type ChargeRule,
  type ChargeSchedule,
  type Side,
} from '@bahi/core/charges.ts';
import { formatAmount, formatBusinessDate, formatPrice } from '@bahi/core/format.ts';
import { formatDecimal, formatMoney, parseDecimal } from '@bahi/core/money.ts';
import { LOTS_MAX } from '@bahi/core/order-decision.ts';
import { tradeCost, type TradeCost } from '@bahi/core/trade-cost.ts';
import { configJson, useConfig, useConfigNumber } from '../data/config.ts';
import { serverNow } from '../data/clock.ts';
import { useMarketSession } from '../data/market-session.ts';
import { useTexts } from '../i18n/texts.ts';
import { useQuery } from '../shell/pane.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Segments, SegmentsField } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { sizeOf, type Size } from './size.ts';
import type { CostsTexts } from './texts.en.ts';
import { costsTexts } from './texts.ts';

const kinds = ['equity', 'fund', 'forex', 'digital'] as const;
const unders = ['delivery', 'day'] as const;

interface Typed extends Size {
  readonly kind: (typeof kinds)[number];
  readonly side: Side;
  readonly under: (typeof unders)[number];
}

export function Calculator() {
  const t = useTexts(costsTexts);
  const query = useQuery('/information/faq');
  const lotSize = useConfigNumber('lot_size');
  const [typed, setTyped] = useState<Typed>(() => ({
    kind: kinds.find((kind) => kind === query.kind) ?? 'equity',
    side: query.side === 'sell' ? 'sell' : 'buy',
    under: query.under === 'day' ? 'day' : 'delivery',
    unit: 'lots',
    lots: Math.min(LOTS_MAX, Math.max(1, Math.trunc(Number(query.lots)) || 1)),
    amount: '',
    price: query.price !== undefined && parseDecimal(query.price, 2) !== null ? query.price : '',
  }));
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const size = sizeOf(typed, lotSize);
  const isDay = typed.under === 'day' && typed.kind === 'equity';
  return (
    <section aria-label={t.calculator} className="flex flex-col gap-3 pt-4">
      <div className="flex flex-col gap-3 px-4">
        <h2 className="text-lead font-semibold">{t.calculator}</h2>
        <p className="text-ink-2">{t.intro}</p>
        <Select
          label={t.kind}
          items={kinds.map((key) => ({ key, text: t.kinds[key] }))}
          value={typed.kind}
          onChange={(kind) => set({ kind })}
        />
        <Segments
          label={t.side}
          kind="radio"
          items={(['buy', 'sell'] as const).map((key) => ({ key, text: t.sides[key] }))}
          value={typed.side}
          onChange={(side) => set({ side })}
        />
        <SegmentsField
          label={t.under}
          items={unders.map((key) => ({
            key,
            text: t.unders[key],
            ...(key === 'day' && typed.kind !== 'equity' ? { disabledBecause: t.dayOnlyShares } : {}),
          }))}
          value={isDay ? 'day' : 'delivery'}
          onChange={(under) => set({ under })}
        />
        {typed.kind !== 'equity' && <p className="text-small text-ink-2">{t.dayOnlyShares}</p>}
        <MoneyInput
          label={t.price}
          value={typed.price}
          maxLength={12}
          error={size.problem === 'price' && typed.price !== '' ? t.priceMissing : null}
          onChange={(price) => set({ price })}
        />
        <Segments
          label={t.size}
          kind="radio"
          items={(['lots', 'amount'] as const).map((key) => ({ key, text: t.sizes[key] }))}
          value={typed.unit}
          onChange={(unit) => set({ unit })}
        />
        {typed.unit === 'lots' ? (
          <Stepper
            label={t.lots(lotSize)}
            value={typed.lots}
            minimum={1}
            maximum={LOTS_MAX}
            onChange={(lots) => set({ lots })}
          />
        ) : (
          <MoneyInput
            label={t.amount}
            value={typed.amount}
            maxLength={16}
            error={size.problem === 'amount' ? t.amountTooSmall(formatAmount(formatMoney(size.lotAmount))) : null}
            hint={
              size.problem === null
                ? t.amountBuys(size.quantity / lotSize, formatAmount(formatMoney(size.amount)))
                : undefined
            }
            onChange={(amount) => set({ amount })}
          />
        )}
      </div>
      {size.problem === null ? (
        <Result typed={typed} isDay={isDay} price={size.price} quantity={size.quantity} />
      ) : (
        <Slip title={t.result} hasTitle head={<p className="py-2 text-ink-2">{t.noResult}</p>}>
          {null}
        </Slip>
      )}
    </section>
  );
}

interface ResultProps {
  readonly typed: Typed;
  readonly isDay: boolean;
  readonly price: number;
  readonly quantity: number;
}

function Result({ typed: { kind, side }, isDay, price, quantity }: ResultProps) {
  const t = useTexts(costsTexts);
  const { calendar } = useConfig();
  const session = useMarketSession();
  const schedule = scheduleOn(
    chargesOfKind(kind),
    session?.businessDate ?? localDateOf(calendarOf(calendar), serverNow()),
  );
  const fee = dayFeeTerms();
  const cost = tradeCost({ schedule, side, price, quantity, dayFee: isDay ? fee : null });
  // Units of a fund are never sold short.
  const breakEven = side === 'sell' && kind === 'fund' ? null : cost.breakEven;
  const total = formatAmount(formatMoney(cost.total));
  const breakEvenText = breakEven === null ? null : formatPrice(formatDecimal(breakEven, 2));
  return (
    <>
      <p role="status" className="sr-only">
        {breakEvenText === null ? t.spokenTotal(total) : t.spoken(total, breakEvenText)}
      </p>
      <Slip
        title={t.result}
        hasTitle
        foot={
          <p className="pt-1 text-small text-ink-3">
            {t.since(formatBusinessDate(schedule.from))} {t.margin}
          </p>
        }
      >
        <SlipRow label={t.contractAmount} value={formatAmount(formatMoney(cost.contractAmount))} />
        <Lines schedule={schedule} cost={cost} />
        {isDay && (
          <SlipRow
            label={t.dayFee}
            value={formatAmount(formatMoney(cost.dayFee))}
            note={t.ofDay(
              trimmed(formatDecimal(BigInt(fee.feeBps), 2)),
              formatAmount(formatMoney(fee.feeMinimum)),
              formatAmount(formatMoney(fee.feeMaximum)),
            )}
          />
        )}
        <SlipRow label={t.total} value={total} isTotal />
        <SlipRow
          label={side === 'buy' ? t.pay : t.receive}
          value={formatAmount(
            formatMoney(side === 'buy' ? cost.contractAmount + cost.total : cost.contractAmount - cost.total),
          )}
        />
        {breakEvenText !== null && (
          <SlipRow label={t.breakEven} value={breakEvenText} note={side === 'buy' ? t.breakEvenBuy : t.breakEvenSell} />
        )}
      </Slip>
    </>
  );
}

/** Those of the other side too: at nothing, and why. */
function Lines({ schedule, cost }: { readonly schedule: ChargeSchedule; readonly cost: TradeCost }) {
  const t = useTexts(costsTexts);
  return CHARGE_COMPONENTS.map((component) => (
    <SlipRow
      key={component}
      label={t.chargeNames[component]}
      value={formatAmount(formatMoney(cost.charges[component]))}
      note={schedule.rules
        .filter((rule) => rule.component === component)
        .map((rule) => ruleText(rule, t))
        .join(' ')}
    />
  ));
}

function ruleText({ rateE7, side, of, cap }: ChargeRule, t: CostsTexts): string {
  const rate = trimmed(formatDecimal(rateE7 * 100n, String(RATE_UNIT).length - 1));
  const words = of === 'turnover' ? t.ofAmount(rate, t.onlySide[side]) : t.ofFees(rate);
  return cap === null ? words : words + t.cap(formatAmount(formatMoney(cap)));
}

function trimmed(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}

/** As it stands in the configuration (contract: common.ts). */
function dayFeeTerms() {
  const { bps, minimum, maximum } = configJson('day_trading_fee', { bps: 0, minimum: '0', maximum: '0' });
  return { feeBps: bps, feeMinimum: parseDecimal(minimum, 2) ?? 0n, feeMaximum: parseDecimal(maximum, 2) ?? 0n };
}

export function calendarOf(id: string | undefined) {
  return id !== undefined && id in calendars ? calendars[id as CalendarId] : practiceCalendar;
}
