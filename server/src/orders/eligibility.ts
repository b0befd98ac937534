/** Who may take part in an offering, or ask for something at a desk: the account, the identity, the fund password (rules §5, desks §0, in that order). */
import type { Refusal } from '@bahi/contract/errors.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { Tx } from '../platform/database.ts';
import { openingRefusal, selectAccounts, type Orderer } from './accounts.ts';

export interface EligibilityDeps {
  readonly parametersAt: (now: number) => Parameters;
  /** Those of the customers who are verified. */
  readonly verifiedAmong: (tx: Tx, customerIds: readonly bigint[]) => Promise<ReadonlySet<bigint>>;
}

/** `isPreview`: the fund password is not asked for. */
export interface Asking {
  readonly now: number;
  readonly isPreview: boolean;
}

/** `closed`: what is told while the house is halted. */
export async function eligibilityRefusal(
  deps: EligibilityDeps,
  tx: Tx,
  asked: Orderer & Asking & { readonly isHalted: boolean; readonly closed: Refusal },
): Promise<Refusal | null> {
  return (await eligibilityAmong(deps, tx, [asked], asked))(asked) ?? (asked.isHalted ? asked.closed : null);
}

/** For all of a batch at once. */
export async function eligibilityAmong(
  { parametersAt, verifiedAmong }: EligibilityDeps,
  tx: Tx,
  orderers: readonly Orderer[],
  { now, isPreview }: Asking,
): Promise<(by: Orderer) => Refusal | null> {
  const customerIds = [...new Set(orderers.map(({ customerId }) => customerId))];
  const [accounts, verified] = await Promise.all([selectAccounts(tx, orderers, now), verifiedAmong(tx, customerIds)]);
  const parameters = parametersAt(now);
  return (by) => openingRefusal(by, { accounts, parameters, isVerified: verified.has(by.customerId), isPreview });
}
