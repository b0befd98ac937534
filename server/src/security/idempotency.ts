/** What the mutations of security share: applied once for each idempotency key, with passwords and codes checked before the transaction. */
import type { Parameters } from '@bahi/core/parameters.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import type { CustomerContext } from '../platform/http.ts';
import { onceChecked } from '../platform/idempotency.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { CodeDeps } from './codes.ts';

export interface SecurityOptions extends CodeDeps {
  readonly clock: Clock;
  readonly parametersAt: (now: number) => Parameters;
  /** Opens the secrets of authenticators. */
  readonly sealer: Sealer;
  /** Where browsers open the app; null: at localhost. */
  readonly publicUrl: string | null;
  /** What the app is called now. */
  readonly houseName: () => string;
}

interface Step<C, T> {
  readonly check: () => Promise<C>;
  readonly run: (tx: Tx, checked: C) => Promise<T>;
}

/** Once for each key. */
export function createMutate({ db }: SecurityOptions) {
  return <C, T>(
    endpoint: string,
    { customer, idempotencyKey: key, bodyHash, stillOpen }: CustomerContext,
    { check, run }: Step<C, T>,
  ): Promise<T> => {
    const checkOpen = async () => {
      const checked = await check();
      // It may have waited for others' hashing.
      await stillOpen();
      return checked;
    };
    return onceChecked(db, { scope: customer.customerId, endpoint, key, bodyHash }, checkOpen, run);
  };
}

/** Until when money stays after something that guards it was replaced (rules §6). */
export function heldUntil({ parametersAt }: Pick<SecurityOptions, 'parametersAt'>, now: number): number {
  return now + parametersAt(now).moneyOutHoldHours * HOUR_MS;
}
