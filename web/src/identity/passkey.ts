/** Logging in with a passkey: the server's question, the device's answer. Loaded when somebody asks for it. */
import type { CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { beginPasskeyLogin, loginWithPasskey } from '@bahi/contract/security/calls.ts';
import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../data/call.ts';

/** `cancelled`: the device was asked and did not answer; browsers do not say why. */
export type PasskeyAnswer = CallResult<OutputOf<typeof loginWithPasskey>> | { readonly kind: 'cancelled' };

export async function logInWithPasskey(): Promise<PasskeyAnswer> {
  const begun = await call(beginPasskeyLogin, {});
  if (begun.kind !== 'ok') return begun;
  try {
    const response = await startAuthentication({ optionsJSON: begun.data.options as never });
    return await call(loginWithPasskey, { response: { ...response } });
  } catch {
    return { kind: 'cancelled' };
  }
}
