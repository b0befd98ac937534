/**
 * What is true once a transaction is committed, by topic. A command lays it on its transaction (`tx.after`); the process tells it in one
 * place (`db.tell`), after the commit and in the order in which it was laid. A rollback, also one to a savepoint, drops it.
 */
export interface Facts {
  /** Logout, revocation, password change, ban: the token is dead and its streams close. */
  'session.ended': { readonly sessionId: bigint; readonly customerId: bigint };
  'orders.changed': { readonly customerId: bigint; readonly orderIds: readonly bigint[] };
  'positions.changed': { readonly customerId: bigint; readonly positionIds: readonly bigint[] };
  'funds.changed': { readonly customerId: bigint };
  'messages.written': { readonly customerId: bigint; readonly messageIds: readonly bigint[] };
}

export type Topic = keyof Facts;

export type Tell = <T extends Topic>(topic: T, fact: Facts[T]) => void;
