/** A number of PostgreSQL's bigint, such as a moment in milliseconds, where the column may be empty. */
export function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
