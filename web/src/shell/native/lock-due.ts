/** Whether whoever comes back has to unlock the app; null minutes: never. A clock that was put back proves nothing. Pure. */
export function isDue(leftAt: number, now: number, minutes: number | null): boolean {
  return minutes !== null && (now < leftAt || now - leftAt >= minutes * 60_000);
}
