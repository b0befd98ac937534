/** Work over thousands of rows is done in pieces, so that whoever else waits for this thread has a turn in between. */

/** So many rows are a few milliseconds of work. */
export const PIECE = 1_000;

/** Of nothing there is no piece. */
export function piecesOf<T>(all: readonly T[]): (readonly T[])[] {
  if (all.length <= PIECE) return all.length === 0 ? [] : [all];
  const count = Math.ceil(all.length / PIECE);
  return Array.from({ length: count }, (_, at) => all.slice(at * PIECE, (at + 1) * PIECE));
}

/** One piece after the other, each with a question of its own; of one piece it is asked at once. */
export async function askInPieces<T, R>(
  all: readonly T[],
  ask: (piece: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  if (all.length <= PIECE) return all.length === 0 ? [] : ask(all);
  const answers: R[] = [];
  for (const piece of piecesOf(all)) answers.push(...(await ask(piece)));
  return answers;
}

/** Whoever waits for a turn has it. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
