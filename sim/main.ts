/**
 * `npm run sim -- --seed N --commands N [--customers N] [--round N] [--market practice] [--storm]`: prints what it ran and what broke; exit 1
 * on a break. `npm run sim -- --attackers [--seed N] [--seeds 1000]`: the league of attackers; exit 1 where one may gain.
 * `npm run sim -- --faults all [--seed N]`, or `--faults "kill server=3,power cut"`: faults of the real server; exit 1 on a break.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@bahi/server/platform/embedded-postgres.ts';
import { migrate } from '@bahi/server/platform/migrations.ts';
import { gainsOf, runLeague } from './attackers/league.ts';
import { RELEASE, type FaultName } from './faults/kinds.ts';
import { runFaults } from './faults/run.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    commands: { type: 'string', default: '200000' },
    customers: { type: 'string', default: '60' },
    round: { type: 'string', default: '40' },
    market: { type: 'string', default: 'thin' },
    storm: { type: 'boolean', default: false },
    attackers: { type: 'boolean', default: false },
    faults: { type: 'string' },
    seeds: { type: 'string', default: '1000' },
  },
});
const [seed, commands, customers, roundMax] = [values.seed, values.commands, values.customers, values.round].map(
  wholeNumber,
) as [number, number, number, number];

if (values.attackers) {
  const rupees = (paise: number) => (paise / 100).toFixed(2).padStart(14);
  let mayGain = false;
  process.stdout.write(
    `seed ${seed}; rupees a seed after charges: mean, at most with 99 % confidence, best, left to the house, lost by bystanders beyond charges\n`,
  );
  for (const standing of runLeague(String(seed), wholeNumber(values.seeds))) {
    const { name, mean, atMost, best, owed, harm } = standing;
    const gains = gainsOf(standing);
    mayGain ||= gains.length > 0;
    const figures = [mean, atMost, best.profit, owed, harm].map(rupees).join('');
    process.stdout.write(`${name.padEnd(36)}${figures}  (${best.seed}) ${gains.join(' ')}\n`);
  }
  process.exit(mayGain ? 1 : 0);
}

if (values.faults !== undefined) process.exit(await faults(values.faults));

const market = values.market === 'practice' ? 'practice' : 'thin';

const folder = mkdtempSync(join(tmpdir(), 'bahi-sim-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({
  dataFolder: folder,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
});
process.once('SIGINT', () => void end().then(() => process.exit(130)));
try {
  await migrate(postgres.url);
  process.stdout.write(`seed ${seed}, ${commands} commands of ${customers} customers, ${market} market\n`);
  const startedAt = performance.now();
  let told = 0;
  const result = await simulate({
    url: postgres.url,
    seed,
    commands,
    customers,
    roundMax,
    market,
    isStorm: values.storm,
    onProgress(done) {
      if (done - told < 10_000) return;
      told = done;
      process.stdout.write(
        `${done} commands, ${Math.round((done * 1000) / (performance.now() - startedAt))} a second\n`,
      );
    },
  });
  const outcomes = [...result.outcomes].toSorted(([, a], [, b]) => b - a);
  for (const [outcome, count] of outcomes) process.stdout.write(`${String(count).padStart(8)}  ${outcome}\n`);
  for (const found of result.breaks) process.stdout.write(`BREAK ${found}\n`);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `${JSON.stringify({
      seed,
      commands: result.commands,
      rounds: result.rounds,
      restarts: result.restarts,
      entries: result.entries,
      pools: result.pools,
      breaks: result.breaks.length,
      seconds: Math.round(seconds),
      commands_per_s: Math.round(result.commands / seconds),
    })}\n`,
  );
  process.exitCode = result.breaks.length === 0 ? 0 : 1;
} finally {
  await end();
}

async function end(): Promise<void> {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** `of`: "kill server=40,power cut=5", or "all" as before a release. */
async function faults(of: string): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const asked = of.split(',').map((one) => one.split('=') as [FaultName, string?]);
  const unknown = of === 'all' ? [] : asked.filter(([name]) => !(name in RELEASE));
  if (unknown.length > 0) throw new Error(`faults are ${Object.keys(RELEASE).join(', ')}`);
  const counts =
    of === 'all' ? RELEASE : Object.fromEntries(asked.map(([name, count = '1']) => [name, wholeNumber(count)]));
  tell(`seed ${seed}: again with npm run sim -- --faults "${of}" --seed ${seed}`);
  const { breaks, ...rest } = await runFaults({ seed, counts, tell });
  for (const [name, why] of Object.entries(rest.skipped)) tell(`not tried: ${name}: ${why}`);
  tell(JSON.stringify({ seed, breaks: breaks.length, ...rest }));
  return breaks.length === 0 ? 0 : 1;
}

function wholeNumber(text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`"${text}" is not a whole number`);
  return Number(text);
}
