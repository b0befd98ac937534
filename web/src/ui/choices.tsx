/** Switch and checkbox over Base UI: real form controls with 44 px targets and a word beside each. */
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
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
