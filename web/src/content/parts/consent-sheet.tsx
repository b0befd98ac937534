/** What changed of the agreement or the privacy policy, and the consent to it. Putting it off leaves looking, exits and withdrawals open. */
import { acceptDocument, getConsents } from '@bahi/contract/content/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { contentTexts } from '../texts.ts';
import { Changes } from './changes.tsx';
import { isConsentDue } from './consent-due-state.ts';

type Due = OutputOf<typeof getConsents>['due'][number];

export default function ConsentSheet() {
  const t = useTexts(contentTexts);
  const consents = useCall(getConsents, {});
  const due = consents.data?.due ?? [];
  const names = due.map(({ kind }) => (kind === 'agreement' ? t.agreement.user : t.agreement.privacy));
  const close = () => isConsentDue.set(false);
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t.consent.title(names.join(t.consent.and))}
      footer={
        due[0] !== undefined && <Agree key={due[0].kind} due={due[0]} isLast={due.length === 1} onLater={close} />
      }
    >
      <Loaded from={consents}>
        {() => (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">{t.consent.body}</p>
            {due.map((one) => (
              <What key={one.kind} due={one} />
            ))}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function What({ due: { kind, version, accepted } }: { readonly due: Due }) {
  const t = useTexts(contentTexts);
  const name = kind === 'agreement' ? t.agreement.user : t.agreement.privacy;
  return (
    <div className="flex flex-col gap-2">
      {accepted === null ? (
        <p>
          <strong>{name}</strong> · {t.consent.first}
        </p>
      ) : (
        <Changes
          kind={kind}
          since={accepted}
          version={version}
          title={`${name}: ${t.agreement.changesSince(accepted)}`}
        />
      )}
      {/* A public screen: the sheet waits until it is left (shell.tsx). */}
      <Button variant="soft" size="medium" href={href('/information/agreement', { tab: kind })}>
        {t.consent.read}
      </Button>
    </div>
  );
}

interface AgreeProps {
  readonly due: Due;
  readonly isLast: boolean;
  readonly onLater: () => void;
}

/** One text after the other: each consent is its own. */
function Agree({ due: { kind, version }, isLast, onLater }: AgreeProps) {
  const t = useTexts(contentTexts);
  const agree = useCommand(acceptDocument, {
    changes: [getConsents],
    onDone: () => {
      if (!isLast) return;
      isConsentDue.set(false);
      toast(t.consent.done);
    },
  });
  const name = kind === 'agreement' ? t.agreement.user : t.agreement.privacy;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button variant="outline" onClick={onLater}>
        {t.consent.later}
      </Button>
      <Button isBusy={agree.isBusy} onClick={() => agree.send({ kind, version })}>
        {t.consent.agreeTo(name, version)}
      </Button>
    </div>
  );
}
