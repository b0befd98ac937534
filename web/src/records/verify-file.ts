/** Reads a statement file and verifies it on this device; the file goes nowhere. */
import { listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import type { Checkpoint } from '@bahi/core/statement-form.ts';
import { verifyStatement, type Verdict } from '@bahi/core/statement.ts';
import { call } from '../data/call.ts';

/** Far above the longest statement the server writes. */
const BYTES_MAXIMUM = 32 * 1024 * 1024;
const PAGE_SIZE = 100;

export interface Verified {
  readonly name: string;
  readonly verdict: Verdict;
  /** Whether the published checkpoint could be compared; null when the statement has none. */
  readonly isCompared: boolean | null;
}

export async function verifyFile(file: File): Promise<Verified> {
  const value = file.size > BYTES_MAXIMUM ? null : parsed(await file.text());
  const alone = verifyStatement(value, { sha256 });
  const proof = alone.statement?.proof ?? null;
  if (proof === null) return { name: file.name, verdict: alone, isCompared: null };
  const published = await publishedAround(proof.checkpoint.number);
  if (published === null) return { name: file.name, verdict: alone, isCompared: false };
  return { name: file.name, verdict: verifyStatement(value, { sha256, published }), isCompared: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The page of the published list that holds a checkpoint, and what came after it. They are numbered without a gap, newest first. */
async function publishedAround(number: number): Promise<readonly Checkpoint[] | null> {
  const first = await call(listCheckpoints, { page: 1, pageSize: PAGE_SIZE });
  if (first.kind !== 'ok') return null;
  const newest = first.data.rows[0]?.number ?? 0;
  if (newest - number < PAGE_SIZE) return first.data.rows;
  const place = newest - number;
  const pages = [Math.floor((place - (PAGE_SIZE - 1)) / PAGE_SIZE), Math.floor(place / PAGE_SIZE)].map(
    (page) => page + 1,
  );
  const found: Checkpoint[] = [];
  for (const page of new Set(pages)) {
    const answer = await call(listCheckpoints, { page, pageSize: PAGE_SIZE });
    if (answer.kind !== 'ok') return null;
    found.push(...answer.data.rows);
  }
  return found;
}
