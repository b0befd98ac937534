/** One of several: the platform's own list on phones and keyboards alike (a real <select>), in our frame. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, controlClass, type FieldFrameProps } from './field.tsx';

export interface SelectProps<K extends string> extends FieldFrameProps {
  readonly items: readonly { readonly key: K; readonly text: string }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  readonly id?: string;
}

export function Select<K extends string>({ items, value, onChange, id, ...frame }: SelectProps<K>) {
  return (
    <Field {...frame} id={id}>
      {({ id: control, describedBy, isInvalid }) => (
        <div className="relative">
          <select
            id={control}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => onChange(event.target.value as K)}
            className={`${controlClass} appearance-none pr-10`}
          >
            {items.map((item) => (
              <option key={item.key} value={item.key}>
                {item.text}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
