/** Computed when it is first asked for, and kept. */
export function lazily<T>(compute: () => T): () => T {
  let value: { readonly it: T } | undefined;
  return () => (value ??= { it: compute() }).it;
}
