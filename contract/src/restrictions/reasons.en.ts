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
    banned: 'Login blocked',
    disabled: 'Disabled',
    no_trade: 'No trading',
    no_withdrawal: 'No withdrawals',
  },
  effect: {
    frozen:
      'You can log in and read everything. We take no orders, deposits, withdrawals or exchanges, and you cannot add bank accounts or wallets.',
    banned: 'Nobody can log in. Your money and holdings stay yours.',
    disabled: 'Login is closed for this account. Your money and holdings stay yours.',
    no_trade: 'You cannot open new positions. You can still exit what you hold, and withdraw.',
    no_withdrawal: 'You cannot withdraw. Trading and deposits work as usual.',
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
