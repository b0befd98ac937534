/**
 * When each customer's latest orders were accepted, for the limit on orders a second. In memory: the limit is a
 * courtesy to the venue, and a restart forgives it. An order counts when it is decided, so that batches in flight see it.
 */
const CUSTOMERS_MAX = 100_000;

export interface OrderRate {
  timesOf(customerId: bigint): readonly number[];
  record(customerId: bigint, times: readonly number[]): void;
}

export function createOrderRate(): OrderRate {
  const times = new Map<bigint, readonly number[]>();
  return {
    timesOf: (customerId) => times.get(customerId) ?? [],
    record(customerId, latest) {
      // Most entries are older than a second by then: forgetting them all costs nothing that matters.
      if (times.size >= CUSTOMERS_MAX) times.clear();
      times.set(customerId, latest);
    },
  };
}
