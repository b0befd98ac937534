/** The fields of the ticket: size, limit price, leverage, exits. Each shows its own refusal, and keeps what was typed. */
import { useState, type ReactNode } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { refusal } from '@bahi/contract/errors.ts';
import { leverageLevels } from '@bahi/contract/orders/calls.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { MoneyInput } from '../ui/money-input.tsx';
import { Segments, SegmentsField } from '../ui/segments.tsx';
import { FieldLabel } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { amountForLots, LOT_SIZE, LOTS_MAXIMUM } from './amounts.ts';
import type { Preview } from './nudges.ts';
import { PriceStepper } from './parts/price-stepper.tsx';
import type { CountedTexts } from './texts.en.ts';
import { ordersTexts } from './texts.ts';
import type { Field, Leverage } from './ticket.ts';
import type { TicketState } from './use-ticket.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export interface TicketFieldProps {
  readonly state: TicketState;
  readonly errors: Partial<Record<Field, string>>;
  /** The field being typed in is not judged until it is left. */
  readonly onFocusField: (field: Field | null) => void;
}

export function fieldId(field: Field): string {
  return `ticket-${field}`;
}

export function SizeField({ state, errors, onFocusField }: TicketFieldProps) {
  const t = useCountedTexts(state.ticket.symbol);
  const { ticket, dispatch, price, reading, figures } = state;
  const value = (lots: number) => (price === null ? null : amountForLots({ lots, price }));
  const maximum = figures?.maximumLots;
  const most = maximum === undefined ? undefined : limitOf(t, maximum, figures?.borrowable ?? null);
  const setLots = (lots: number) => dispatch({ do: 'set', change: { lots } });
  const label = ticket.unit === 'lots' ? t.ticket.lotsLabel : t.ticket.amountLabel;
  const other = ticket.unit === 'lots' ? 'amount' : 'lots';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <FieldLabel id={fieldId(ticket.unit)} label={label} />
        <button
          type="button"
          onClick={() => dispatch({ do: 'unit', unit: other, price })}
          className="relative inline-flex min-h-5 items-center gap-1 text-small font-semibold text-action after:absolute after:-inset-x-2 after:-top-5 after:-bottom-1"
        >
          <ArrowLeftRight size={14} aria-hidden="true" />
          {other === 'amount' ? t.ticket.byAmount : t.ticket.byLots}
        </button>
      </div>
      {ticket.unit === 'lots' ? (
        <Stepper
          id={fieldId('lots')}
          label={label}
          isLabelElsewhere
          value={ticket.lots}
          minimum={1}
          maximum={maximum === undefined || maximum < 1 ? LOTS_MAXIMUM : Math.min(maximum, LOTS_MAXIMUM)}
          minimumReason={t.ticket.minimumLots}
          {...(most === undefined ? {} : { maximumReason: most.words })}
          hint={
            <LotsHint
              symbol={ticket.symbol}
              lots={ticket.lots}
              value={value(ticket.lots)}
              maximum={maximum}
              most={most}
              onMaximum={setLots}
            />
          }
          error={errors.lots}
          onChange={setLots}
        />
      ) : (
        <div onFocus={() => onFocusField('amount')} onBlur={() => onFocusField(null)}>
          <MoneyInput
            id={fieldId('amount')}
            label={label}
            isLabelElsewhere
            value={ticket.amount}
            unit="INR"
            hint={amountHint(t, reading.lots ?? 0, value)}
            error={errors.amount}
            onChange={(amount) => dispatch({ do: 'set', change: { amount } })}
          />
        </div>
      )}
    </div>
  );
}

function LotsHint(props: {
  readonly symbol: string;
  readonly lots: number;
  readonly value: string | null;
  readonly maximum: number | undefined;
  readonly most: Most | undefined;
  readonly onMaximum: (lots: number) => void;
}) {
  const { symbol, lots, value, maximum, most, onMaximum } = props;
  const t = useCountedTexts(symbol);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {value === null ? t.shares(lots * LOT_SIZE) : t.ticket.sharesWorth(lots * LOT_SIZE, formatAmount(value))}
      </span>
      {maximum === 0 && most?.because === 'cash' && <span>{t.ticket.noLots}</span>}
      {maximum !== undefined && maximum >= 1 && (
        <button
          type="button"
          title={most?.words}
          onClick={() => onMaximum(Math.min(maximum, LOTS_MAXIMUM))}
          className="relative min-h-6 font-semibold text-action after:absolute after:-inset-x-2 after:-top-1 after:-bottom-4"
        >
          {t.ticket.useMaximum} {t.lots(maximum)}
        </button>
      )}
    </span>
  );
}

interface Most {
  readonly because: 'cash' | 'borrow';
  readonly words: string;
}

/** Of a short it may be the shares to borrow that run out before the cash does. */
function limitOf(t: CountedTexts, maximum: number, borrowable: Preview['borrowable']): Most {
  const isBorrow = borrowable !== null && maximum === Math.floor(borrowable.left / LOT_SIZE);
  return isBorrow
    ? { because: 'borrow', words: t.ticket.borrowLots(maximum) }
    : { because: 'cash', words: t.ticket.maximumLots(maximum) };
}

function amountHint(t: CountedTexts, lots: number, value: (lots: number) => string | null): string {
  const each = value(Math.max(lots, 1));
  if (each === null) return t.ticket.byLots;
  return lots >= 1 ? t.ticket.amountBuys(lots, formatAmount(each)) : t.ticket.amountBuysNone(formatAmount(each));
}

