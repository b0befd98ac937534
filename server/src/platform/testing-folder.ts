/** Temporary folders of a test run: in memory where there is room, since a database is cloned there in a tenth of the time. */
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A container's own is often 64 MB: not that one. */
const MEMORY_BYTES_MIN = 4 * 2 ** 30;
const PREFIX = 'bahi-test-';

/** A new folder that PostgreSQL's own account may pass through. What runs left behind that were killed goes first. */
export function testFolder(): string {
  const parent = hasRoom(MEMORY) ? MEMORY : tmpdir();
  for (const name of readdirSync(parent))
    if (isLeftBehind(name)) rmSync(join(parent, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= MEMORY_BYTES_MIN;
  } catch {
    return false;
  }
}

/** Its name tells the process that made it. */
function isLeftBehind(name: string): boolean {
  const [, processId] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
  if (processId === undefined) return false;
  try {
    process.kill(Number(processId), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
