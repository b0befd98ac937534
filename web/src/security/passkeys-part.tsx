/** Passkeys: the list, adding one with the device's own question, and forgetting one. */
import { Suspense, lazy, useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { formatDate, formatDateTime } from '@bahi/core/format.ts';
import { ORIGIN } from '../data/origin.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { securityTexts } from './texts.ts';

const RemovePasskeySheet = lazy(() => import('./remove-passkey-sheet.tsx'));

type Passkey = OutputOf<typeof getSecurity>['passkeys'][number];

export default function PasskeysPart() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <Screen title={t.passkeys.title} isNarrow>
      <p className="px-4 pt-2 text-ink-2">{t.passkeys.body}</p>
      <Loaded from={security}>
        {({ passkeys, canUsePasskeys }) => (
          <>
            <ListGroup>
              {passkeys.length === 0 && <ListRow title={<span className="text-ink-2">{t.passkeys.none}</span>} />}
              {passkeys.map((passkey) => (
                <ListRow
                  key={passkey.id}
                  title={<span className="[overflow-wrap:anywhere]">{passkey.name}</span>}
                  detail={<History passkey={passkey} />}
                  end={
                    <Button
                      variant="outline"
                      size="medium"
                      label={t.passkeys.removeOf(passkey.name)}
                      onClick={() => setRemoved(passkey)}
                    >
                      {t.passkeys.remove}
                    </Button>
                  }
                />
              ))}
            </ListGroup>
            <div className="flex flex-col gap-4 px-4 pt-5">
              {!canUsePasskeys ? (
                <Nudge tone="info">{t.passkeys.unavailable}</Nudge>
              ) : ORIGIN !== '' || !('PublicKeyCredential' in globalThis) ? (
                <Nudge tone="info">{t.passkeys.unsupported}</Nudge>
              ) : (
                <AddPasskey />
              )}
            </div>
          </>
        )}
      </Loaded>
      {removed !== null && (
        <Suspense>
          <RemovePasskeySheet passkey={removed} onClose={() => setRemoved(null)} />
        </Suspense>
      )}
    </Screen>
  );
}

function History({ passkey: { createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  const t = useTexts(securityTexts);
  const used = lastUsedAt === null ? t.passkeys.unused : t.passkeys.used(formatDateTime(lastUsedAt, marketZone()));
  return (
    <>
      {t.passkeys.made(formatDate(createdAt, marketZone()))} · {used}
    </>
  );
}
