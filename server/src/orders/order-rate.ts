/**
 * When each customer's latest orders were accepted, for the limit on orders a second. In memory: the limit is a
 * courtesy to the venue, and a restart forgives it. An order counts when it is decided, so that batches in flight see it.
 */
const CUSTOMERS_MAX = 100_000;

export interface OrderRate {
  timesOf(customerId: bigint): readonly number[];
  /** `times` are those of before and the one of the order that this batch (the array of its commands) has just decided. */
  record(batch: object, customerId: bigint, times: readonly number[]): void;
  /** What the batch decided was rolled back, and is perhaps decided again. */
  takeBack(batch: object): void;
}

export function createOrderRate(): OrderRate {
  const times = new Map<bigint, readonly number[]>();
  const decided = new WeakMap<object, { readonly customerId: bigint; readonly at: number }[]>();
  return {
    timesOf: (customerId) => times.get(customerId) ?? [],
    record(batch, customerId, latest) {
      // Most entries are older than a second by then: forgetting them all costs nothing that matters.
      if (times.size >= CUSTOMERS_MAX) times.clear();
      times.set(customerId, latest);
      const own = decided.get(batch) ?? [];
      own.push({ customerId, at: latest.at(-1)! });
      decided.set(batch, own);
    },
    takeBack(batch) {
      for (const { customerId, at } of decided.get(batch) ?? []) {
        const known = times.get(customerId) ?? [];
        const index = known.lastIndexOf(at);
        if (index >= 0) times.set(customerId, known.toSpliced(index, 1));
      }
      decided.delete(batch);
    },
  };
}
