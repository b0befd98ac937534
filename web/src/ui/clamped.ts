/** What a stepper does with a number beyond its limits (spec §5): it is held at the nearer one, and says so. Pure. */
export function clamped(
  wanted: number,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): { readonly value: number; readonly heldAt: 'minimum' | 'maximum' | null } {
  // Where less than the least can be had, the least stands there all the same, and what refuses it says why.
  const upper = Math.max(minimum, maximum);
  if (wanted > upper) return { value: upper, heldAt: 'maximum' };
  return wanted < minimum ? { value: minimum, heldAt: 'minimum' } : { value: wanted, heldAt: null };
}
