/**
 * `npm test`: everything that proves the product, one step after another, on a bare clone too. `npm test -- unit server`
 * runs those steps only. The last line is "N passed, N failed".
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install, root, run, serverNode } from './install.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin';
/** What runs on the second PostgreSQL: everything that speaks SQL of its own. */
const DATABASE_SUITES = [
  'platform/',
  'ledger/',
  'orders/',
  'identity/',
  'funds/',
  'market/',
  'watchlist/',
  'news/',
  'messages/',
  'alerts/',
  'featured/',
  'imported/',
  'security/',
  'uploads/',
  'verification/',
  'destinations/',
  'deposits/',
  'withdrawals/',
  'staff/',
  'proofs/',
  'exchange/',
  'configuration/',
  'halt/',
  'messenger/',
  'restrictions/',
  'scans/',
  'overview/',
  'notices/',
  'new-shares/',
  'placements/',
  'rights/',
  'corporate-actions/',
  'products/',
  'invariants',
  'main.test.ts',
].map((name) => `server/src/${name}`);
const outputFolder = join(root, '.cache', 'test');
/** Failed files of journeys that run once more: more of them are no accident (docs/decisions/0036). */
const SECOND_RUNS_MAX = 2;

await install();
const node = serverNode();
const bin = (name) => join(root, 'node_modules', name);

const steps = [
  { name: 'types', run: () => check([bin('typescript/bin/tsc'), '-b']) },
  { name: 'lint', run: () => check([bin('oxlint/bin/oxlint'), '--type-aware', '--quiet']) },
  { name: 'format', run: () => check([bin('oxfmt/bin/oxfmt'), '--check', '.']) },
  { name: 'dead-code', run: () => check([bin('knip/bin/knip.js'), '--no-progress']) },
  { name: 'build', run: async () => (await buildWeb(), { passed: 1, failed: 0 }) },
  { name: 'unit', run: () => vitest('unit', ['--project', 'unit']) },
  { name: 'server', run: () => vitest('server', ['--project', 'server']) },
  {
    name: 'postgres-15',
    run: () =>
      vitest('postgres-15', ['--project', 'server', ...DATABASE_SUITES], { BAHI_TEST_POSTGRES: DEBIAN_POSTGRES }),
    isSkipped: () => !existsSync(DEBIAN_POSTGRES),
  },
  { name: 'sim', run: () => vitest('sim', ['--project', 'sim']) },
  { name: 'e2e', run: journeys },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no step ${unknown.join(', ')}; steps are ${steps.map((step) => step.name).join(', ')}\n`);
  process.exit(2);
}

rmSync(outputFolder, { recursive: true, force: true });
mkdirSync(outputFolder, { recursive: true });
const summary = [];
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (step.isSkipped?.() === true) {
    summary.push({ name: step.name, passed: 0, failed: 0, note: 'skipped: not installed here' });
    continue;
  }
  process.stdout.write(`\n── ${step.name}\n`);
  const startedAt = Date.now();
  const { passed, failed, note = '' } = await step.run();
  summary.push({ name: step.name, passed, failed, note: `${((Date.now() - startedAt) / 1000).toFixed(1)} s${note}` });
}

process.stdout.write('\n');
for (const { name, passed, failed, note } of summary) {
  process.stdout.write(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed   ${note}\n`,
  );
}
const failed = total('failed');
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${total('passed')} passed, ${failed} failed\n`);

function total(key) {
  return summary.reduce((sum, step) => sum + step[key], 0);
}

/** A tool without tests of its own counts as one. */
async function check(args) {
  const code = await run(node, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** What failed in one or two files gets a second run of its own, and the summary names it whatever comes of that. */
async function journeys() {
  const first = await vitest('e2e', ['--project', 'e2e']);
  const files = failedFiles('e2e');
  if (first.failed === 0 || files.length === 0 || files.length > SECOND_RUNS_MAX) return first;
  const names = files.map((file) => relative(root, file));
  process.stdout.write(`\nOnce more: ${names.join(', ')}\n`);
  const second = await vitest('e2e-again', ['--project', 'e2e', ...names]);
  if (second.failed > 0) return first;
  return { passed: first.passed + first.failed, failed: 0, note: `, only in the second run: ${names.join(', ')}` };
}

function failedFiles(name) {
  const file = join(outputFolder, `${name}.json`);
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map((result) => result.name);
}

async function vitest(name, args, env = {}) {
  const outputFile = join(outputFolder, `${name}.json`);
  const code = await run(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
      ...args,
    ],
    { env: { ...process.env, ...env } },
  );
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failedTests = Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0);
  // A run that ends badly without a failed test (an unhandled error) is a failure too.
  return { passed: numPassedTests, failed: code !== 0 && failedTests === 0 ? 1 : failedTests };
}
