/** The address that e-mail goes to: the address, a code sent to it, and the login password; and its removal. */
import { Suspense, lazy, useState } from 'react';
import { getNotificationSettings } from '@bahi/contract/notifications/calls.ts';
import { bindEmail } from '@bahi/contract/security/address-calls.ts';
import { getSecurity, requestCode } from '@bahi/contract/security/calls.ts';
import { EMAIL_CHARACTERS_MAX, canonicalEmail } from '@bahi/core/email.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { SendCode, type SentCode } from './code-field.tsx';
import { AccountName } from './parts/account-name.tsx';
import { securityTexts } from './texts.ts';

const RemoveEmailSheet = lazy(() => import('./remove-email-sheet.tsx'));

export default function EmailPart() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Screen title={t.email.title} isNarrow>
      <Loaded from={security}>
        {({ maskedEmail, canSendEmail }) => (
          <>
            <p className="px-4 pt-2 text-ink-2">{t.email.body}</p>
            <ListGroup>
              <ListRow title={t.email.now} value={maskedEmail ?? t.email.none} />
              {maskedEmail !== null && <ListRow title={t.email.choose} href={href('/information/notifications')} />}
            </ListGroup>
            <div className="flex flex-col gap-4 px-4 pt-5">
              {canSendEmail ? (
                <>
                  {maskedEmail !== null && <Nudge tone="info">{t.email.replaceHint}</Nudge>}
                  {/* Begins anew with the address that is bound now. */}
                  <Binding key={maskedEmail} />
                </>
              ) : (
                <Nudge tone="info">{t.email.unavailable}</Nudge>
              )}
            </div>
            {maskedEmail !== null && (
              <div className="pt-2">
                <Button variant="plain" size="medium" onClick={() => setRemoving(true)}>
                  {t.email.remove}
                </Button>
              </div>
            )}
            {isRemoving && (
              <Suspense>
                <RemoveEmailSheet onClose={() => setRemoving(false)} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface Sent {
  readonly email: string;
  readonly code: SentCode;
}

function Binding() {
  const t = useTexts(securityTexts);
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent === null) return <AddressForm onSent={setSent} />;
  const { email, code } = sent;
  return (
    <>
      <SendCode input={{ purpose: 'bind_email', email }} label={t.phone.send} first={code} />
      <BindForm email={email} />
      <span className="-mx-4">
        <Button variant="plain" size="medium" onClick={() => setSent(null)}>
          {t.email.other}
        </Button>
      </span>
    </>
  );
}

function AddressForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { email: '' },
    rules: { email: (value) => (canonicalEmail(value) === null ? t.email.enter : null) },
    onSubmit: ({ email }) => command.send({ purpose: 'bind_email', email: canonicalEmail(email) ?? email }),
  });
  const rejected = useRejected(form, { 'security.email_invalid': 'email', 'security.code_too_soon': 'email' });
  const command = useCommand(requestCode, {
    onDone: (code) => onSent({ email: canonicalEmail(form.values.email) ?? form.values.email, code }),
    onRefused: rejected,
  });
  return (
    <RequestForm form={form} command={command} action={t.phone.send}>
      <TextField
        {...form.field('email')}
        label={t.email.address}
        hint={t.email.addressHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_CHARACTERS_MAX}
        isRequired
      />
    </RequestForm>
  );
}

function BindForm({ email }: { readonly email: string }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { code: '', loginPassword: '' },
    rules: {
      code: (value) => (value.trim() === '' ? t.enterCode : null),
      loginPassword: (value) => (value === '' ? t.enterLoginPassword : null),
    },
    onSubmit: ({ code, loginPassword }) => command.send({ email, code: code.trim(), loginPassword }),
  });
  const rejected = useRejected(form, {
    'identity.old_password_wrong': 'loginPassword',
    'identity.locked': 'loginPassword',
    'security.code_wrong': 'code',
    'security.code_expired': 'code',
  });
  const command = useCommand(bindEmail, {
    changes: [getSecurity, getNotificationSettings],
    onDone: ({ maskedEmail }) => toast(t.email.wasBound(maskedEmail)),
    onRefused: rejected,
  });
  return (
    <RequestForm form={form} command={command} action={t.email.bind}>
      <TextField
        {...form.field('code')}
        label={t.email.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        isRequired
      />
      <AccountName />
      <PasswordField
        {...form.field('loginPassword')}
        label={t.loginPassword}
        autoComplete="current-password"
        isRequired
      />
    </RequestForm>
  );
}
