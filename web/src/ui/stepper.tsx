/** A whole number with − and +: hold to repeat, type freely, clamped with the reason ("Maximum 12 lots with your balance"). */
import { useState } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { formatQuantity } from '@bahi/core/format.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { clamped } from './clamped.ts';
import { Field, type FieldFrameProps } from './field.tsx';
import { HoldButton } from './hold-button.tsx';

export interface StepperProps extends FieldFrameProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly minimum: number;
  readonly maximum: number;
  readonly step?: number;
  /** Said when a press or a typed value is held at the limit. Default: "Maximum 12". */
  readonly maximumReason?: string;
  readonly minimumReason?: string;
  /** Said when a fraction is typed; without it a point is ignored. */
  readonly wholeReason?: string;
  readonly id?: string;
}

export function Stepper({
  label,
  isLabelElsewhere,
  hint,
  error,
  id,
  value,
  onChange,
  minimum,
  maximum,
  step = 1,
  maximumReason,
  minimumReason,
  wholeReason,
}: StepperProps) {
  const t = useCommonTexts();
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const upper = Math.max(minimum, maximum);

  const set = (wanted: number) => {
    const { value: next, heldAt } = clamped(wanted, { minimum, maximum });
    if (heldAt === 'maximum') setReason(maximumReason ?? t.stepper.maximum(formatQuantity(upper)));
    else if (heldAt === 'minimum') setReason(minimumReason ?? t.stepper.minimum(formatQuantity(minimum)));
    else setReason(null);
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const plain = text.normalize('NFKC').replace(/[^0-9.]/g, '');
    const [whole = '', fraction] = wholeReason === undefined ? [plain.replaceAll('.', '')] : plain.split('.');
    const digits = whole.slice(0, 9);
    // What is behind a point stays to be seen until the field is left; it never counts.
    setDraft(fraction === undefined ? digits : `${digits}.${fraction.slice(0, 3)}`);
    setReason(fraction === undefined ? null : (wholeReason ?? null));
    const wanted = Number(digits);
    if (digits !== '' && wanted >= minimum && wanted <= upper) onChange(wanted);
  };

  const leave = () => {
    if (draft === null) return;
    const wanted = Math.trunc(Number(draft));
    set(draft === '' ? minimum : wanted);
    if (draft.includes('.') && wanted >= minimum && wanted <= upper) setReason(wholeReason ?? null);
  };

  return (
    <Field label={label} isLabelElsewhere={isLabelElsewhere} hint={hint} error={error} id={id}>
      {({ id: control, describedBy, isInvalid }) => (
        <>
          <div
            className={`flex h-12 items-stretch rounded-control border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action ${isInvalid ? 'border-error' : 'border-edge'}`}
          >
            <HoldButton label={`${label}: ${t.decrease}`} onStep={() => set(value - step)}>
              <Minus size={20} />
            </HoldButton>
            <input
              id={control}
              inputMode="numeric"
              role="spinbutton"
              aria-valuenow={value}
              aria-valuemin={minimum}
              aria-valuemax={upper}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              autoComplete="off"
              value={draft ?? formatQuantity(value)}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={leave}
              onKeyDown={(event) => {
                // Enter sends the form it stands in: never with another number than the one that is seen.
                if (event.key === 'Enter' && draft !== null && draft !== String(value)) {
                  event.preventDefault();
                  leave();
                  return;
                }
                const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
                if (by === undefined) return;
                event.preventDefault();
                set(value + by);
              }}
              className="num w-full min-w-0 flex-1 bg-transparent text-center text-title font-semibold outline-none"
            />
            <HoldButton label={`${label}: ${t.increase}`} onStep={() => set(value + step)}>
              <Plus size={20} />
            </HoldButton>
          </div>
          <div role="status" className="text-small text-ink-2 empty:hidden">
            {reason}
          </div>
        </>
      )}
    </Field>
  );
}
