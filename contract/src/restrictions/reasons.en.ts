/**
 * English words of a restriction (rules T6): what it is called, what it means for the customer, and why. The same on every
 * screen, in a refusal and in the console. A reason stands after a colon and before a full stop.
 */
import type * as z from 'zod/mini';
import type { restrictionKind, restrictionReason } from './calls.ts';

export interface RestrictionTexts {
  readonly kind: Readonly<Record<z.infer<typeof restrictionKind>, string>>;
  readonly effect: Readonly<Record<z.infer<typeof restrictionKind>, string>>;
  readonly reason: Readonly<Record<z.infer<typeof restrictionReason>, string>>;
}

export const en: RestrictionTexts = {
  kind: {
    frozen: 'Frozen',
    banned: 'Barred from login',
    disabled: 'Disabled',
    no_trade: 'No trading',
    no_withdrawal: 'No withdrawals',
  },
  effect: {
    frozen:
      'You can log in and read everything. No order, deposit, withdrawal or exchange is taken, and no new card or wallet.',
    banned: 'Nobody can log in. What is in the account stays yours.',
    disabled: 'The account is closed to login. What is in the account stays yours.',
    no_trade: 'No new position can be opened. What you hold can be closed, and money can be taken out.',
    no_withdrawal: 'No money can be taken out. Trading and deposits work as always.',
  },
  reason: {
    customer_asked: 'your own request',
    identity_doubt: 'doubts about the identity behind the account',
    suspected_fraud: 'suspicion of fraud',
    court_order: 'the order of a court or an authority',
    security_incident: 'a danger to the security of the account',
    rule_broken: 'a breach of the user agreement',
    deceased: 'a report that the holder has died',
    under_age: 'the age of the holder',
  },
};
