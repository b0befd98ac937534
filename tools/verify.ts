/**
 * `npm run verify -- statement.json [checkpoints.json]` or `-- draw.json [published.json]` or `-- draw.json log.json [checkpoints.json]`,
 * or `-- valuations.json [checkpoints.json] [journal.json …] [tape.json …]` or `-- plans.json`: whether a statement's chain, balances and proof hold, or whether a draw's winners or a pool's values or orders follow from what was published, from the files
 * alone: no network, no database. Beside it stands what was published (the answer of /proofs/checkpoints; of a draw, its commitment,
 * list hash, level or result hash, or the log of draws), kept from elsewhere. Exit 0: all holds; 1: something does not, each in a
 * sentence; 2: there is nothing to verify.
 */
import { readFileSync } from 'node:fs';
import type { Checkpoint } from '@bahi/core/statement-form.ts';
import { isDraw, verifyDrawFile } from './verify-draw.ts';
import { plansIn, verifyPlansFile } from './verify-plans.ts';
import { verifyStatementFile } from './verify-statement.ts';
import { isValuations, verifyValuationsFile, type Beside } from './verify-valuations.ts';

const [file, ...others] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(
    'npm run verify -- statement.json [checkpoints.json], draw.json [published.json], draw.json log.json [checkpoints.json], valuations.json [checkpoints.json] [journal.json …] [tape.json …], or plans.json\n',
  );
  process.exitCode = 2;
} else {
  try {
    const value = readJson(file);
    const beside = others.map(readJson);
    const [published, checkpoints] = beside;
    const plans = plansIn(value);
    if (isValuations(value)) process.exitCode = verifyValuationsFile(value, besideIn(beside));
    else if (plans !== null) process.exitCode = verifyPlansFile(plans);
    else
      process.exitCode = isDraw(value)
        ? verifyDrawFile(value, published, checkpoints === undefined ? [] : publishedIn(checkpoints))
        : verifyStatementFile(value, published === undefined ? undefined : publishedIn(published));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return unwrapped(JSON.parse(text));
  } catch {
    throw new Error(`${path} is not JSON: a sign of it was changed, or it was cut off`);
  }
}

/** An answer of the API as it was saved, or what is in it. */
function unwrapped(value: unknown): unknown {
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  return typeof data === 'object' && data !== null && 'file' in data ? data.file : data;
}

/** What stands beside valuations, told apart by what it is; the journal and the tape also as lists of the call's answers. */
function besideIn(values: readonly unknown[]): Beside {
  const lists = values.map((value) => (Array.isArray(value) ? value.map(unwrapped) : [value]));
  const are = (list: readonly unknown[], format: RegExp) =>
    format.test(String((list[0] as { format?: unknown } | null | undefined)?.format));
  const [statements, tapes] = [/^bahi-statement-/, /^bahi-tape-/].map((format) =>
    lists.filter((list) => are(list, format)),
  );
  const published = values.filter((_, at) => ![...statements!, ...tapes!].includes(lists[at]!));
  return { statements: statements!.flat(), tapes: tapes!.flat(), published: published.flatMap(publishedIn) };
}

function publishedIn(value: unknown): Checkpoint[] {
  const rows = Array.isArray(value) ? value : (value as { rows?: unknown } | null)?.rows;
  if (!Array.isArray(rows)) throw new Error('a file beside the first holds no checkpoints');
  return rows as Checkpoint[];
}
