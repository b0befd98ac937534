/** A titled part of the instrument's page. */
import { useId, type ReactNode } from 'react';

export function Section({
  title,
  end,
  children,
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-6">
      <div className="flex items-baseline justify-between gap-3 px-4 pb-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {end !== undefined && <span className="text-small text-ink-2">{end}</span>}
      </div>
      {children}
    </section>
  );
}
