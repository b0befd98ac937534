/** Switch, checkbox and radio cards over Base UI: real form controls with 44 px targets and a word beside each. */
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';

export interface SwitchProps {
  /** Spoken name; the visible words stand in the row beside it. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <BaseSwitch.Root
      aria-label={label}
      checked={isOn}
      onCheckedChange={onChange}
      className="relative inline-flex h-8 w-13 shrink-0 cursor-pointer items-center rounded-full border border-edge bg-sunk before:absolute before:-inset-y-2 before:inset-x-0 data-checked:border-action data-checked:bg-action"
    >
      <BaseSwitch.Thumb className="block size-6 translate-x-[3px] rounded-full bg-edge transition-transform duration-[120ms] data-checked:translate-x-[23px] data-checked:bg-on-action" />
    </BaseSwitch.Root>
  );
}

export interface CheckboxProps {
  readonly id?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The words; may hold links. */
  readonly children: ReactNode;
  readonly error?: string | null;
}

export function Checkbox({ id: given, isChecked, onChange, children, error }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div>
      <div className="flex items-start gap-1">
        <BaseCheckbox.Root
          id={id}
          checked={isChecked}
          onCheckedChange={onChange}
          aria-labelledby={`${id}-words`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className="group -ml-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
        >
          <span className="grid size-6 place-items-center rounded-[6px] border-2 border-edge bg-surface text-on-action group-aria-invalid:border-error group-data-checked:border-action group-data-checked:bg-action">
            <BaseCheckbox.Indicator>
              <Check size={16} strokeWidth={3} />
            </BaseCheckbox.Indicator>
          </span>
        </BaseCheckbox.Root>
        <label id={`${id}-words`} htmlFor={id} className="py-[11px]">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}

export interface RadioCardsProps<K extends string> {
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly title: ReactNode; readonly detail?: ReactNode }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
}

export function RadioCards<K extends string>({ label, items, value, onChange }: RadioCardsProps<K>) {
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onChange} className="flex flex-col gap-2">
      {items.map((item) => (
        <label
          key={item.key}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-edge bg-surface px-4 py-2 has-data-checked:border-2 has-data-checked:border-action has-data-checked:px-[15px] has-data-checked:py-[7px]"
        >
          <Radio.Root
            value={item.key}
            className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge data-checked:border-action"
          >
            <Radio.Indicator className="size-3 rounded-full bg-action" />
          </Radio.Root>
          <span className="min-w-0">
            <span className="block font-medium">{item.title}</span>
            {item.detail !== undefined && <span className="block text-small text-ink-2">{item.detail}</span>}
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}
