/** Files of draws as they are stored, packed: they never change, so that however many ask at once, the database reads one and memory holds one. */

/** A file of 100,000 applications has some seven megabytes. */
const KEPT_MAX = 2;
/** By the commitment, which no two draws share; the last asked for at the end. */
const kept = new Map<string, Promise<Buffer>>();

export function keptFile(commitment: string, load: () => Promise<Buffer>): Promise<Buffer> {
  const file = kept.get(commitment) ?? load();
  kept.delete(commitment);
  kept.set(commitment, file);
  file.catch(() => kept.delete(commitment));
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
  return file;
}
