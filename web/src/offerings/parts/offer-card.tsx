/** An offer in a list: its company, its state and its figures. The whole card is one link, named by the company. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export interface OfferCardProps {
  readonly name: string;
  readonly symbol: string;
  readonly chip: { readonly tone: Tone; readonly text: string };
  readonly link: string;
  /** It stands open in the column beside the list. */
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

export function OfferCard({ name, symbol, chip, link, isSelected, children }: OfferCardProps) {
  return (
    <li
      className={cx(
        'relative flex flex-col gap-2 border-t border-line px-4 py-3',
        isSelected ? 'bg-wash' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <a
          href={link}
          aria-current={isSelected ? 'true' : undefined}
          className="min-w-0 text-lead font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action"
        >
          {name}
        </a>
        <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
        <span className="basis-full text-small text-ink-3">{symbol}</span>
      </div>
      {children}
    </li>
  );
}
