/** A row of choices of which one is in force: tabs of a screen, or an either-or in a form. Arrow keys move. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { reveal } from './reveal.ts';

export interface SegmentsProps<K extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly text: ReactNode; readonly disabledBecause?: string }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** "box" fills the width (mock: Market | Limit); "line" and "chips" (below a line) scroll sideways when there are many; chips of a form wrap. */
  readonly look?: 'box' | 'line' | 'chips';
  /** "tabs" when a panel follows (give it `role=tabpanel`), "radio" for a value of a form. */
  readonly kind?: 'tabs' | 'radio';
}

export function Segments<K extends string>({
  label,
  items,
  value,
  onChange,
  look = 'box',
  kind = 'tabs',
}: SegmentsProps<K>) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(group.current, `[data-key="${value}"]`), [value]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -items.length, End: items.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const usable = items.filter((item) => item.disabledBecause === undefined);
    const at = usable.findIndex((item) => item.key === value);
    const to = Math.abs(step) > 1 ? (step < 0 ? 0 : usable.length - 1) : (at + step + usable.length) % usable.length;
    const next = usable[to];
    if (next === undefined) return;
    onChange(next.key);
    group.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  const stop = (items.find((item) => item.key === value) ?? items[0])?.key;
  return (
    <div
      ref={group}
      role={kind === 'tabs' ? 'tablist' : 'radiogroup'}
      aria-label={label}
      onKeyDown={move}
      className={cx(
        groupClass[look],
        look === 'chips' && kind === 'radio' && 'flex-wrap',
        // In large letters three words have room beside each other.
        look === 'box' && items.length > 3 && '@max-tight:flex @max-tight:flex-wrap',
      )}
    >
      {items.map((item) => {
        const isOn = item.key === value;
        return (
          <button
            key={item.key}
            type="button"
            data-key={item.key}
            role={kind === 'tabs' ? 'tab' : 'radio'}
            aria-selected={kind === 'tabs' ? isOn : undefined}
            aria-checked={kind === 'radio' ? isOn : undefined}
            aria-disabled={item.disabledBecause !== undefined || undefined}
            title={item.disabledBecause}
            tabIndex={item.key === stop ? 0 : -1}
            onClick={() => item.disabledBecause === undefined && onChange(item.key)}
            className={cx(
              'min-h-11 text-center focus-visible:-outline-offset-2',
              look === 'box' && 'grow rounded-[10px] px-1',
              look === 'box' && (isOn ? 'bg-surface font-semibold text-ink' : 'font-medium text-ink-2'),
              look === 'line' &&
                'relative min-w-11 shrink-0 px-2.5 whitespace-nowrap after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5',
              look === 'line' && (isOn ? 'font-semibold text-ink after:bg-action' : 'font-medium text-ink-2'),
              look === 'chips' && 'press shrink-0 rounded-control border px-3 text-small whitespace-nowrap',
              look === 'chips' &&
                (isOn
                  ? 'border-action bg-wash font-semibold text-action'
                  : 'border-line bg-surface font-medium text-ink-2'),
              item.disabledBecause !== undefined && 'opacity-60',
            )}
          >
            {item.text}
          </button>
        );
      })}
    </div>
  );
}

/** An either-or of a form below its label. */
export function SegmentsField<K extends string>(props: Omit<SegmentsProps<K>, 'kind'>) {
  return (
    <div className="flex flex-col gap-1">
      {/* The group says it itself. */}
      <span aria-hidden="true" className="text-small text-ink-2">
        {props.label}
      </span>
      <Segments {...props} kind="radio" />
    </div>
  );
}

const groupClass = {
  box: 'grid auto-cols-fr grid-flow-col rounded-control bg-sunk p-[3px]',
  line: 'flex overflow-x-auto border-b border-line px-1.5 [scrollbar-width:none]',
  chips: 'flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]',
} as const;
