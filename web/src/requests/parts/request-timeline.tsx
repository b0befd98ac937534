/** The steps of a request or a position, joined by the stitch: what happened, what runs, what is ahead. */
import type { ReactNode } from 'react';
import { useCommonTexts } from '../../i18n/common.ts';
import { cx } from '../../ui/cx.ts';

export interface TimelineItem {
  readonly key: string;
  readonly title: ReactNode;
  /** Date and time, a proof, a next step. */
  readonly detail?: ReactNode;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
}

export function RequestTimeline({ items, label }: { readonly items: readonly TimelineItem[]; readonly label: string }) {
  const t = useCommonTexts();
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map((item, at) => (
        <li key={item.key} className="relative flex gap-4 pb-4 last:pb-0">
          <span aria-hidden="true" className="relative flex w-3 shrink-0 flex-col items-center pt-1.5">
            <Dot state={item.state} />
            {at < items.length - 1 && (
              <span
                className={cx(
                  'stitch-y absolute top-5 -bottom-4',
                  items[at + 1]?.state === 'ahead' ? 'text-line' : 'text-action',
                )}
              />
            )}
          </span>
          <div className="min-w-0">
            <div className={cx('font-semibold', item.state === 'ahead' && 'font-medium text-ink-2')}>
              {item.title}
              <span className="sr-only">, {t.timeline[item.state]}</span>
            </div>
            {item.detail !== undefined && <div className="text-small text-ink-2">{item.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Dot({ state }: { readonly state: TimelineItem['state'] }) {
  const look = {
    done: 'bg-action',
    now: 'border-[3px] border-action bg-bg',
    ahead: 'border-2 border-edge bg-bg',
    failed: 'bg-error',
  }[state];
  return <span className={cx('size-2.5 rounded-full', state !== 'done' && state !== 'failed' && 'size-3', look)} />;
}
