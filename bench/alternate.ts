/**
 * A load and TPC-B on the same database, in turns of a few seconds, so that a machine that slows down slows both: medians, how far
 * the ratio strayed, and what one accepted request cost each process. That cost hardly moves with the machine: a change is judged by it.
 */
import type { LoadResult } from './http-load.ts';
import { readCpu, type Cpu } from './processes.ts';
import { runLoad, type Load } from './run-load.ts';
import type { BenchServer } from './server.ts';
import { prepareTpcb, runTpcb } from './tpcb.ts';

const TURNS = 5;
const TPCB_SECONDS = 3;
const LOAD_SECONDS = 5;
const WARM_SECONDS = 1;
const CONNECTIONS = 256;
const TPCB_CLIENTS = 32;

export interface Alternating extends Pick<Load, 'customers' | 'folder' | 'path'> {
  readonly name: string;
  /** What a request is, in figures: "order". */
  readonly unit: string;
  readonly server: BenchServer;
  /** What is sent in one turn. */
  bodiesOf(turn: number): Promise<readonly string[]>;
  /** Figures that are taken after the last turn, for the headline. */
  after?(): Promise<Record<string, number>>;
}

interface Turn extends LoadResult {
  readonly tpcb: number;
  /** Microseconds of one accepted request: the main thread of the server, its other threads, PostgreSQL and the load itself. */
  readonly cost: Readonly<Record<'main' | 'workers' | 'postgres' | 'load', number>>;
}

/** Prints each turn, then the headline. */
export async function alternate({ name, unit, server, bodiesOf, after, ...load }: Alternating): Promise<void> {
  await prepareTpcb(server.databaseUrl);
  const turns: Turn[] = [];
  // The first is the server's warm-up: code that runs for the first time costs several times as much.
  for (let number = 0; number <= TURNS; number++) {
    const tpcb = await runTpcb(server.databaseUrl, { clients: TPCB_CLIENTS, seconds: TPCB_SECONDS });
    const bodies = await bodiesOf(number);
    const before = readCpu(server.pid);
    const result = await runLoad({
      ...load,
      server,
      bodies,
      run: `t${number}`,
      connections: CONNECTIONS,
      seconds: LOAD_SECONDS,
      warmSeconds: WARM_SECONDS,
    });
    const turn = { ...result, tpcb, cost: costOf(before, readCpu(server.pid), result) };
    if (number > 0) turns.push(turn);
    const { perSecond, refused, p50Ms, p99Ms, cost } = turn;
    print({
      name,
      turn: number,
      [`${unit}s_per_s`]: perSecond,
      tpcb_per_s: tpcb,
      ...told(cost),
      p50_ms: p50Ms,
      p99_ms: p99Ms,
      refused,
    });
  }
  const ratios = turns.map(({ perSecond, tpcb }) => perSecond / tpcb);
  const median = (of: (turn: Turn) => number) => medianOf(turns.map(of));
  print({
    name,
    ratio: round(medianOf(ratios), 2),
    ratio_spread: round(Math.max(...ratios) - Math.min(...ratios), 2),
    [`${unit}s_per_s`]: median(({ perSecond }) => perSecond),
    tpcb_per_s: median(({ tpcb }) => tpcb),
    [`cpu_us_per_${unit}`]: round(
      median(({ cost }) => totalOf(cost)),
      1,
    ),
    p50_ms: median(({ p50Ms }) => p50Ms),
    p99_ms: median(({ p99Ms }) => p99Ms),
    ...(await after?.()),
  });
}

/** Warm-up counts on both sides: its requests and its cost. */
function costOf(before: Cpu, after: Cpu, { acceptedInAll, cpuSeconds }: LoadResult): Turn['cost'] {
  const each = (seconds: number) => (seconds * 1_000_000) / acceptedInAll;
  return {
    main: each(after.main - before.main),
    workers: each(after.workers - before.workers),
    postgres: each(after.children - before.children),
    load: each(cpuSeconds),
  };
}

function told(cost: Turn['cost']) {
  const parts = Object.entries(cost).map(([process, us]) => [`${process}_us`, round(us, 1)]);
  return { cpu_us: round(totalOf(cost), 1), ...(Object.fromEntries(parts) as Record<string, number>) };
}

function totalOf(cost: Turn['cost']): number {
  return Object.values(cost).reduce((sum, us) => sum + us, 0);
}

/** Of an odd number of values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2]!;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function print(figure: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}
