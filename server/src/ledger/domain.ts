import type { Domain } from '../house.ts';
import { ledgerCaseFile } from './case-file.ts';
import { DEBT_INVARIANTS } from './debts.ts';

export const ledger: Domain = {
  name: 'ledger',
  invariants: DEBT_INVARIANTS,
  caseFile: ledgerCaseFile,
  open: (house) => ({ tasks: house.ledger.tasks }),
};
