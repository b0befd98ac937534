/**
 * In which order a try shows the options of a question, as their places in the bank: another one in each try, so that who tries again learns
 * what is right and not where it stood; the same whenever this try is looked at. Nothing of it is stored, and answers are kept by the bank's places.
 */
import { createHash } from 'node:crypto';

export function optionOrder(attempt: bigint, question: string, count: number): number[] {
  const bytes = createHash('sha256').update(`${attempt} ${question}`).digest();
  const places = Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = bytes.readUInt32BE((last % 8) * 4) % (last + 1);
    [places[last], places[other]] = [places[other]!, places[last]!];
  }
  return places;
}
