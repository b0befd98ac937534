/** Whether what has an end is still in force. */
export function isInForceUntil(until: number | null, now: number): until is number {
  return until !== null && until > now;
}
