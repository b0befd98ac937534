/** English words of the journal’s entries of pledges. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  pledge_paid_out: 'Pledge: paid out',
  pledge_interest: 'Pledge: daily interest',
  pledge_repaid: 'Pledge: repaid',
} satisfies Partial<Record<EntryKind, string>>;
