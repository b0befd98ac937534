/** Forgetting a passkey, with the login password; loaded when asked for. */
import { getSecurity, removePasskey } from '@bahi/contract/security/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Sheet } from '../ui/sheet.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { ProofFields, useProof } from './re-authentication.tsx';
import { securityTexts } from './texts.ts';

export interface RemovePasskeySheetProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

export default function RemovePasskeySheet({ passkey: { id, name }, onClose }: RemovePasskeySheetProps) {
  const t = useTexts(securityTexts);
  const command = useCommand(removePasskey, {
    changes: [getSecurity],
    onDone() {
      toast(t.passkeys.wasRemoved);
      onClose();
    },
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode: false,
    onSubmit: ({ loginPassword }) => command.send({ id, loginPassword }),
  });
  return (
    <Sheet isOpen onClose={onClose} title={t.passkeys.removeTitle(name)} hasForm>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-ink-2">{t.passkeys.removeBody}</p>
        <RequestForm form={form} command={command} action={t.passkeys.remove} variant="danger">
          <ProofFields form={form} />
        </RequestForm>
      </div>
    </Sheet>
  );
}
