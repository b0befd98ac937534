/** Freezing the own account: what it stops and how it ends are said before the button; the same page ends it. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { freezeAccount, getSecurity, unfreezeAccount } from '@bahi/contract/security/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { hasCodeSource, type CodeSources } from './code-field.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { Facts } from './facts.tsx';
import { ProofFields, useProof } from './re-authentication.tsx';
import { securityTexts } from './texts.ts';

/** Everything that says whether the account is frozen. */
const CHANGES = [getSecurity, getUser, listRestrictions] as const;

export default function FreezePart() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const user = useCall(getUser, {});
  const isFrozen = user.data?.restrictions.some(({ kind }) => kind === 'frozen') ?? false;
  return (
    <Screen title={t.freeze.title} isNarrow>
      <Loaded from={security}>
        {(guards) => (
          <div className="flex flex-col gap-4 px-4 pt-2">
            {guards.isFrozenByCustomer ? <Ending sources={guards} /> : isFrozen ? <ByStaff /> : <Beginning />}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Beginning() {
  const t = useTexts(securityTexts);
  const command = useCommand(freezeAccount, {
    changes: CHANGES,
    onDone: () => toast(t.freeze.wasFrozen),
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode: false,
    onSubmit: ({ loginPassword }) => command.send({ loginPassword }),
  });
  return (
    <>
      <h2 className="font-semibold">{t.freeze.what}</h2>
      <Facts items={t.freeze.facts} label={t.freeze.what} />
      <h2 className="font-semibold">{t.freeze.ends}</h2>
      <p>{t.freeze.endsBody}</p>
      <RequestForm form={form} command={command} action={t.freeze.now} variant="danger">
        <ProofFields form={form} />
      </RequestForm>
    </>
  );
}

function Ending({ sources }: { readonly sources: CodeSources }) {
  const t = useTexts(securityTexts);
  const hasCode = hasCodeSource(sources);
  const command = useCommand(unfreezeAccount, {
    changes: CHANGES,
    onDone: () => toast(t.freeze.wasEnded),
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode,
    onSubmit: ({ loginPassword, code }) => command.send(hasCode ? { loginPassword, code } : { loginPassword }),
  });
  return (
    <>
      <Nudge>{t.freeze.ownPlain}</Nudge>
      <Facts items={t.freeze.facts} label={t.freeze.what} />
      <RequestForm form={form} command={command} action={t.freeze.end}>
        <ProofFields form={form} code={hasCode ? { sources, purpose: 'unfreeze' } : null} />
      </RequestForm>
    </>
  );
}

function ByStaff() {
  const t = useTexts(securityTexts);
  return (
    <>
      <Nudge>{t.freeze.byStaff}</Nudge>
      <Button isWide href={href('/information/safety', { show: 'restrictions' })}>
        {t.restrictions.title}
      </Button>
    </>
  );
}
