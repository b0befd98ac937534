/** A titled part of home or of the overview, with a link to the whole of it. */
import { useId, type ReactNode } from 'react';

export interface PartProps {
  readonly title: string;
  readonly link?: { readonly href: string; readonly text: string; readonly label?: string };
  /** Words beside the title: how many, of when. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ title, link, note, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 pt-4">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          {note !== undefined && <span className="text-small text-ink-2">{note}</span>}
        </div>
        {link !== undefined && (
          <a
            href={link.href}
            aria-label={link.label}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end font-semibold text-action"
          >
            {link.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
