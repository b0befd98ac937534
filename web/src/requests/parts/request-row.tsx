/** One request in a list; pressed, it opens into its slip. */
import { useId, useState, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export interface RequestRowProps {
  readonly title: string;
  readonly amount: string;
  readonly at: number;
  readonly chip: { readonly tone: Tone; readonly text: string };
  readonly isOpenAtFirst: boolean;
  /** The slip. */
  readonly children: ReactNode;
}

export function RequestRow({ title, amount, at, chip, isOpenAtFirst, children }: RequestRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const slip = useId();
  return (
    <li className="border-t border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? slip : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-15 w-full grid-cols-[minmax(0,1fr)_minmax(112px,42%)_16px] items-center gap-2 py-2 pr-3 pl-4 text-left @max-tight:grid-cols-[minmax(0,1fr)_16px] focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-semibold">{title}</span>
          <Num className="text-small text-ink-3">{formatDateTime(at, marketZone())}</Num>
        </span>
        <span className="flex min-w-0 flex-col items-end gap-0.5 @max-tight:order-last">
          <Num align="right" className="w-full font-semibold">
            {amount}
          </Num>
          <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
        </span>
        <ChevronDown size={16} aria-hidden="true" className={cx('text-ink-3', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={slip} className="animate-appear bg-sunk py-3">
          <div className="max-w-140">{children}</div>
        </div>
      )}
    </li>
  );
}
