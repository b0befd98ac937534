/** Counts refusals with `content.consent_due`: whoever knows what to agree to listens (content/parts/consent-due.ts). */
import { createStore } from './store.ts';

export const consentRefused = createStore(0);

export function noteRefusal(code: string): void {
  if (code === 'content.consent_due') consentRefused.set(consentRefused.get() + 1);
}
