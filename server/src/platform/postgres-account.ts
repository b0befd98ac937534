/**
 * As whom, and where, the embedded PostgreSQL runs when Bahi is started by root: as an unprivileged account, in a
 * folder which that account can reach.
 */
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The account that owns an existing cluster; otherwise "postgres" where there is one, else "nobody". */
export function unprivilegedUser(dataFolder: string): RunAs {
  const cluster = join(dataFolder, 'postgres');
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (account === undefined)
    throw new Error('PostgreSQL cannot run as root, and /etc/passwd names neither "postgres" nor "nobody"');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * The folder `name` of the data folder. Where the account may not pass (a clone in /root), the folder lies in /var/lib and
 * the data folder holds a link to it.
 */
export function reachableFolder(dataFolder: string, name: string, account: RunAs | undefined): string {
  const path = join(dataFolder, name);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (isLink) return resolve(dataFolder, readlinkSync(path));
  if (account === undefined || existsSync(path) || canPass(dataFolder, account)) return path;
  mkdirSync('/var/lib/bahi', { recursive: true, mode: 0o755 });
  const home = mkdtempSync('/var/lib/bahi/data-');
  chownSync(home, account.uid, account.gid);
  symlinkSync(join(home, name), path);
  return join(home, name);
}

/** Every folder on the way lets the account through. */
function canPass(folder: string, { uid, gid }: RunAs): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(folder) === folder || canPass(dirname(folder), { uid, gid });
}
