/** A price that moves by ticks: − and + hold to repeat, typing is free, and the limits of today say why a press stops. */
import { useState, type ReactNode } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { cleanDecimal } from '../../ui/decimal-input.ts';
import { Field } from '../../ui/field.tsx';
import { HoldButton } from '../../ui/hold-button.tsx';
import { cx } from '../../ui/cx.ts';
import { stepPrice } from '../amounts.ts';
import { ordersTexts } from '../texts.ts';
import { readPrice } from '../ticket.ts';

export interface PriceStepperProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Where a first press begins when the field is empty. */
  readonly start: string | null;
  readonly lower: string | null;
  readonly upper: string | null;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly onChange: (value: string) => void;
  readonly onFocusChange?: (hasFocus: boolean) => void;
}

export function PriceStepper({
  id,
  label,
  value,
  start,
  lower,
  upper,
  hint,
  error,
  onChange,
  onFocusChange,
}: PriceStepperProps) {
  const t = useTexts(ordersTexts);
  const [isTyping, setTyping] = useState(false);
  const [stopped, setStopped] = useState<string | null>(null);
  const readable = readPrice(value);

  const step = (direction: 1 | -1) => {
    const from = readable ?? start;
    if (from === null) return;
    const next = readable === null ? start : stepPrice({ price: from, direction, lower, upper });
    if (next === null) return;
    const limit = direction === 1 ? upper : lower;
    const isAtLimit = limit !== null && next === from;
    setStopped(isAtLimit ? t.ticket.atLimit[direction === 1 ? 'upper' : 'lower'](formatPrice(limit)) : null);
    onChange(next);
  };

  return (
    <Field label={label} id={id} error={error} {...(hint === undefined ? {} : { hint })}>
      {({ id: control, describedBy, isInvalid }) => (
        <>
          <div
            className={cx(
              'flex h-12 items-stretch rounded-control border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action',
              isInvalid ? 'border-2 border-error' : 'border-edge',
            )}
          >
            <HoldButton label={`${label}: ${t.ticket.priceDown}`} onStep={() => step(-1)}>
              <Minus size={20} />
            </HoldButton>
            <input
              id={control}
              inputMode="decimal"
              autoComplete="off"
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              value={isTyping || readable === null ? value : formatAmount(readable, readable.includes('.') ? 2 : 0)}
              onChange={(event) => {
                setTyping(true);
                setStopped(null);
                onChange(cleanDecimal(event.target.value, 2));
              }}
              onFocus={(event) => {
                event.target.select();
                onFocusChange?.(true);
              }}
              onBlur={() => {
                setTyping(false);
                if (readable !== null) onChange(readable);
                onFocusChange?.(false);
              }}
              onKeyDown={(event) => {
                const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
                if (direction === undefined) return;
                event.preventDefault();
                setTyping(false);
                step(direction);
              }}
              className="num w-full min-w-0 flex-1 bg-transparent text-center text-title font-semibold outline-none"
            />
            <HoldButton label={`${label}: ${t.ticket.priceUp}`} onStep={() => step(1)}>
              <Plus size={20} />
            </HoldButton>
          </div>
          <div role="status" className="text-small text-ink-2 empty:hidden">
            {stopped}
          </div>
        </>
      )}
    </Field>
  );
}
