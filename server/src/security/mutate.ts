/** What the calls of security share: once for each key, checked before the transaction, messages after the commit. */
import type { Parameters } from '@bahi/core/parameters.ts';
import { publishMessages } from '../messages/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import type { CustomerContext } from '../platform/http.ts';
import { onceChecked } from '../platform/idempotency.ts';
import type { Sealer } from '../platform/sealing.ts';
import type { CodeDeps } from './codes.ts';
import type { Told } from './messages.ts';

export interface SecurityOptions extends CodeDeps {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly parametersAt: (now: number) => Parameters;
  /** Opens the secrets of authenticators. */
  readonly sealer: Sealer;
  /** Where browsers open the app; null: at localhost. */
  readonly publicUrl: string | null;
}

interface Step<C, T> {
  readonly check: () => Promise<C>;
  readonly run: (tx: Tx, checked: C) => Promise<{ answer: T; told: Told }>;
}

/** Once for each key; the messages go out after the commit. */
export function createMutate({ db, bus }: SecurityOptions) {
  return async <C, T>(
    endpoint: string,
    { customer, idempotencyKey: key, bodyHash }: CustomerContext,
    { check, run }: Step<C, T>,
  ): Promise<T> => {
    let told: Told = [];
    const answer = await onceChecked(
      db,
      { scope: customer.customerId, endpoint, key, bodyHash },
      check,
      async (tx, checked: C) => {
        const done = await run(tx, checked);
        told = done.told;
        return done.answer;
      },
    );
    publishMessages(bus, told);
    return answer;
  };
}

/** Until when money stays after something that guards it was replaced (rules §6). */
export function heldUntil({ parametersAt }: Pick<SecurityOptions, 'parametersAt'>, now: number): number {
  return now + parametersAt(now).moneyOutHoldHours * 3_600_000;
}