export function LimitField({ state, errors, onFocusField }: TicketFieldProps) {
  const t = useTexts(ordersTexts);
  const { ticket, dispatch, touch, lower, upper, quote } = state;
  const set = (limitPrice: string) => dispatch({ do: 'set', change: { limitPrice } });
  const offers = [
    [t.ticket.useBid, quote?.bid],
    [t.ticket.useLast, quote?.last],
    [t.ticket.useAsk, quote?.ask],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <PriceStepper
        id={fieldId('limitPrice')}
        label={t.ticket.limitPrice}
        value={ticket.limitPrice}
        start={touch}
        lower={lower}
        upper={upper}
        {...(lower === null || upper === null
          ? {}
          : { hint: t.ticket.priceRange(formatPrice(lower), formatPrice(upper)) })}
        error={errors.limitPrice}
        onChange={set}
        onFocusChange={(hasFocus) => onFocusField(hasFocus ? 'limitPrice' : null)}
      />
      <div className="flex flex-wrap gap-2">
        {offers.map(([label, price]) => (
          <button
            key={label}
            type="button"
            disabled={!price}
            onClick={() => price && set(price)}
            className="press flex min-h-11 min-w-fit flex-1 flex-col items-center justify-center rounded-chip bg-wash px-1 text-small text-action disabled:opacity-60"
          >
            <span>{label}</span>
            <span className="num font-semibold">{formatPrice(price)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

export function ValidityField({ state: { ticket, dispatch } }: Pick<TicketFieldProps, 'state'>) {
  const t = useTexts(ordersTexts);
  return (
    <SegmentsField
      label={t.ticket.timeInForce}
      value={ticket.timeInForce}
      items={(['session', 'gtc'] as const).map((key) => ({ key, text: t.timeInForce[key] }))}
      onChange={(timeInForce) => dispatch({ do: 'set', change: { timeInForce } })}
    />
  );
}

export function LeverageField({ state, errors }: Pick<TicketFieldProps, 'state' | 'errors'>) {
  const t = useTexts(ordersTexts);
  const refusalText = useRefusalText();
  const { ticket, dispatch, isMarginEnabled, leverageLimit } = state;
  const { symbol } = ticket;
  const aboveBand =
    leverageLimit === null ? null : refusalText(refusal('orders.leverage_above_band', { symbol, ...leverageLimit }));
  const most = isMarginEnabled ? (leverageLimit?.maximum ?? Infinity) : 1;
  const because = isMarginEnabled ? aboveBand : t.ticket.marginOff;
  return (
    <div id={fieldId('leverage')} tabIndex={-1} className="flex flex-col gap-1">
      <span className="text-small text-ink-2">{t.ticket.leverage}</span>
      <Segments
        label={t.ticket.leverage}
        kind="radio"
        value={String(ticket.leverage)}
        items={leverageLevels.map((level) => ({
          key: String(level),
          text: t.leverage(level),
          ...(level <= most || because === null ? {} : { disabledBecause: because }),
        }))}
        onChange={(level) => dispatch({ do: 'set', change: { leverage: Number(level) as Leverage } })}
      />
      {isMarginEnabled && because !== null && errors.leverage === undefined && (
        <span className="text-small text-ink-2">{because}</span>
      )}
      {errors.leverage !== undefined && <span className="text-small font-medium text-error">{errors.leverage}</span>}
    </div>
  );
}

export function ExitFields({ state, errors, onFocusField }: TicketFieldProps) {
  const t = useTexts(ordersTexts);
  const { ticket, dispatch, touch } = state;
  const hasAny = ticket.stopLoss !== '' || ticket.takeProfit !== '';
  const [isOpen, setOpen] = useState(hasAny);
  const chosen = [ticket.stopLoss, ticket.takeProfit].filter((text) => text !== '').map((text) => formatPrice(text));
  const isShown = isOpen || errors.stopLoss !== undefined || errors.takeProfit !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <Disclosure
        title={t.ticket.exits}
        value={chosen.length === 0 ? t.ticket.exitsNone : chosen.join(' · ')}
        isOpen={isShown}
        onToggle={() => setOpen(!isShown)}
      >
        <div className="flex flex-col gap-3 pt-1">
          {(['stopLoss', 'takeProfit'] as const).map((exit) => (
            <PriceStepper
              key={exit}
              id={fieldId(exit)}
              label={`${t.ticket[exit]} (${t.ticket.optional})`}
              value={ticket[exit]}
              start={touch}
              lower={null}
              upper={null}
              error={errors[exit]}
              onChange={(value) => dispatch({ do: 'set', change: { [exit]: value } })}
              onFocusChange={(hasFocus) => onFocusField(hasFocus ? exit : null)}
            />
          ))}
          <p className="text-small text-ink-2">{t.ticket.exitsHint}</p>
        </div>
      </Disclosure>
    </div>
  );
}

function Disclosure(props: {
  readonly title: string;
  readonly value: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <button
        type="button"
        aria-expanded={props.isOpen}
        onClick={props.onToggle}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
      >
        <span className="font-medium">{props.title}</span>
        <span className="flex items-center gap-1 text-ink-2">
          <span className="num">{props.value}</span>
          <ChevronDown size={18} aria-hidden="true" className={cx('shrink-0', props.isOpen && 'rotate-180')} />
        </span>
      </button>
      {props.isOpen && props.children}
    </div>
  );
}
