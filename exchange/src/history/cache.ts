/** A function's answers, the most recently used ones kept: what a screen asked for once, it asks for again. */
export function createCache<T>(sizeMax: number, compute: (key: number) => T): (key: number) => T {
  const kept = new Map<number, T>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = compute(key);
      if (kept.size >= sizeMax) kept.delete(kept.keys().next().value!);
    } else {
      kept.delete(key);
    }
    kept.set(key, value);
    return value;
  };
}
