/** One of a few, each on a card of its own: the browser's own radio buttons, whose arrow keys and form roles come with them. */
import { useId, type ReactNode } from 'react';

export interface RadioCardsProps<K extends string> {
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly title: ReactNode; readonly detail?: ReactNode }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
}

export function RadioCards<K extends string>({ label, items, value, onChange }: RadioCardsProps<K>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-col gap-2">
      {items.map((item) => (
        <label
          key={item.key}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-edge bg-surface px-4 py-2 has-checked:border-2 has-checked:border-action has-checked:px-[15px] has-checked:py-[7px]"
        >
          <input
            type="radio"
            name={name}
            checked={item.key === value}
            onChange={() => onChange(item.key)}
            className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface checked:border-[6px] checked:border-action"
          />
          <span className="min-w-0">
            <span className="block font-medium">{item.title}</span>
            {item.detail !== undefined && <span className="block text-small text-ink-2">{item.detail}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
