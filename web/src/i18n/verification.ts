/** Words of where a verification stands, for the account's chip and for the card of screens that need it (state U). */
import { defineTexts, useTexts } from './texts.ts';
import type { VerificationStateTexts } from './verification.en.ts';

export const verificationStateTexts = defineTexts(
  import.meta.glob<typeof import('./verification.en.ts')>('./verification.{en,tw,ko}.ts'),
);

export function useVerificationStateTexts(): VerificationStateTexts {
  return useTexts(verificationStateTexts);
}
