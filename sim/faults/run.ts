/**
 * Faults, one at a time, of the server as `npm start` runs it, under the load of customers who remember each answer. After each: nothing
 * that was acknowledged is lost or doubled, the books are clean, and /readyz said while it lasted that something was wrong.
 */
import { testFolder } from '@bahi/server/platform/testing-folder.ts';
import { createRng, type Rng } from '@bahi/core/rng.ts';
import { openCustomers, type Customers } from './customers.ts';
import { openDisks } from './disks.ts';
import { openHouse, pause } from './house.ts';
import { FAULTS, type FaultName, type Ground } from './kinds.ts';

export interface FaultsOptions {
  readonly seed: number;
  /** How often each. */
  readonly counts: Readonly<Partial<Record<FaultName, number>>>;
  readonly tell: (line: string) => void;
}

export interface FaultsResult {
  readonly breaks: readonly string[];
  readonly done: Readonly<Record<string, number>>;
  readonly skipped: Readonly<Record<string, string>>;
  readonly figures: Customers['figures'];
}

/** Lines of the server's log that are printed beside what broke. */
const LOG_TOLD = 15;
const BREAKS_TOLD = 20;
const BURST_MS = { min: 300, spread: 1_500 };

export async function runFaults({ seed, counts, tell }: FaultsOptions): Promise<FaultsResult> {
  const folder = testFolder();
  const rng = createRng(seed);
  const disks = openDisks(folder);
  tell(disks.whyPlain === null ? 'data and write-ahead log on a file system of their own each' : disks.whyPlain);
  const house = await openHouse({ dataFolder: disks.dataFolder, folder });
  const end = async () => {
    house.close();
    await house.kill();
    await disks.remove();
  };
  // File systems would stay mounted.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void end().then(() => process.exit(130)));
  const breaks: string[] = [];
  const done: Record<string, number> = {};
  const skipped: Record<string, string> = {};
  try {
    await house.revive();
    await house.stop();
    disks.moveLog();
    await house.revive();
    const customers = await openCustomers(house, rng);
    const ground = { house, disks, customers, rng };
    for (const name of inTurn(counts, rng)) {
      const { why, broken } = await tryOne(name, ground, tell);
      if (why !== null) skipped[name] = why;
      else done[name] = (done[name] ?? 0) + 1;
      breaks.push(...broken.map((found) => `${name}: ${found}`));
      for (const found of broken.slice(0, BREAKS_TOLD)) tell(`BREAK ${name}: ${found}`);
      if (broken.length > 0) for (const line of house.log.slice(-LOG_TOLD)) tell(`      ${line.slice(0, 400)}`);
    }
    await house.stop();
    return { breaks, done, skipped, figures: customers.figures };
  } catch (error) {
    // The house did not come back.
    for (const line of house.log.slice(-LOG_TOLD)) tell(`      ${line.slice(0, 400)}`);
    throw error;
  } finally {
    await end();
  }
}

interface Outcome {
  /** Why it was not tried here. */
  readonly why: string | null;
  readonly broken: readonly string[];
}

async function tryOne(name: FaultName, ground: Ground, tell: (line: string) => void): Promise<Outcome> {
  const { house, customers, disks, rng } = ground;
  const fault = FAULTS[name];
  if (fault.needsDisks && disks.whyPlain !== null) return { why: disks.whyPlain, broken: [] };
  const before = customers.figures.acknowledged;
  customers.begin();
  await pause(BURST_MS.min + rng.below(BURST_MS.spread));
  tell(`  ${name} …`);
  const at = Date.now();
  const broken = [...(await fault.strike(ground))];
  const { ms, starts } = await house.revive();
  await pause(BURST_MS.min);
  await customers.stop();
  const seen = house.statesSince(at);
  if (fault.isNoticed && seen.every((state) => state === 'ready')) broken.push('/readyz said "ready" all the time');
  broken.push(...(await customers.check()));
  const acknowledged = customers.figures.acknowledged - before;
  tell(
    `${name}: ${acknowledged} acknowledged, ready again ${(ms / 1_000).toFixed(1)} s after it, ${starts} starts by hand; ${seen.join(' > ')}`,
  );
  return { why: null, broken };
}

/** Each as often as asked, in the order of the seed. */
function inTurn(counts: FaultsOptions['counts'], rng: Rng): FaultName[] {
  const names = Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: count }, () => name as FaultName),
  );
  for (let last = names.length - 1; last > 0; last -= 1) {
    const other = rng.below(last + 1);
    [names[last], names[other]] = [names[other]!, names[last]!];
  }
  return names;
}
