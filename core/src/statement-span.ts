/**
 * Whether a statement has all lines of its span. At the front the line before the opening tells: of a date before the span, and the
 * hash that the opening names. At the back a checkpoint made after the span was over, with the lines up to it, which are of later dates.
 * Without one nobody can know from the file what came after the checkpoint that it has.
 */
import { endOfBusinessDate, isDate, practiceCalendar } from './calendar.ts';
import { asciiBytes, bytesOfHex, hexOf, joinBytes, type Sha256 } from './sha256.ts';
import { CLOSING_DELAY_MS, lineText, type Checkpoint, type Statement } from './statement-form.ts';

export type SpanFinding =
  /** A line of the span that stands outside of the statement's lines: it and those beyond it were left out. */
  | { readonly problem: 'line_left_out'; readonly seq: number }
  | { readonly problem: 'before_missing' | 'before_differs' | 'after_differs' };

/** How far what the statement says is all there was. */
export type Reach =
  | { readonly kind: 'whole'; readonly at: number }
  /** Lines after `seq` agree with each other; what came after `at` cannot be known. `newer`: a published one still of the span. */
  | { readonly kind: 'until'; readonly seq: number; readonly at: number; readonly newer: Checkpoint | null }
  | { readonly kind: 'none' };

export function spanFindings(statement: Statement, sha256: Sha256): SpanFinding[] {
  return [...frontFindings(statement, sha256), ...backFindings(statement, sha256)];
}

export function reachOf({ proof, closing, to }: Statement, published: readonly Checkpoint[]): Reach {
  if (proof === null) return { kind: 'none' };
  const { number, at } = proof.checkpoint;
  const isOver = (moment: number) => moment >= closedAt(to);
  if (isOver(at) && proof.seq >= closing.seq) return { kind: 'whole', at };
  const later = published.filter((one) => one.number > number && !isOver(one.at));
  const newer = later.reduce<Checkpoint | null>((last, one) => (one.number > (last?.number ?? 0) ? one : last), null);
  return { kind: 'until', seq: Math.min(proof.seq, closing.seq), at, newer };
}

/** From when on nothing can be posted to a business date any more. */
export function closedAt(date: string): number {
  return isDate(date) ? endOfBusinessDate(practiceCalendar, date) + CLOSING_DELAY_MS : Infinity;
}

export function linkOf(sha256: Sha256, previous: string, text: string): string {
  return hexOf(sha256(joinBytes(bytesOfHex(previous), asciiBytes(text))));
}

function frontFindings(statement: Statement, sha256: Sha256): SpanFinding[] {
  const { before, opening, from } = statement;
  if (before === null) return opening.seq === 0 ? [] : [{ problem: 'before_missing' }];
  const { previous, line } = before;
  const hash = linkOf(sha256, previous, lineText(statement, line));
  if (line.seq !== opening.seq || line.hash !== hash || opening.hash !== hash) return [{ problem: 'before_differs' }];
  return line.date < from ? [] : [{ problem: 'line_left_out', seq: line.seq }];
}

function backFindings(statement: Statement, sha256: Sha256): SpanFinding[] {
  const { after, closing, to } = statement;
  let previous = closing.hash;
  for (const [index, line] of after.entries()) {
    const hash = linkOf(sha256, previous, lineText(statement, line));
    if (line.seq !== closing.seq + 1 + index || line.hash !== hash) return [{ problem: 'after_differs' }];
    if (line.date <= to) return [{ problem: 'line_left_out', seq: line.seq }];
    previous = hash;
  }
  return [];
}
