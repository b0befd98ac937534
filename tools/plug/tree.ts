/** A copy of the project's tree, in which a domain is added and everything else stays as it is. */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { testFolder } from '../../server/src/platform/testing-folder.ts';

export interface Tree {
  /** Lays the files of a folder, which lie in it as in the tree, over the tree. */
  add(folder: string): void;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(file: string): void;
  files(pattern: string): readonly string[];
  /** Of the project's own files those that are no longer as they were. */
  changed(): readonly string[];
  /** A tool, by this Node; rejects with what it said when it fails. */
  run(...args: readonly string[]): Promise<void>;
  end(): void;
}

const project = join(import.meta.dirname, '../..');
/** What is built, kept or installed. */
const LEFT_OUT = ['node_modules', '.git', '.cache', 'dist', 'out'];

export function copyOfProject(): Tree {
  const folder = testFolder();
  const own = ownFiles();
  // What the types step found is up to date for a copy of the same age.
  for (const path of [...own, '.cache/types'])
    cpSync(join(project, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  linkPackages(folder);
  const at = (file: string) => join(folder, file);
  return {
    add: (from) => cpSync(from, folder, { recursive: true }),
    write: (file, text) => writeFileSync(at(file), text),
    read: (file) => readFileSync(at(file), 'utf8'),
    remove: (file) => rmSync(at(file)),
    files: (pattern) => globSync(pattern, { cwd: folder }).toSorted(),
    changed: () => own.filter((file) => !readFileSync(join(project, file)).equals(readFileSync(at(file)))),
    run: (...args) => run(folder, args),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function ownFiles(): readonly string[] {
  const exclude = ({ name, parentPath }: { readonly name: string; readonly parentPath: string }) =>
    LEFT_OUT.includes(name) || (name === 'data' && parentPath === project);
  return globSync(['**/*', '.*'], { cwd: project, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)));
}

/** The packages are the project's; its own workspaces are the copy's. */
function linkPackages(folder: string): void {
  const [from, to] = [join(project, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@bahi'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@bahi') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@bahi'))) symlinkSync(join('../..', name), join(to, '@bahi', name));
}

function run(cwd: string, args: readonly string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|BAHI|NODE_)/.test(name)));
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(String(bytes)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')}\n${said.join('')}`))));
  });
}
