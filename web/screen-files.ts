/** Puts the text of first-requests.ts into the page, with the files of every screen as the build named them. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { firstRequests, type ScreenFiles } from './first-requests.ts';

const SRC = join(import.meta.dirname, 'src');
const COMMON = join(SRC, 'i18n/common.ts');
/** What no first view waits for: what says that something failed or was refused. */
const LATER = ['i18n/refusal-text.ts', 'ui/failure-panel.tsx'].map((file) => join(SRC, file));

interface Graph {
  importedIds(id: string): readonly string[];
  /** Of a family of texts its three files; of a module without one, none. */
  languages(id: string): readonly string[];
}

export function screenFiles(): Plugin {
  let graph: Graph | undefined;
  let origin: string;
  return {
    name: 'bahi:screen-files',
    configResolved({ define }) {
      // As the build puts it into src/data/origin.ts: JSON.
      origin = String(define?.['import.meta.env.BAHI_ORIGIN'] ?? '""');
    },
    generateBundle: {
      order: 'pre',
      handler() {
        graph = {
          importedIds: (id) => this.getModuleInfo(id)?.importedIds ?? [],
          languages: (id) =>
            ['en', 'tw', 'ko'].flatMap((language) =>
              (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((file) => file.endsWith(`.${language}.ts`)),
            ),
        };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = bundle === undefined ? {} : filesByPath(bundle, graph!);
        const script = minifySync(
          'page.js',
          `(${String(firstRequests)})(${JSON.stringify(files)},${origin})`,
        ).code.trim();
        return html.replace('<!-- first requests -->', () => `<script>${script}</script>`);
      },
    },
  };
}

function filesByPath(bundle: Rolldown.OutputBundle, graph: Graph): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  for (const chunk of chunks) if (chunk.facadeModuleId !== null) chunkOf.set(chunk.facadeModuleId, chunk);
  const filesOf = (id: string): string[] => [
    ...closure(chunkOf.get(id)!.fileName, (name) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file.imports : [];
    }),
  ];
  const app = new Set(filesOf(join(SRC, 'main.tsx')));
  const beside = (id: string) =>
    filesOf(id)
      .filter((file) => !app.has(file))
      .map(nameOf);
  // Each language's file stands at the place of the others'.
  const wordsOf = (family: string) => {
    const [first = [], ...others] = graph.languages(family).map(beside);
    return first.map((name, at) => [name, ...others.map((names) => names[at] ?? name)].join(','));
  };
  const inFirstView = (id: string) => graph.importedIds(id).filter((imported) => !LATER.includes(imported));
  const ofScreen = (screen: string) => [
    ...beside(screen),
    ...[...closure(screen, inFirstView)].filter((id) => id !== COMMON).flatMap(wordsOf),
  ];
  return Object.fromEntries([
    ['', wordsOf(COMMON).join(' ')],
    ...screens().map(([path, screen]) => [path, [...new Set(ofScreen(screen))].join(' ')]),
  ]);
}

/** Every path of the domains' tables with the module of its screen. */
export function screens(): (readonly [path: string, module: string])[] {
  const tables = readdirSync(SRC).map((domain) => join(SRC, domain, 'domain.ts'));
  return tables.flatMap((table) => {
    const text = readTable(table);
    const found = [...text.matchAll(/'(\/[A-Za-z0-9/]+)': \{\s*screen: \(\) => import\('(.+?)'\)/g)];
    if (found.length !== text.split('import(').length - 1) throw new Error(`a screen of ${table} cannot be read`);
    return found.map(([, path, file]) => [path, join(dirname(table), file)] as const);
  });
}

function readTable(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function closure(from: string, next: (of: string) => readonly string[], seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const id of next(from)) closure(id, next, seen);
  return seen;
}

function nameOf(file: string): string {
  return file.slice('assets/'.length, -'.js'.length);
}
