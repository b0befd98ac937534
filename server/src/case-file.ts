/** A customer's case file: what each domain knows, in the order in which things of one moment are told, the newest first. */
import { DIVIDENDS_CASE_FILE } from './corporate-actions/case-file.ts';
import { DEPOSITS_CASE_FILE } from './deposits/case-file.ts';
import { DESTINATIONS_CASE_FILE } from './destinations/case-file.ts';
import { EXCHANGE_CASE_FILE } from './exchange/case-file.ts';
import { IDENTITY_CASE_FILE } from './identity/case-file.ts';
import { LEDGER_CASE_FILE } from './ledger/case-file.ts';
import { MESSAGES_CASE_FILE } from './messages/case-file.ts';
import { NEW_SHARES_CASE_FILE } from './new-shares/case-file.ts';
import { ORDERS_CASE_FILE } from './orders/case-file.ts';
import { PLACEMENTS_CASE_FILE } from './placements/case-file.ts';
import type { CaseFileSource } from './platform/case-file.ts';
import { RESTRICTIONS_CASE_FILE } from './restrictions/case-file.ts';
import { RIGHTS_CASE_FILE } from './rights/case-file.ts';
import { STAFF_CASE_FILE } from './staff/case-file.ts';
import { VERIFICATION_CASE_FILE } from './verification/case-file.ts';
import { WITHDRAWALS_CASE_FILE } from './withdrawals/case-file.ts';

export const CASE_FILE: readonly CaseFileSource[] = [
  ...MESSAGES_CASE_FILE,
  ...STAFF_CASE_FILE,
  ...RESTRICTIONS_CASE_FILE,
  ...WITHDRAWALS_CASE_FILE,
  ...DEPOSITS_CASE_FILE,
  ...EXCHANGE_CASE_FILE,
  ...LEDGER_CASE_FILE,
  ...NEW_SHARES_CASE_FILE,
  ...PLACEMENTS_CASE_FILE,
  ...DIVIDENDS_CASE_FILE,
  ...RIGHTS_CASE_FILE,
  ...ORDERS_CASE_FILE,
  ...DESTINATIONS_CASE_FILE,
  ...VERIFICATION_CASE_FILE,
  ...IDENTITY_CASE_FILE,
];
