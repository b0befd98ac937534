/** Reads the project's own sources as text: paths, imports, length. The architecture test is made of this. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  /** The text without comments and string contents, for looking for identifiers. */
  readonly code: string;
  /** Project files it imports, type imports included. */
  readonly imports: readonly string[];
  /** npm packages and node modules it imports. */
  readonly packages: readonly string[];
  readonly lineCount: number;
}

const roots = ['core', 'contract', 'exchange', 'server', 'web', 'console', 'native', 'sim', 'bench', 'e2e', 'tools'];
const importing =
  /(?:^|\n)\s*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function readSources(): readonly Source[] {
  return roots.flatMap(listFiles).map(readSource);
}

/** Each cycle once, as "a -> b -> a". */
export function findCycles(sources: readonly Source[]): readonly string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    state.set(path, 'open');
    // A lazy screen's import() in the route table is a load at run time, not a dependency in the layering.
    for (const target of byPath.get(path)?.imports ?? []) if (byPath.has(target)) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const source of sources) visit(source.path, []);
  return cycles;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory()) return item.name === 'node_modules' || item.name === 'dist' ? [] : listFiles(path);
    return /\.tsx?$/.test(item.name) && !item.name.endsWith('.d.ts') ? [path] : [];
  });
}

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const targets = [...text.matchAll(importing)].map((match) => (match[1] ?? match[2] ?? match[3])!);
  const isLazyTable = path === 'web/src/routes.ts';
  const own = targets.map((target) => ownPath(path, target));
  return {
    path,
    code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1'),
    imports: isLazyTable ? [] : own.filter((target): target is string => target !== null),
    packages: targets.filter((_, i) => own[i] === null),
    lineCount: text.split('\n').length,
  };
}

/** The project path behind an import specifier, or null for a package. */
function ownPath(from: string, target: string): string | null {
  const workspace = /^@bahi\/(\w+)\/(.+)$/.exec(target);
  if (workspace !== null) return `${workspace[1]}/src/${workspace[2]}`;
  if (!target.startsWith('.')) return null;
  return normalize(join(dirname(from), target)).replaceAll('\\', '/');
}
