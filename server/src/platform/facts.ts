/**
 * What is true once a transaction is committed, by topic. A command lays it on its transaction (`tx.after`); the process tells it in one
 * place (`db.tell`), after the commit and in the order in which it was laid. A rollback, also one to a savepoint, drops it.
 */
import type { Currency } from '@bahi/core/money.ts';

export interface Facts {
  /** Logout, revocation, password change, ban: the token is dead and its streams close. */
  'session.ended': { readonly sessionId: bigint; readonly customerId: bigint };
  /** May open nothing from now on: frozen, banned, disabled or no_trade. */
  'account.restricted': { readonly customerId: bigint };
  /** Shares were sold outside the book: the venue is to print it. */
  'blocks.agreed': { readonly customerId: bigint };
  'orders.changed': { readonly customerId: bigint; readonly orderIds: readonly bigint[] };
  /** An order whose execution or end was settled later than SETTLED_MS (orders/settle.ts) after its moment, the first of them. */
  'orders.settled_late': { readonly customerId: bigint; readonly at: number };
  'positions.changed': { readonly customerId: bigint; readonly positionIds: readonly bigint[] };
  'funds.changed': { readonly customerId: bigint };
  /** Cash that became free paid off what was owed, by this entry; `owed` is left. */
  'debt.paid': {
    readonly customerId: bigint;
    readonly entryId: bigint;
    readonly currency: Currency;
    readonly amount: bigint;
    readonly owed: bigint;
    readonly at: number;
  };
  /** Shares that the forced sale of a pledge sold, and what they brought after charges. */
  'pledge.sold': {
    readonly customerId: bigint;
    /** The key of its order. */
    readonly request: string;
    readonly shares: number;
    readonly proceeds: bigint;
    readonly at: number;
  };
  /** Of a position with pledged shares a split or a bonus made more or fewer. */
  'pledged.adjusted': {
    readonly customerId: bigint;
    readonly positionId: bigint;
    readonly before: number;
    readonly after: number;
  };
  /** What the venue did with orders waits to be told. */
  'orders.untold': Readonly<Record<string, never>>;
  /** Something is on its way to a device or a phone. */
  'notifications.waiting': Readonly<Record<string, never>>;
  /** Trigger orders were set, changed or ended, by somebody else than who watches them. */
  'triggers.changed': { readonly customerId: bigint; readonly triggerIds: readonly bigint[] };
  'messages.written': { readonly customerId: bigint; readonly messageIds: readonly bigint[] };
}

export type Topic = keyof Facts;

/** A fact as it lies on its transaction. */
export type Laid = { readonly [T in Topic]: { readonly topic: T; readonly fact: Facts[T] } }[Topic];

export type Tell = <T extends Topic>(topic: T, fact: Facts[T]) => void;
