/** Binding a phone: the number, a code sent to it, and the login password. In another's place the day without payments is said first. */
import { useState } from 'react';
import { bindPhone } from '@bahi/contract/security/address-calls.ts';
import { getSecurity, requestCode } from '@bahi/contract/security/calls.ts';
import { canonicalPhone } from '@bahi/core/account.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useConfigNumber } from '../data/config.ts';
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
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { SendCode, type SentCode } from './code-field.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { AccountName } from './parts/account-name.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { securityTexts } from './texts.ts';

export default function PhonePart() {
  const t = useTexts(securityTexts);
  const holdHours = useConfigNumber('money_out_hold_hours');
  const security = useCall(getSecurity, {});
  return (
    <Screen title={t.phone.title} isNarrow>
      <Loaded from={security}>
        {({ maskedPhone, canSendCodes }) => (
          <>
            <p className="px-4 pt-2 text-ink-2">
              {t.phone.body} {t.phone.weaker}
            </p>
            <ListGroup>
              <ListRow title={t.phone.now} value={maskedPhone ?? t.phone.none} />
            </ListGroup>
            <div className="flex flex-col gap-4 px-4 pt-5">
              {canSendCodes ? (
                <>
                  {maskedPhone !== null && <Nudge>{t.phone.replaceHold(holdHours)}</Nudge>}
                  {/* Begins anew with the phone that is bound now. */}
                  <Binding key={maskedPhone} />
                </>
              ) : (
                <Nudge tone="info">{t.phone.unavailable}</Nudge>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

interface Sent {
  readonly phone: string;
  readonly code: SentCode;
}

function Binding() {
  const t = useTexts(securityTexts);
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent === null) return <NumberForm onSent={setSent} />;
  const { phone, code } = sent;
  return (
    <>
      <SendCode input={{ purpose: 'bind_phone', phone }} label={t.phone.send} first={code} />
      <BindForm phone={phone} />
      <span className="-mx-4">
        <Button variant="plain" size="medium" onClick={() => setSent(null)}>
          {t.phone.other}
        </Button>
      </span>
    </>
  );
}

function NumberForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { phone: '' },
    rules: { phone: (value) => (canonicalPhone(value) === null ? t.phone.enterPhone : null) },
    onSubmit: ({ phone }) => command.send({ purpose: 'bind_phone', phone: canonicalPhone(phone) ?? phone }),
  });
  const rejected = useRejected(form, { 'security.phone_invalid': 'phone', 'security.code_too_soon': 'phone' });
  const command = useCommand(requestCode, {
    onDone: (code) => onSent({ phone: canonicalPhone(form.values.phone) ?? form.values.phone, code }),
    onRefused: rejected,
  });
  return (
    <RequestForm form={form} command={command} action={t.phone.send}>
      <TextField
        {...form.field('phone')}
        label={t.phone.phone}
        hint={t.phone.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        isRequired
      />
    </RequestForm>
  );
}

function BindForm({ phone }: { readonly phone: string }) {
  const t = useTexts(securityTexts);
  const form = useForm({
    initial: { code: '', loginPassword: '' },
    rules: {
      code: (value) => (value.trim() === '' ? t.enterCode : null),
      loginPassword: (value) => (value === '' ? t.enterLoginPassword : null),
    },
    onSubmit: ({ code, loginPassword }) => command.send({ phone, code: code.trim(), loginPassword }),
  });
  const rejected = useRejected(form, {
    'identity.old_password_wrong': 'loginPassword',
    'identity.locked': 'loginPassword',
    'security.code_wrong': 'code',
    'security.code_expired': 'code',
  });
  const command = useCommand(bindPhone, {
    changes: [getSecurity],
    onDone: ({ maskedPhone, moneyOutHeldUntil: until }) =>
      toast(
        until === null
          ? t.phone.wasBound(maskedPhone)
          : t.phone.wasReplaced(maskedPhone, formatDateTime(until, marketZone())),
      ),
    onRefused: rejected,
  });
  return (
    <RequestForm form={form} command={command} action={t.phone.bind}>
      <TextField
        {...form.field('code')}
        label={t.phone.code}
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
