/** A line of text. Real inputs, so that paste and password managers work. Validate on leaving, never while typing. */
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Field, controlClass, type FieldFrameProps } from './field.tsx';

export interface TextFieldProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly type?: 'text' | 'tel' | 'email' | 'search' | 'password';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  /** Inside the right edge: a unit, a "show" button. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  isLabelElsewhere,
  hint,
  error,
  value,
  onChange,
  onBlur,
  id,
  name,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  isRequired,
  isReadOnly,
  maxLength,
  end,
  ref,
}: TextFieldProps) {
  return (
    <Field label={label} isLabelElsewhere={isLabelElsewhere} hint={hint} error={error} id={id}>
      {({ id: control, describedBy, isInvalid }) => (
        <div className="relative">
          <input
            ref={ref}
            id={control}
            name={name}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            required={isRequired}
            readOnly={isReadOnly}
            maxLength={maxLength}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            className={cx(controlClass, end !== undefined && 'pr-14', isReadOnly && 'read-only:bg-sunk')}
          />
          {end !== undefined && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  );
}
