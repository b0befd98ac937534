/** What a process and all its descendants use, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc/PID/stat; 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
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
  return pids.reduce((sum, pid) => {
    const stat = readStat(pid);
    if (stat === null) return sum;
    return sum + stat.slice(11, 15).reduce((ticks, value) => ticks + Number(value), 0) / TICKS_A_SECOND;
  }, 0);
}

/** Megabytes of resident memory; shared pages count in every process that maps them. */
export function rssMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 'status', 'VmRSS') / 1024, 0);
}

/** Megabytes with shared pages divided among their users. */
export function pssMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss') / 1024, 0);
}

/** From "state" on: the name before it may hold blanks. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
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
