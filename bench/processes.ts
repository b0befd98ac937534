/** What a process and all its descendants use, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc/PID/stat; 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : null;
    if (stat !== null) parents.set(Number(name), Number(stat[1]));
  }
  const tree = [root];
  for (let index = 0; index < tree.length; index++) {
    for (const [child, parent] of parents) if (parent === tree[index]) tree.push(child);
  }
  return tree;
}

/** Seconds of processor time, those of ended children included. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + secondsOf(readStat(`${pid}`), 4), 0);
}

/** User and system time are two fields; those of ended children are the next two. */
function secondsOf(stat: readonly string[] | null, fields: 2 | 4): number {
  return (stat ?? []).slice(11, 11 + fields).reduce((ticks, value) => ticks + Number(value), 0) / TICKS_A_SECOND;
}

/** Seconds of processor time so far of a server and its PostgreSQL. */
export interface Cpu {
  /** The thread that the process began with. */
  readonly main: number;
  /** Its other threads: the market, the pool of libuv, the collector of garbage. */
  readonly workers: number;
  readonly children: number;
}

export function readCpu(server: number): Cpu {
  const own = secondsOf(readStat(`${server}`), 2);
  const main = secondsOf(readStat(`${server}/task/${server}`), 2);
  return { main, workers: own - main, children: cpuSeconds(processTree(server)) - own };
}

/** Megabytes of resident memory; shared pages count in every process that maps them. */
export function rssMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 'status', 'VmRSS') / 1024, 0);
}

/** Megabytes with shared pages divided among their users. */
export function pssMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss') / 1024, 0);
}

/**
 * Megabytes as they would be on a machine of their own, whoever else maps the same programs here: what is of the processes themselves, shared memory divided among
 * its users, and each file once, with the pages of whichever of them has most of it.
 */
export function aloneMb(pids: readonly number[]): number {
  const files = new Map<string, number>();
  for (const pid of pids) for (const [path, kb] of fileKb(pid)) files.set(path, Math.max(files.get(path) ?? 0, kb));
  const own = pids.reduce((sum, pid) => sum + ownKb(pid), 0);
  return [...files.values()].reduce((sum, kb) => sum + kb, own) / 1024;
}

function ownKb(pid: number): number {
  return field(pid, 'smaps_rollup', 'Pss_Anon') + field(pid, 'smaps_rollup', 'Pss_Shmem');
}

/** By path; shared memory has a path too, but is in no file. */
function fileKb(pid: number): Map<string, number> {
  const found = new Map<string, number>();
  let path = '';
  for (const line of readLines(`/proc/${pid}/smaps`)) {
    const mapping = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \S+ *(.*)$/.exec(line);
    if (mapping !== null) path = mapping[1]!;
    const [, name, kb] = /^(Rss|Anonymous): +(\d+) kB$/.exec(line) ?? [];
    if (name === undefined || !path.startsWith('/') || /^\/(dev|SYSV)/.test(path)) continue;
    found.set(path, (found.get(path) ?? 0) + (name === 'Rss' ? 1 : -1) * Number(kb));
  }
  return found;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Of a process or of a thread of it, from "state" on: the name before it may hold blanks. */
function readStat(path: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${path}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function field(pid: number, file: string, name: string): number {
  try {
    return Number(
      new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}
