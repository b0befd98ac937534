/**
 * Words of what the auditor checks, by the name of the invariant: what the console shows in the reader's language. A domain's own are in
 * its `invariants.*.ts`, here they are put together. Logs, /readyz and `npm run audit` keep the name. The sentence under the English title
 * stands beside the query in the server, its translations beside the title in theirs.
 */
import { corporateActions } from '../corporate-actions/invariants.en.ts';
import { deposits } from '../deposits/invariants.en.ts';
import { exchange } from '../exchange/invariants.en.ts';
import { identity } from '../identity/invariants.en.ts';
import { ledger } from '../ledger/invariants.en.ts';
import { newShares } from '../new-shares/invariants.en.ts';
import { orders } from '../orders/invariants.en.ts';
import { placements } from '../placements/invariants.en.ts';
import { proofs } from '../proofs/invariants.en.ts';
import { restrictions } from '../restrictions/invariants.en.ts';
import { rights } from '../rights/invariants.en.ts';
import { staff } from '../staff/invariants.en.ts';
import { withdrawals } from '../withdrawals/invariants.en.ts';

export const en = {
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

export type InvariantName = keyof typeof en;

export interface InvariantWords {
  readonly title: string;
  readonly meaning: string;
}

export type InvariantTexts = Readonly<Record<InvariantName, InvariantWords>>;
