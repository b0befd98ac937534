/** Korean words of what the auditor checks; see en.ts. */
import { corporateActions } from '../corporate-actions/invariants.ko.ts';
import { deposits } from '../deposits/invariants.ko.ts';
import { exchange } from '../exchange/invariants.ko.ts';
import { identity } from '../identity/invariants.ko.ts';
import { ledger } from '../ledger/invariants.ko.ts';
import { newShares } from '../new-shares/invariants.ko.ts';
import { orders } from '../orders/invariants.ko.ts';
import { placements } from '../placements/invariants.ko.ts';
import { proofs } from '../proofs/invariants.ko.ts';
import { restrictions } from '../restrictions/invariants.ko.ts';
import { rights } from '../rights/invariants.ko.ts';
import { staff } from '../staff/invariants.ko.ts';
import { withdrawals } from '../withdrawals/invariants.ko.ts';
import type { InvariantTexts } from './en.ts';

export const ko: InvariantTexts = {
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
