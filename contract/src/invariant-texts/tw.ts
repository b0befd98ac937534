/** Traditional Chinese words of what the auditor checks; see en.ts. */
import { corporateActions } from '../corporate-actions/invariants.tw.ts';
import { deposits } from '../deposits/invariants.tw.ts';
import { exchange } from '../exchange/invariants.tw.ts';
import { identity } from '../identity/invariants.tw.ts';
import { ledger } from '../ledger/invariants.tw.ts';
import { newShares } from '../new-shares/invariants.tw.ts';
import { orders } from '../orders/invariants.tw.ts';
import { placements } from '../placements/invariants.tw.ts';
import { proofs } from '../proofs/invariants.tw.ts';
import { restrictions } from '../restrictions/invariants.tw.ts';
import { rights } from '../rights/invariants.tw.ts';
import { staff } from '../staff/invariants.tw.ts';
import { withdrawals } from '../withdrawals/invariants.tw.ts';
import type { InvariantTexts } from './en.ts';

export const tw: InvariantTexts = {
  ...corporateActions,
  ...deposits,
  ...exchange,
  ...identity,
  ...ledger,
  ...newShares,
  ...orders,
  ...placements,
  ...proofs,
  ...restrictions,
  ...rights,
  ...staff,
  ...withdrawals,
};
