/** How long to wait before the next attempt to connect: doubling from half a second to eight, spread so that a server that comes back is not met by everybody at once. Pure. */
export const FIRST_MS = 500;
export const LONGEST_MS = 8_000;

/** `attempt` counts from 0; `random` is in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(longest / 2 + (longest / 2) * random);
}
