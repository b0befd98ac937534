/** Changes of the operator's limits and payees that are still to come: what holds until then, what from then on, and when. */
import { listAnnounced } from '@bahi/contract/configuration/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { announcedTexts } from '../../i18n/announced.ts';
import { configTexts } from '../../i18n/config-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ListGroup } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';

type Announced = OutputOf<typeof listAnnounced>;
type Change = Announced['changes'][number];

const STALE_MS = 60_000;

/** All of them, and that there are none. */
export function AnnouncedChanges() {
  const t = useTexts(announcedTexts);
  const announced = useCall(listAnnounced, {}, { staleTimeMs: STALE_MS });
  return (
    <ListGroup title={t.title}>
      <Loaded from={announced}>
        {({ noticeHours, changes }) => (
          <>
            <p className="border-t border-line bg-surface px-4 py-3 text-small text-ink-2">
              {t.body(noticeHours)} {changes.length === 0 && t.none}
            </p>
            {changes.length > 0 && <AnnouncedList changes={changes} />}
          </>
        )}
      </Loaded>
    </ListGroup>
  );
}

export function AnnouncedList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <AnnouncedChange key={`${change.key} ${change.from}`} change={change} />
      ))}
    </ul>
  );
}

function AnnouncedChange({ change: { key, value, coming, from } }: { readonly change: Change }) {
  const t = useTexts(announcedTexts);
  const { keys, words } = useTexts(configTexts);
  const { name, meaning } = keys[key];
  return (
    <li className="border-t border-line bg-surface px-4 py-3">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-small text-ink-2">{meaning}</p>
      <p className="pt-1 font-medium">{t.from(formatDateTime(from, marketZone()))}</p>
      <Lines lines={formatConfigValue(key, coming, words)} />
      <p className="pt-1 text-small text-ink-2">{t.until}</p>
      <div className="text-small text-ink-2">
        <Lines lines={formatConfigValue(key, value, words)} />
      </div>
    </li>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="[overflow-wrap:anywhere]">
      {line}
    </p>
  ));
}
