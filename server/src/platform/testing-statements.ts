/**
 * vitest's setup of the database projects: each statement that reaches PostgreSQL is kept once, in the folder that
 * `BAHI_TEST_STATEMENTS` names, so that the second PostgreSQL can be asked whether it understands them (tools/prepare-statements.ts).
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Query = (this: unknown, first: unknown, ...rest: unknown[]) => unknown;

const folder = process.env['BAHI_TEST_STATEMENTS'];
if (folder !== undefined) keepStatements(join(folder, `${process.pid}.jsonl`));

function keepStatements(file: string): void {
  const client = pg.Client.prototype as unknown as { query: Query; isBahiKept?: true };
  // Once a process, which runs many files.
  if (client.isBahiKept) return;
  client.isBahiKept = true;
  const { query } = client;
  const seen = new Set<string>();
  client.query = function (first, ...rest) {
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text;
    if (typeof text === 'string' && !seen.has(text)) {
      seen.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return query.call(this, first, ...rest);
  };
}
