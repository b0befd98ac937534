/** A test that ran out of time: its body meets no other test (server/src/platform/testing-timeouts.ts). */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
const config = join(import.meta.dirname, 'timed-out', 'vitest.config.ts');
const folder = mkdtempSync(join(tmpdir(), 'bahi-timed-out-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether each file has a process of its own. */
test.each([
  ['yes', 'passed'],
  ['no', 'skipped'],
] as const)('the tests after it are not judged; isolated: %s', async (isolate, ofNextFile) => {
  // Not as a worker of this run.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TINYPOOL|NODE_ENV)/.test(name));
  const env = { ...Object.fromEntries(own), TIMED_OUT_ISOLATE: isolate };
  const file = join(folder, `${isolate}.json`);
  const args = [vitest, 'run', '--config', config, '--outputFile', file];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const { success, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
    'before it': 'passed',
    endless: 'failed',
    'after it': 'skipped',
    'of the next file': ofNextFile,
  });
  expect(errors).toContain('the tests after it are not judged');
  expect(printed + errors).not.toContain('a hook ran');
  expect(success).toBe(false);
});
