/** Korean words of the journal’s entries of pledges. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  pledge_paid_out: '담보 대출: 지급',
  pledge_interest: '담보 대출: 일별 이자',
  pledge_repaid: '담보 대출: 상환',
} satisfies Partial<Record<EntryKind, string>>;
