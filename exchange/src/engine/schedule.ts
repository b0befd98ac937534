/**
 * What happens next: a binary heap over a fixed set of entries, each with the moment it is due. At the same moment the
 * lower entry comes first, so that the order of events never depends on anything but the schedule itself.
 */
export interface Schedule {
  /** Moves an entry to another moment; Infinity puts it to rest. */
  set(entry: number, due: number): void;
  nextEntry(): number;
  nextDue(): number;
}

export function createSchedule(count: number): Schedule {
  const due = new Float64Array(count).fill(Infinity);
  const heap = Int32Array.from({ length: count }, (_, entry) => entry);
  const place = Int32Array.from(heap);

  function isBefore(left: number, right: number): boolean {
    const difference = due[left]! - due[right]!;
    return difference < 0 || (!(difference > 0) && left < right);
  }

  function put(at: number, entry: number): void {
    heap[at] = entry;
    place[entry] = at;
  }

  function set(entry: number, moment: number): void {
    due[entry] = moment;
    let at = place[entry]!;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, heap[parent]!)) break;
      put(at, heap[parent]!);
      at = parent;
    }
    for (;;) {
      let child = at * 2 + 1;
      if (child >= count) break;
      if (child + 1 < count && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, entry)) break;
      put(at, heap[child]!);
      at = child;
    }
    put(at, entry);
  }

  return { set, nextEntry: () => heap[0]!, nextDue: () => due[heap[0]!]! };
}
