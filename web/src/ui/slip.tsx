/** The slip: one object from ticket to record, with stitched edges. Marked as practice when it is. */
import type { ReactNode } from 'react';
import { useConfig } from '../data/config.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from './cx.ts';
import { Num } from './num.tsx';

export interface SlipProps {
  readonly children: ReactNode;
  /** Spoken name, shown when `hasTitle`. */
  readonly title: string;
  readonly hasTitle?: boolean;
  readonly tone?: 'plain' | 'sunk';
  /** Above and below the rows, for what is no row: a state, a disclosure. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

export function Slip({ children, title, hasTitle = false, tone = 'plain', head, foot }: SlipProps) {
  const t = useCommonTexts();
  const { mode } = useConfig();
  return (
    <section aria-label={title} className={cx('text-action', tone === 'plain' ? 'bg-surface' : 'bg-bg')}>
      <div className="stitch-x" />
      <div className="flex flex-col px-4 py-3 text-ink">
        {(hasTitle || mode === 'practice') && (
          <div className="flex items-baseline justify-between gap-3 pb-1">
            <span className="font-semibold">{hasTitle && title}</span>
            {mode === 'practice' && <span className="text-small text-ink-3">{t.practice}</span>}
          </div>
        )}
        {head}
        <dl>{children}</dl>
        {foot}
      </div>
      <div className="stitch-x" />
    </section>
  );
}

export interface SlipRowProps {
  readonly label: ReactNode;
  /** A figure as text condenses; anything else shows as it is. */
  readonly value: ReactNode;
  readonly isTotal?: boolean;
  /** A line under it: why this number. */
  readonly note?: ReactNode;
}

/** In large letters a label stays whole, and its value goes below it: Chinese would break after each character. */
export function SlipRow({ label, value, isTotal = false, note }: SlipRowProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-4 py-1',
        isTotal && 'mt-1 border-t border-line pt-2',
      )}
    >
      <dt className="max-w-full grow basis-[min-content] break-keep wrap-break-word text-ink-2">{label}</dt>
      <dd
        className={cx(
          'ml-auto max-w-full min-w-0 shrink-0 text-right',
          isTotal ? 'text-lead font-semibold' : 'font-semibold',
        )}
      >
        {typeof value === 'string' ? <Num align="right">{value}</Num> : value}
      </dd>
      {note !== undefined && <dd className="basis-full text-small text-ink-3">{note}</dd>}
    </div>
  );
}
