/**
 * Where this tab holds what was typed and not sent (typed.ts, verification/draft.ts). It goes when its customer logs out
 * (session.ts).
 */
export const UNSENT = { forms: 'bahi.typed', verification: 'bahi.verification' } as const;
