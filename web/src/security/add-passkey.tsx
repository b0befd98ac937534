/** Adding a passkey: a name and the login password, then the device asks its owner, then the server keeps the public key. */
import { useState } from 'react';
import { addPasskey, beginPasskey, getSecurity } from '@bahi/contract/security/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { AccountName } from './parts/account-name.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { securityTexts } from './texts.ts';

/** As long as the contract lets it be. */
const NAME_MAXIMUM = 40;

export function AddPasskey() {
  const t = useTexts(securityTexts);
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    initial: { name: '', loginPassword: '' },
    rules: {
      name: (value) => (value.trim() === '' ? t.passkeys.enterName : null),
      loginPassword: (value) => (value === '' ? t.enterLoginPassword : null),
    },
    onSubmit: ({ loginPassword }) => begin.send({ loginPassword }),
  });
  const rejected = useRejected(form, {
    'identity.old_password_wrong': 'loginPassword',
    'identity.locked': 'loginPassword',
  });
  const begin = useCommand(beginPasskey, { onDone: ({ options }) => void ask(options), onRefused: rejected });
  const add = useCommand(addPasskey, {
    changes: [getSecurity],
    onDone() {
      form.reset();
      toast(t.passkeys.wasAdded);
    },
    onRefused: rejected,
  });
  const ask = async (options: Record<string, unknown>) => {
    setAsking(true);
    const made = await makePasskey(options);
    setAsking(false);
    if (made.kind === 'made') add.send({ name: form.values.name.trim(), response: made.response });
    else form.reject({}, t.passkeys[made.kind]);
  };
  const isBegun = add.state.phase !== 'idle';
  const command = isBegun ? add : begin;
  return (
    <RequestForm
      form={form}
      command={{ ...command, isBusy: begin.isBusy || isAsking || add.isBusy }}
      action={isAsking ? t.passkeys.waiting : t.passkeys.add}
    >
      <TextField
        {...form.field('name')}
        label={t.passkeys.name}
        hint={t.passkeys.nameHint}
        maxLength={NAME_MAXIMUM}
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

type Made =
  | { readonly kind: 'made'; readonly response: Record<string, unknown> }
  | { readonly kind: 'already' | 'cancelled' | 'failed' };

/** The library translates WebAuthn's forms and errors; it is loaded when a device is asked. */
async function makePasskey(options: Record<string, unknown>): Promise<Made> {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    const response = await startRegistration({ optionsJSON: options as never });
    return { kind: 'made', response: { ...response } };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { kind: 'already' };
    }
    // Declined, timed out, or left: browsers do not say which, so that pages cannot learn what a device holds.
    const name = error instanceof Error ? error.name : '';
    return { kind: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' };
  }
}
