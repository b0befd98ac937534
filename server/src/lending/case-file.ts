/** Lent shares in a customer's case file; the fees of each date are told by the journal's entries. */
import type { EntryKind } from '@bahi/core/ledger.ts';
import { sharesMoved } from '../ledger/case-file.ts';
import type { CaseFileSource } from '../platform/case-file.ts';

export const LENDING_TOLD: readonly EntryKind[] = ['shares_lent', 'shares_recalled'];

export const LENDING_CASE_FILE: readonly CaseFileSource[] = [
  sharesMoved('shares_lent', { shares_lent: 'lending.lent', shares_recalled: 'lending.returned' }),
];
