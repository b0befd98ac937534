/** Whether the customer is to agree to a changed text before new business. Asked a moment after the start, and when a call was refused for it. */
import { getConsents } from '@bahi/contract/content/calls.ts';
import { call } from '../../data/call.ts';
import { credentials, onCredentials } from '../../data/session.ts';
import { consentRefused } from '../../data/consent-refused.ts';
import { isConsentDue } from './consent-due-state.ts';

export function watchConsent(): void {
  void ask();
  onCredentials(() => void ask());
  consentRefused.subscribe(() => void ask());
}

async function ask(): Promise<void> {
  const who = credentials();
  if (who === null) return isConsentDue.set(false);
  const answer = await call(getConsents, {});
  // Somebody else may have signed in meanwhile; what is not known is asked again with the next refusal.
  if (answer.kind === 'ok' && credentials()?.token === who.token) isConsentDue.set(answer.data.due.length > 0);
}
