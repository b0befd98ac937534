/** Traditional Chinese words of the journal’s entries of pledges. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  pledge_paid_out: '質押：撥款',
  pledge_interest: '質押：每日利息',
  pledge_repaid: '質押：還款',
} satisfies Partial<Record<EntryKind, string>>;
