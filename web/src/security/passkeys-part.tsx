/** Passkeys: the list, adding one with the device's own question, and forgetting one. */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSecurity, removePasskey } from '@bahi/contract/security.ts';
import { formatDate, formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { CommandForm } from './command-form.tsx';
import { ProofFields, useProof } from './proof.tsx';
import { securityTexts } from './texts.ts';

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
              ) : !('PublicKeyCredential' in globalThis) ? (
                <Nudge tone="info">{t.passkeys.unsupported}</Nudge>
              ) : (
                <AddPasskey />
              )}
            </div>
          </>
        )}
      </Loaded>
      <Sheet
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title={t.passkeys.removeTitle(removed?.name ?? '')}
        hasForm
      >
        {removed !== null && <Removal passkey={removed} onDone={() => setRemoved(null)} />}
      </Sheet>
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

function Removal({ passkey: { id }, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const t = useTexts(securityTexts);
  const command = useCommand(removePasskey, {
    changes: [getSecurity],
    onDone() {
      toast(t.passkeys.wasRemoved);
      onDone();
    },
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode: false,
    onSubmit: ({ loginPassword }) => command.send({ id, loginPassword }),
  });
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-ink-2">{t.passkeys.removeBody}</p>
      <CommandForm form={form} command={command} action={t.passkeys.remove} variant="danger">
        <ProofFields form={form} />
      </CommandForm>
    </div>
  );
}
