/** The figures of an offer as pairs, two beside each other where there is room; a figure never gets cut. */
import type { ReactNode } from 'react';
import { Num } from '../../ui/num.tsx';

export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-4 gap-y-2">{children}</dl>
  );
}

export interface FactProps {
  readonly label: string;
  /** A figure as text condenses; anything else shows as it is. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

export function FactPair({ label, value, note }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="min-w-0 font-semibold">{typeof value === 'string' ? <Num>{value}</Num> : value}</dd>
      {note !== undefined && <dd className="text-small text-ink-2">{note}</dd>}
    </div>
  );
}
