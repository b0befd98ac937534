/**
 * `npm test`, the gate: everything that proves the product once, one step after another, on a bare clone too. `npm test -- unit
 * server` runs those steps only. `npm run test:all`: everything everywhere, the long simulator and the figures (docs/OPERATIONS.md
 * says when). The last line is "N passed, N failed".
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install, root, run, serverNode } from './install.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin';
const outputFolder = join(root, '.cache', 'test');
const statementsFolder = join(outputFolder, 'statements');
/** Seconds of each step on a quiet machine of two cores, written by `npm test -- --record`. */
const timesFile = join(root, 'tools', 'test-times.json');
const GROWTH_MAX = 1.2;
const FAILURE_LENGTH_MAX = 2_000;

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAll = options.includes('--all');

await install({ withTests: true });
const node = serverNode();
const bin = (name) => join(root, 'node_modules', name);

process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/node');
if (isAll) Object.assign(process.env, { BAHI_EVERYWHERE: '1', BAHI_CRASHES: '20' });

const gate = [
  // With more checkers each resolves the same types again: a third more work.
  { name: 'types', run: () => check([bin('typescript/bin/tsc'), '-b', '--builders', '2', '--checkers', '1']) },
  { name: 'lint', run: () => check([bin('oxlint/bin/oxlint'), '--type-aware', '--quiet']) },
  { name: 'format', run: () => check([bin('oxfmt/bin/oxfmt'), '--check', '.']) },
  { name: 'dead-code', run: () => check([bin('knip/bin/knip.js'), '--no-progress']) },
  { name: 'build', run: async () => (await buildWeb(), { passed: 1, failed: 0 }) },
  { name: 'unit', run: () => vitest('unit', ['--project', 'unit', '--project', 'unit-web']) },
  { name: 'server', run: server },
  { name: 'postgres-15', run: secondPostgres, isSkipped: () => !existsSync(DEBIAN_POSTGRES) },
  { name: 'plug', run: () => vitest('plug', ['--project', 'plug']) },
  { name: 'sim', run: () => vitest('sim', ['--project', 'sim']) },
  { name: 'e2e', run: () => vitest('e2e', ['--project', 'e2e']) },
];
const beyond = [
  {
    name: 'server-on-15',
    run: () => vitest('server-on-15', ['--project', 'server'], { BAHI_TEST_POSTGRES: DEBIAN_POSTGRES }),
    isSkipped: () => !existsSync(DEBIAN_POSTGRES),
  },
  { name: 'sim-long', run: () => check([join(root, 'sim/main.ts'), '--commands', '200000']) },
  { name: 'faults', run: () => check([join(root, 'sim/main.ts'), '--faults', 'all']) },
  { name: 'any-hour', run: () => check([join(root, 'tools/at-any-hour.mjs')]) },
  { name: 'figures', run: () => check([join(root, 'bench/run.ts'), 'all']) },
];
const steps = isAll ? [...gate, ...beyond] : gate;

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no step ${unknown.join(', ')}; steps are ${steps.map((step) => step.name).join(', ')}\n`);
  process.exit(2);
}

rmSync(outputFolder, { recursive: true, force: true });
mkdirSync(statementsFolder, { recursive: true });
const summary = [];
/** What failed in which test, told once more at the end: that is the part of a long output that is kept everywhere. */
const failures = [];
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (step.isSkipped?.() === true) {
    summary.push({ name: step.name, passed: 0, failed: 0, seconds: null });
    continue;
  }
  process.stdout.write(`\n── ${step.name}\n`);
  const startedAt = performance.now();
  const { passed, failed } = await step.run();
  summary.push({ name: step.name, passed, failed, seconds: (performance.now() - startedAt) / 1_000 });
}

process.stdout.write(failures.map((failure) => `\n${failure}\n`).join(''));
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of summary) {
  const time = seconds === null ? 'skipped: not installed here' : `${seconds.toFixed(1)} s`;
  process.stdout.write(
    `${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed   ${time}\n`,
  );
}
compareTimes();
const failed = total('failed');
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${total('passed')} passed, ${failed} failed\n`);

function total(key) {
  return summary.reduce((sum, step) => sum + step[key], 0);
}

/** Names what has grown; machines differ, so it fails nothing. */
function compareTimes() {
  const recorded = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};
  const taken = summary.filter(({ seconds }) => seconds !== null);
  for (const { name, seconds } of taken)
    if (seconds > GROWTH_MAX * recorded[name])
      process.stdout.write(`slower: ${name} took ${seconds.toFixed(1)} s, recorded are ${recorded[name]} s\n`);
  if (!options.includes('--record')) return;
  const times = { ...recorded, ...Object.fromEntries(taken.map(({ name, seconds }) => [name, Math.round(seconds)])) };
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
}

/** A tool without tests of its own counts as one. */
async function check(args) {
  const code = await run(node, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Keeps each statement for the second PostgreSQL. */
function server() {
  return vitest('server', ['--project', 'server'], { BAHI_TEST_STATEMENTS: statementsFolder });
}

/** Understands every statement of the step before; migrations, crashes, plans and a test of each domain run on it. */
async function secondPostgres() {
  const ran = await vitest('postgres-15', ['--project', 'server', ...testsForEach()], {
    BAHI_TEST_POSTGRES: DEBIAN_POSTGRES,
  });
  // Without the step before there are none to ask about.
  if (readdirSync(statementsFolder).length === 0) return ran;
  const prepared = await check([join(root, 'tools/prepare-statements.ts'), statementsFolder, DEBIAN_POSTGRES]);
  return { passed: ran.passed + prepared.passed, failed: ran.failed + prepared.failed };
}

/** What runs on both says so by its name: the test that bears its domain's, migrations, crashes, and plans at scale. */
function testsForEach() {
  const folder = join(root, 'server/src');
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^([\w-]+)\/\1\.test\.ts$|(^|\/)(migrations|crash|[\w-]+-scale)\.test\.ts$/.test(path))
    .map((path) => `server/src/${path}`);
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
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  failures.push(...failuresOf(name, report));
  const failedTests = Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0);
  // A run that ends badly without a failed test (an unhandled error) is a failure too.
  return { passed: numPassedTests, failed: code !== 0 && failedTests === 0 ? 1 : failedTests };
}

function failuresOf(step, { testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const told = tests.map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')]);
      return (told.length > 0 ? told : [['', message]]).map(
        ([test, why]) => `${step}: ${relative(root, name)}: ${test}\n${why.slice(0, FAILURE_LENGTH_MAX)}`,
      );
    });
}
