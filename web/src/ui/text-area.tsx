/** Several lines of text, with how much of the room is used. */
import { Field, controlClass, type FieldFrameProps } from './field.tsx';

export interface TextAreaProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
}

export function TextArea({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  id,
  name,
  maxLength,
  isRequired,
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {({ id: control, describedBy, isInvalid }) => (
        <>
          <textarea
            id={control}
            name={name}
            rows={5}
            required={isRequired}
            maxLength={maxLength}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            className={controlClass.replace('h-12', 'min-h-32 resize-y py-2')}
          />
          <span aria-hidden="true" className="num self-end text-small text-ink-3">
            {value.length} / {maxLength}
          </span>
        </>
      )}
    </Field>
  );
}
