/**
 * Where the house of a run of faults keeps its books. Started by root with loop devices, data and write-ahead log lie on a file system
 * of their own each, which can be full, break (every call answers EIO) and lose power: then what was not flushed is gone, as on a
 * machine. Elsewhere they lie in a plain folder, and a power cut keeps whatever the system's cache held.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type Disk = 'data' | 'wal';

export interface Disks {
  readonly dataFolder: string;
  /** Null, or why this machine has no file systems of their own. */
  readonly whyPlain: string | null;
  /** After the first start made the cluster, while nothing runs. */
  moveLog(): void;
  /** Nothing more fits, for anybody. */
  fill(disk: Disk): void;
  makeRoom(disk: Disk): void;
  /** At once, and nothing reaches the disk from now on. Then everything that has files open there must end before `mend`. */
  breakDown(...disks: readonly Disk[]): void;
  /** As a machine that comes back: what was flushed is there. */
  mend(): Promise<void>;
  /** Of a plain folder: it stands as it was copied. Nothing may write meanwhile. */
  keepCopy(): void;
  bringBackCopy(): void;
  remove(): Promise<void>;
}

/** Sparse: this is the most it may take. */
const BYTES = 3 * 2 ** 30;
/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: the file system ends without writing its journal. */
const SHUTDOWN = 'open(my $f, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587d, $how) or die $!';
const UNMOUNT_MS_MAX = 20_000;

export function openDisks(folder: string): Disks {
  const whyPlain = tryMount(folder);
  const places = { data: join(folder, 'data'), wal: join(folder, 'wal') };
  const image = (disk: Disk) => join(folder, `${disk}.img`);
  const ballast = (disk: Disk) => join(places[disk], 'ballast');
  const copy = join(folder, 'copy');
  const names = ['data', 'wal'] as const;

  for (const disk of names) {
    mkdirSync(places[disk], { recursive: true, mode: 0o755 });
    if (whyPlain !== null) continue;
    writeFileSync(image(disk), '');
    truncateSync(image(disk), BYTES);
    // Nothing is kept back for root, and the file system is whole from the start.
    run('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image(disk)]);
    mount(disk);
  }

  function mount(disk: Disk): void {
    run('mount', ['-o', 'loop', image(disk), places[disk]]);
  }

  async function unmount(disk: Disk): Promise<void> {
    const deadline = Date.now() + UNMOUNT_MS_MAX;
    for (;;) {
      try {
        return run('umount', [places[disk]]);
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  return {
    dataFolder: places.data,
    whyPlain,
    moveLog() {
      if (whyPlain !== null) return;
      const log = join(places.data, 'postgres', 'pg_wal');
      if (lstatSync(log).isSymbolicLink()) return;
      run('cp', ['-a', log, places.wal]);
      rmSync(log, { recursive: true });
      symlinkSync(join(places.wal, 'pg_wal'), log);
    },
    fill(disk) {
      const { bavail, bsize } = statfsSync(places[disk]);
      run('fallocate', ['-l', String(Math.max(1, bavail) * bsize), ballast(disk)], true);
      // What the sum above missed.
      run('dd', ['if=/dev/zero', `of=${ballast(disk)}.rest`, 'bs=4096'], true);
    },
    makeRoom(disk) {
      for (const file of [ballast(disk), `${ballast(disk)}.rest`]) rmSync(file, { force: true });
    },
    breakDown(...disks) {
      for (const disk of disks) run('perl', ['-e', SHUTDOWN, places[disk]]);
    },
    async mend() {
      for (const disk of names) {
        await unmount(disk);
        mount(disk);
      }
    },
    // With owners, which Node's own copy leaves out.
    keepCopy: () => run('cp', ['-a', places.data, copy]),
    bringBackCopy() {
      rmSync(places.data, { recursive: true });
      renameSync(copy, places.data);
    },
    async remove() {
      if (whyPlain === null) for (const disk of names) await unmount(disk);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A small one, once: whether it may be mounted and shut down is known only by doing it. */
function tryMount(folder: string): string | null {
  const [image, place] = [join(folder, 'try.img'), join(folder, 'try')];
  mkdirSync(place, { recursive: true });
  try {
    writeFileSync(image, '');
    truncateSync(image, 16 * 2 ** 20);
    run('mkfs.ext4', ['-q', '-F', image]);
    run('mount', ['-o', 'loop', image, place]);
  } catch (error) {
    return `no file system of its own can be mounted here: ${firstLine(error)}`;
  }
  try {
    run('perl', ['-e', SHUTDOWN, place]);
    return null;
  } catch (error) {
    return `a file system cannot be shut down here: ${firstLine(error)}`;
  } finally {
    run('umount', [place]);
    if (existsSync(image)) rmSync(image);
  }
}

function run(command: string, args: readonly string[], mayFail = false): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if (!mayFail) throw error;
  }
}

function firstLine(error: unknown): string {
  return (error as Error).message.split('\n').slice(0, 2).join(' ').trim();
}
