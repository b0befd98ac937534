/** From which loss on a follower’s units are redeemed by themselves: a slider for the hand, and the number itself for whoever types. */
import { useTexts } from '../i18n/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { stopOf, type StopLimits } from './amounts.ts';
import { poolTexts } from './texts.ts';

interface StopFieldProps {
  readonly id: string;
  readonly name: string;
  /** As typed: whole percent. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly limits: StopLimits;
  /** What it comes to with the amount that is typed. */
  readonly hint: string;
}

export function StopField({ hint, limits, ...field }: StopFieldProps) {
  const t = useTexts(poolTexts);
  const percent = stopOf(field.value, limits);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...field}
        label={t.ask.stop}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        isRequired
        end={<span className="pr-2 text-small text-ink-2">%</span>}
        onChange={(text) => field.onChange(text.normalize('NFKC').replace(/\D/g, ''))}
      />
      <input
        type="range"
        aria-label={t.ask.stopSlider}
        aria-valuetext={percent === null ? undefined : `${percent}%`}
        min={limits.minimum}
        max={limits.maximum}
        step={1}
        value={percent ?? limits.minimum}
        onChange={(event) => field.onChange(event.target.value)}
        className="h-11 w-full cursor-pointer accent-action"
      />
      <div aria-hidden="true" className="-mt-2 flex justify-between text-small text-ink-3">
        <span>{limits.minimum}%</span>
        <span>{limits.maximum}%</span>
      </div>
    </div>
  );
}
