/**
 * The reminder a visitor asked for on the way to login: the return sets it, so that nothing has to be pressed twice. In this tab only,
 * and not for long; never in the address, which somebody else could have written.
 */
const KEEP_MS = 30 * 60_000;

let wished: { readonly offer: string; readonly at: number } | null = null;

export function wish(offer: string, at: number): void {
  wished = { offer, at };
}

/** True once. */
export function takeWish(offer: string, now: number): boolean {
  if (wished?.offer !== offer) return false;
  const { at } = wished;
  wished = null;
  return now - at < KEEP_MS;
}

/** It was not gone through with. */
export function dropWish(offer: string): void {
  if (wished?.offer === offer) wished = null;
}
