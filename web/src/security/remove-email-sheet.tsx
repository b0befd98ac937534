/** Removing the address that e-mail goes to, with the login password; loaded when asked for. */
import { getNotificationSettings } from '@bahi/contract/notifications/calls.ts';
import { removeEmail } from '@bahi/contract/security/address-calls.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Sheet } from '../ui/sheet.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { ProofFields, useProof } from './re-authentication.tsx';
import { securityTexts } from './texts.ts';

export default function RemoveEmailSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(securityTexts);
  const command = useCommand(removeEmail, {
    changes: [getSecurity, getNotificationSettings],
    onDone() {
      toast(t.email.wasRemoved);
      onClose();
    },
    onRefused: (refusal, message) => rejected(refusal, message),
  });
  const { form, rejected } = useProof({
    hasCode: false,
    onSubmit: ({ loginPassword }) => command.send({ loginPassword }),
  });
  return (
    <Sheet isOpen onClose={onClose} title={t.email.removeTitle} hasForm>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-ink-2">{t.email.removeBody}</p>
        <RequestForm form={form} command={command} action={t.email.remove} variant="danger">
          <ProofFields form={form} />
        </RequestForm>
      </div>
    </Sheet>
  );
}
