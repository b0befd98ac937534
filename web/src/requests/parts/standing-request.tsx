/** A request where its form would stand: that it waits or what became of it, its slip, and the way to all of them. */
import type { ReactNode } from 'react';
import { useRequestTexts } from '../../i18n/requests.ts';
import { Button } from '../../ui/button.tsx';

export interface StandingRequestProps {
  readonly title: string;
  readonly body?: string;
  /** Where all of its kind are listed. */
  readonly list?: string;
  /** The slip. */
  readonly children: ReactNode;
}

export function StandingRequest({ title, body, list, children }: StandingRequestProps) {
  const t = useRequestTexts();
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="px-4">
        <h2 className="text-lead font-semibold">{title}</h2>
        {body !== undefined && <p className="text-ink-2">{body}</p>}
      </div>
      {children}
      {list !== undefined && (
        <div className="px-4">
          <Button variant="soft" size="medium" href={list}>
            {t.all}
          </Button>
        </div>
      )}
    </section>
  );
}
