/** An id of the wire as PostgreSQL's bigint: what is beyond its range exists nowhere, and becomes an id that nothing has. */
const STORED_ID_MAX = 2n ** 63n - 1n;

export function storedId(text: string): bigint {
  const id = BigInt(text);
  return id <= STORED_ID_MAX ? id : STORED_ID_MAX;
}
