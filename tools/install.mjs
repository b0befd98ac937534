/**
 * What every tool needs before it can run anything: the packages of the lock file, and the project's own Node. Plain
 * JavaScript for the Node that npm happens to run on (20 or later).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const SERVER_NODE_MAJOR = 24;

/** Says what is wrong in one line and ends. */
export function fail(message) {
  process.stderr.write(`bahi: ${message}\n`);
  process.exit(1);
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or later, npm does the rest`);
}

/** `npm ci` unless node_modules already holds what the lock file says: what Bahi runs and builds with, or all that its tests and checks need too. */
export async function install({ withTests = false } = {}) {
  requireNode();
  if (isInstalled(withTests)) return;
  process.stdout.write('bahi: installing packages (once)\n');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withTests ? [] : ['--omit=dev'])];
  const npm = process.env['npm_execpath'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code !== 0) fail('npm ci failed: see its messages above');
}

/** npm leaves a copy of the lock file in node_modules, of what it really installed. */
function isInstalled(withTests) {
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readLock(join(root, 'package-lock.json'));
  if (wanted === null) fail('package-lock.json is missing: this is no complete clone');
  if (installed === null) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, peer, dev }]) => {
    if (path === '' || link === true || !path.startsWith('node_modules/') || (dev === true && !withTests)) return true;
    const found = installed[path];
    // Packages for other platforms are in the lock file only.
    if (found === undefined) return optional === true || peer === true;
    return found.version === version;
  });
}

function readLock(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The Node the server runs on: the project's own, or this one if it is new enough. */
export function serverNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', name, 'bin', binary);
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= SERVER_NODE_MAJOR) return process.execPath;
  return fail(
    `there is no Node ${SERVER_NODE_MAJOR} package for ${process.platform}-${process.arch}: install Node ${SERVER_NODE_MAJOR} yourself and run again`,
  );
}

/** Runs a command in the root, its output with ours; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => {
      process.stderr.write(`bahi: ${command} cannot be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
