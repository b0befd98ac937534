import type { Domain } from '../house.ts';
import { LEDGER_CASE_FILE } from './case-file.ts';
import { DEBT_INVARIANTS } from './debts.ts';

export const ledger: Domain = {
  name: 'ledger',
  invariants: DEBT_INVARIANTS,
  caseFile: LEDGER_CASE_FILE,
  open: (house) => ({ tasks: house.ledger.tasks }),
};
