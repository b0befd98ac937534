/** State F: what is restricted, why, since when and until when, with the way to its case and appeal. The same words everywhere. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getUser } from '@bahi/contract/identity/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import { restrictionWords } from '../../i18n/restrictions.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { Nudge } from '../../ui/nudge.tsx';

type Restriction = OutputOf<typeof getUser>['restrictions'][number];

export interface RestrictionNotesProps {
  readonly restrictions: readonly Restriction[];
}

/** The words are loaded only for somebody who has a restriction. */
export function RestrictionNotes({ restrictions }: RestrictionNotesProps) {
  return restrictions.length === 0 ? null : <Notes restrictions={restrictions} />;
}

function Notes({ restrictions }: RestrictionNotesProps) {
  const t = useTexts(restrictionWords);
  const time = (at: number) => formatDateTime(at, marketZone());
  const reasons: Readonly<Record<string, string>> = t.reason;
  return (
    <section aria-label={t.title} className="flex flex-col gap-2">
      {restrictions.map(({ kind, reason, since, until }) => (
        <Nudge key={kind}>
          <p>
            <strong>{t.kind[kind]}</strong>: {reasons[reason] ?? reason}
          </p>
          <p>
            {t.since} {time(since)} · {until === null ? t.noEnd : `${t.until} ${time(until)}`}
          </p>
          <p>{t.effect[kind]}</p>
          <a
            href={href('/information/safety', { show: 'restrictions' })}
            className="inline-flex min-h-11 items-center font-semibold text-action"
          >
            {t.seeIt}
          </a>
        </Nudge>
      ))}
    </section>
  );
}
