/** A named block of the component page. */
import type { ReactNode } from 'react';

export function Block({
  name,
  children,
  isFlush = false,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly isFlush?: boolean;
}) {
  return (
    <section aria-label={name} className="pt-6">
      <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{name}</h2>
      <div className={isFlush ? '' : 'flex flex-col gap-3 px-4'}>{children}</div>
    </section>
  );
}
