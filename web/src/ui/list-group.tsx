/** Grouped rows of the account and settings screens: a label, a value, and where it leads. */
import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from './cx.ts';

export function ListGroup({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-5">
      {title !== undefined && <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{title}</h2>}
      <div className="border-b border-line">{children}</div>
    </section>
  );
}

export interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly value?: ReactNode;
  readonly icon?: ReactNode;
  /** One of the two makes it pressable; none leaves a plain row. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** A control at the right: a Switch. */
  readonly end?: ReactNode;
  readonly tone?: 'plain' | 'danger';
}

export function ListRow({ title, detail, value, icon, href, onClick, end, tone = 'plain' }: ListRowProps) {
  const content = (
    <>
      {icon !== undefined && (
        <span aria-hidden="true" className="shrink-0 text-ink-2">
          {icon}
        </span>
      )}
      <span className="flex min-w-0 flex-1 items-center gap-3 text-left @max-tight:flex-col @max-tight:items-stretch @max-tight:gap-0">
        <span className="min-w-0 flex-1">
          <span className={cx('block font-medium', tone === 'danger' && 'text-error')}>{title}</span>
          {detail !== undefined && <span className="block text-small text-ink-2">{detail}</span>}
        </span>
        {value !== undefined && <span className="min-w-0 text-right text-ink-2 @max-tight:text-left">{value}</span>}
      </span>
      {end}
      {href !== undefined && <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />}
    </>
  );
  const className =
    'flex min-h-13 w-full items-center gap-3 border-t border-line bg-surface px-4 py-2 focus-visible:-outline-offset-2';
  if (href !== undefined) {
    return (
      <a href={href} className={className}>
        {content}
      </a>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" onClick={onClick} className={className}>
        {content}
      </button>
    );
  }
  return <div className={className}>{content}</div>;
}
