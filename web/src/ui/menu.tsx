/** A few actions behind one button (⋯ of a row, adjustment of the chart). Over Base UI. */
import { Menu as Base } from '@base-ui/react/menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { cx } from './cx.ts';

const line = 'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 data-highlighted:bg-wash';

export interface MenuProps {
  /** The button that opens it, for instance an IconButton element with its own label. */
  readonly trigger: ReactElement;
  readonly items: readonly {
    readonly key: string;
    readonly text: ReactNode;
    readonly onPick: () => void;
    readonly isOn?: boolean;
    /** One of several that are on or off: the menu stays open. */
    readonly isChecked?: boolean;
    readonly tone?: 'plain' | 'danger';
  }[];
  /** Loaded by the press that should open it (lazy-menu.tsx). */
  readonly isOpenAtFirst?: boolean;
}

export function Menu({ trigger, items, isOpenAtFirst = false }: MenuProps) {
  // Inside the landmark it belongs to, so that a screen reader's map of the page holds it.
  const landmark = useRef<HTMLElement | null>(null);
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger
        render={trigger}
        ref={(button: HTMLElement | null) => {
          landmark.current = button?.closest<HTMLElement>('[role="main"], [role="complementary"]') ?? null;
        }}
      />
      <Base.Portal container={landmark}>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className="animate-rise min-w-48 rounded-control border border-line bg-surface py-1 text-ink shadow-lg outline-none">
            {items.map((item) =>
              item.isChecked === undefined ? (
                <Base.Item
                  key={item.key}
                  onClick={item.onPick}
                  className={cx(line, item.tone === 'danger' && 'text-error')}
                >
                  {item.text}
                  {item.isOn && <Check size={18} aria-hidden="true" />}
                </Base.Item>
              ) : (
                <Base.CheckboxItem
                  key={item.key}
                  checked={item.isChecked}
                  onCheckedChange={item.onPick}
                  className={line}
                >
                  {item.text}
                  <Base.CheckboxItemIndicator>
                    <Check size={18} aria-hidden="true" />
                  </Base.CheckboxItemIndicator>
                </Base.CheckboxItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
