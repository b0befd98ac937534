/** Words of where a verification stands, for the account's chip and for the card of screens that need it (state U). */
import { defineTexts, useTexts } from './texts.ts';
import type { VerificationStateTexts } from './verification.en.ts';

export const verificationStateTexts = defineTexts<VerificationStateTexts>({
  en: () => import('./verification.en.ts'),
  tw: () => import('./verification.tw.ts'),
  ko: () => import('./verification.ko.ts'),
});

export function useVerificationStateTexts(): VerificationStateTexts {
  return useTexts(verificationStateTexts);
}
