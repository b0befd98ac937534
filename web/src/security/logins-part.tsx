/** Logins and failed attempts, newest first: whoever was here, or tried. */
import { listLogins } from '@bahi/contract/security/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { securityTexts } from './texts.ts';

export default function LoginsPart() {
  const t = useTexts(securityTexts);
  const logins = usePagedCall(listLogins, {});
  return (
    <Screen title={t.logins.title} isNarrow>
      <p className="px-4 pt-2 text-ink-2">{t.logins.body}</p>
      <div className="pt-2">
        <Button variant="plain" size="medium" href={href('/information/loginPass')}>
          {t.logins.changePassword}
        </Button>
      </div>
      <ListGroup>
        <Loaded from={logins} empty={<EmptyState>{t.logins.empty}</EmptyState>}>
          {(rows) =>
            rows.map(({ id, at, device, ip, method, outcome }) => (
              <ListRow
                key={id}
                title={device === 'Unknown device' ? t.unknownDevice : device}
                detail={
                  <>
                    <span className="block">{formatDateTime(at, marketZone())}</span>
                    <span className="block [overflow-wrap:anywhere]">
                      {t.logins.method[method]} · {ip}
                    </span>
                  </>
                }
                end={<StatusChip tone={outcome === 'ok' ? 'success' : 'error'}>{t.logins.outcome[outcome]}</StatusChip>}
              />
            ))
          }
        </Loaded>
      </ListGroup>
      <LoadMore from={logins} />
    </Screen>
  );
}
