/**
 * A list the reader puts in order: by dragging the handle, by the arrow keys on it, or by the buttons beside each entry
 * (dragging always has another way, WCAG 2.5.7). A move is said politely, and the focus stays on what was pressed.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useWatchlistTexts } from '../i18n/watchlist.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useDrag } from './use-drag.ts';

export interface ReorderListProps<T> {
  /** Spoken name of the list. */
  readonly label: string;
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly nameOf: (entry: T) => string;
  readonly onMove: (from: number, to: number) => void;
  /** What stands between the handle and the buttons. */
  readonly children: (entry: T) => ReactNode;
  readonly isMarked?: (entry: T) => boolean;
}

export function ReorderList<T>({
  label,
  entries,
  keyOf,
  nameOf,
  onMove,
  children,
  isMarked = () => false,
}: ReorderListProps<T>) {
  const t = useWatchlistTexts();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined || to === from || to < 0 || to >= entries.length) return;
    setSaid(t.placed(nameOf(entry), to + 1, entries.length));
    onMove(from, to);
  };
  const drag = useDrag(list, move);
  useEffect(() => {
    // An element that changes its place in the page loses the focus.
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  }, [entries]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={list} aria-label={label} className="relative border-b border-line">
        {entries.map((entry, at) => {
          const key = keyOf(entry);
          const name = nameOf(entry);
          const press = (to: number, control: string) => {
            pressed.current = `${control}-${key}`;
            move(at, to);
          };
          return (
            <li
              key={key}
              style={drag.styleOf(at)}
              className={cx(
                'flex min-h-14 items-center border-t border-line',
                isMarked(entry) ? 'bg-wash' : 'bg-surface',
                drag.from === at ? 'relative z-10 shadow-lg' : drag.from !== null && 'motion-safe:transition-transform',
              )}
            >
              <button
                type="button"
                data-move={`grip-${key}`}
                aria-label={t.moveByKeys(name)}
                title={t.moveByKeys(name)}
                onPointerDown={(event) => drag.begin(event, at)}
                onKeyDown={(event) => {
                  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (step === undefined) return;
                  event.preventDefault();
                  press(at + step, 'grip');
                }}
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
              >
                <GripVertical size={18} aria-hidden="true" />
              </button>
              <div className="min-w-0 flex-1">{children(entry)}</div>
              <IconButton
                label={t.moveUp(name)}
                data-move={`up-${key}`}
                aria-disabled={at === 0 || undefined}
                onClick={() => press(at - 1, 'up')}
              >
                <ChevronUp size={20} aria-hidden="true" className={at === 0 ? 'opacity-30' : ''} />
              </IconButton>
              <IconButton
                label={t.moveDown(name)}
                data-move={`down-${key}`}
                aria-disabled={at === entries.length - 1 || undefined}
                onClick={() => press(at + 1, 'down')}
              >
                <ChevronDown size={20} aria-hidden="true" className={at === entries.length - 1 ? 'opacity-30' : ''} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
