/** The faults: each is struck under load and mended again; what it answers is what broke on the way. */
import { openDatabase } from '@bahi/server/platform/database.ts';
import type { Rng } from '@bahi/core/rng.ts';
import type { Customers } from './customers.ts';
import type { Disk, Disks } from './disks.ts';
import { pause, signal, type House } from './house.ts';

export type FaultName =
  | 'kill server'
  | 'kill postmaster'
  | 'kill backend'
  | 'power cut'
  | 'data full'
  | 'log full'
  | 'data EIO'
  | 'log EIO'
  | 'clock forward'
  | 'clock back'
  | 'clock back at a start';

export interface Ground {
  readonly house: House;
  readonly disks: Disks;
  readonly customers: Customers;
  readonly rng: Rng;
}

interface Fault {
  readonly strike: (ground: Ground) => Promise<readonly string[]>;
  /** /readyz must have said something. */
  readonly isNoticed: boolean;
  readonly needsDisks: boolean;
}

/** Of a release: a hundred kills, and some of everything else. */
export const RELEASE: Readonly<Record<FaultName, number>> = {
  'kill server': 40,
  'kill postmaster': 30,
  'kill backend': 30,
  'power cut': 10,
  'data full': 2,
  'log full': 2,
  'data EIO': 2,
  'log EIO': 2,
  'clock forward': 2,
  'clock back': 2,
  'clock back at a start': 2,
};

const kill = { isNoticed: true, needsDisks: false };
const disk = { isNoticed: true, needsDisks: true };
const clock = { isNoticed: false, needsDisks: false };

export const FAULTS: Readonly<Record<FaultName, Fault>> = {
  'kill server': { ...kill, strike: ({ house }) => killed(house, house.serverPid()) },
  'kill postmaster': { ...kill, strike: ({ house }) => killed(house, house.postmasterPid()) },
  'kill backend': {
    ...kill,
    strike: ({ house, rng }) => {
      const pids = house.backendPids();
      return killed(house, pids[rng.below(pids.length)] ?? null);
    },
  },
  'power cut': { ...kill, strike: cutPower },
  'data full': { ...disk, strike: (ground) => fillUp(ground, 'data') },
  'log full': { ...disk, strike: (ground) => fillUp(ground, 'wal') },
  'data EIO': { ...disk, strike: (ground) => breakDown(ground, 'data') },
  'log EIO': { ...disk, strike: (ground) => breakDown(ground, 'wal') },
  'clock forward': { ...clock, strike: (ground) => jump(ground, JUMP_MS.forward) },
  'clock back': { ...clock, isNoticed: true, strike: (ground) => jump(ground, -JUMP_MS.back) },
  'clock back at a start': {
    ...clock,
    strike: ({ house }) => {
      house.shiftClock(-JUMP_MS.back);
      return killed(house, house.serverPid());
    },
  },
};

const JUMP_MS = { forward: 600_000, back: 120_000 };
const LASTS_MS = 20_000;
const NOTICED_MS_MAX = 5_000;

async function killed(house: House, pid: number | null): Promise<readonly string[]> {
  if (pid === null) return ['there was no process to kill'];
  signal(pid, 'SIGKILL');
  for (const until = Date.now() + NOTICED_MS_MAX; house.state() === 'ready' && Date.now() < until;) await pause(20);
  return [];
}

async function cutPower({ house, disks }: Ground): Promise<readonly string[]> {
  house.freeze();
  if (disks.whyPlain === null) disks.breakDown('wal', 'data');
  else disks.keepCopy();
  await house.kill();
  if (disks.whyPlain === null) await disks.mend();
  else disks.bringBackCopy();
  return [];
}

async function fillUp(ground: Ground, name: Disk): Promise<readonly string[]> {
  const { disks } = ground;
  disks.fill(name);
  if (name === 'wal') await consumeLog(ground.house.databaseUrl());
  const broken = await watch(ground);
  disks.makeRoom(name);
  return broken;
}

/** What was kept of the log for later is filled with nothing. */
async function consumeLog(url: string): Promise<void> {
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  try {
    for (let segments = 0; segments < 200; segments += 1)
      await db.query(`select pg_logical_emit_message(false, 'faults', 'x'), pg_switch_wal()`);
  } catch {
    // Full, and PostgreSQL has ended.
  }
  await db.close();
}

async function breakDown(ground: Ground, name: Disk): Promise<readonly string[]> {
  const { disks, house } = ground;
  disks.breakDown(name);
  const broken = await watch(ground);
  await house.kill();
  await disks.mend();
  return broken;
}

/** Nothing may call itself ready for long while no customer's call succeeds. */
async function watch({ house, customers }: Ground): Promise<readonly string[]> {
  const until = Date.now() + LASTS_MS;
  let readySince: number | null = null;
  while (Date.now() < until) {
    await pause(100);
    const since = Date.now() - NOTICED_MS_MAX;
    const fails = customers.failedSince(since) > 0 && customers.acknowledgedSince(since) === 0;
    if (house.state() !== 'ready' || !fails) readySince = null;
    else readySince ??= Date.now();
    if (readySince !== null && Date.now() - readySince > NOTICED_MS_MAX)
      return ['/readyz says "ready" while no call that writes succeeds'];
  }
  return [];
}

/** From wherever the clock of the server is by now. */
async function jump({ house }: Ground, ms: number): Promise<readonly string[]> {
  house.shiftClock(ms);
  // Longer than the market may stand still.
  await pause(12_000);
  return [];
}
