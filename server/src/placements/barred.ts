/** What keeps a customer from an offering, whatever it is: the account, the fund password, the identity (rules §5, in that order). */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { openingRefusal, selectAccounts } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';

export interface BarredDeps {
  readonly parametersAt: (now: number) => Parameters;
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
}

export interface Asking {
  readonly customerId: bigint;
  readonly now: number;
  /** Whose fund password may have been given; left out: a preview, which is not asked for it. */
  readonly sessionId?: bigint;
}

export async function barredBy(
  { parametersAt, verifiedName }: BarredDeps,
  tx: Tx,
  { now, ...by }: Asking,
): Promise<Refusal | null> {
  const accounts = await selectAccounts(tx, [by], now);
  const isPreview = by.sessionId === undefined;
  const refused = openingRefusal(by, { accounts, parameters: parametersAt(now), isPreview });
  if (refused !== null) return refused;
  return (await verifiedName(tx, by.customerId)) === null ? refusal('verification.required', {}) : null;
}
