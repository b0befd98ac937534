/** Open sessions, newest first, this one always shown; each but this one can be ended. */
import { useState } from 'react';
import { listSessions, revokeSession } from '@bahi/contract/identity/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { securityTexts } from './texts.ts';

const SHOWN = 10;

export default function DevicesPart() {
  const t = useTexts(securityTexts);
  const text = useRefusalText();
  const [isWhole, setWhole] = useState(false);
  const sessions = useCall(listSessions, {});
  const nameOf = (device: string) => (device === 'Unknown device' ? t.unknownDevice : device);
  const count = sessions.data?.length ?? 0;
  const command = useCommand(revokeSession, {
    changes: [listSessions],
    onDone: () => toast(t.sessionEnded),
    onRefused: (refusal, message) => toast(text(refusal, message)),
  });
  return (
    <Screen title={t.devices} isNarrow>
      <p className="px-4 pt-2 text-ink-2">{t.devicesBody}</p>
      <ListGroup>
        <Loaded from={sessions} empty={<EmptyState>{t.sessionsEmpty}</EmptyState>}>
          {(rows) =>
            (isWhole ? rows : shortList(rows)).map(({ id, device, lastSeenAt, isCurrent }) => (
              <ListRow
                key={id}
                title={nameOf(device)}
                detail={t.lastSeen(formatDateTime(lastSeenAt, marketZone()))}
                end={
                  isCurrent ? (
                    <StatusChip tone="success">{t.thisDevice}</StatusChip>
                  ) : (
                    <Button
                      variant="outline"
                      size="medium"
                      label={t.endSessionOf(nameOf(device))}
                      isBusy={command.isBusy}
                      onClick={() => command.send({ id })}
                    >
                      {t.endSession}
                    </Button>
                  )
                }
              />
            ))
          }
        </Loaded>
        {!isWhole && count > SHOWN && (
          <ListRow title={<span className="text-action">{t.allDevices(count)}</span>} onClick={() => setWhole(true)} />
        )}
      </ListGroup>
      <div className="px-4 pt-4">
        <UnknownResultCard command={command} />
      </div>
    </Screen>
  );
}

/** The first few, and this device wherever it stands. */
function shortList<T extends { readonly isCurrent: boolean }>(rows: readonly T[]): readonly T[] {
  const first = rows.slice(0, SHOWN);
  const current = rows.find(({ isCurrent }) => isCurrent);
  return current === undefined || first.includes(current) ? first : [current, ...first.slice(0, SHOWN - 1)];
}
