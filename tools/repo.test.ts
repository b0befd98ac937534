/**
 * The architecture, as tests (design §1): who may import whom, where ledger tables are named, which routes and texts
 * must exist. Each failure says which file broke which rule.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataOf } from './repo-data.ts';
import { findCycles, readSources, type Source } from './sources.ts';

const sources = readSources();
const inFolder = (folder: string) => sources.filter((source) => source.path.startsWith(folder));
const isTest = (source: Source) => /\.test\.tsx?$|\/testing(\.|-|\/)/.test(source.path);

test('the import graph has no cycles, type imports included', () => {
  expect(findCycles(sources)).toEqual([]);
});

test('each package imports only what it may', () => {
  const mayImport: Record<string, RegExp> = {
    'core/': /^core\//,
    'contract/': /^(contract|core)\//,
    'exchange/': /^(exchange|contract|core)\//,
    'server/': /^(server|contract|core)\//,
    'web/': /^(web|contract|core)\//,
    'console/': /^(console|contract|core)\//,
    'native/': /^(native|web)\//,
  };
  const broken = Object.entries(mayImport).flatMap(([folder, allowed]) =>
    inFolder(folder)
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter((target) => !allowed.test(target))
          .filter(
            (target) => !(source.path === 'server/src/platform/exchange-worker.ts' && target.startsWith('exchange/')),
          )
          .map((target) => `${source.path} imports ${target}`),
      ),
  );
  expect(broken).toEqual([]);
});

test('core imports no package and no node module, and reads no clock and no randomness', () => {
  const impure =
    /\bDate\.now\b|new Date\(\)|\bMath\.random\b|\bcrypto\b|\bperformance\.now\b|\bprocess\.|\bsetTimeout\b|\bfetch\(/;
  const broken = inFolder('core/')
    .filter((source) => !isTest(source))
    .flatMap((source) => [
      ...source.packages.map((name) => `${source.path} imports ${name}`),
      ...(impure.test(source.code) ? [`${source.path} uses ${impure.exec(source.code)![0]}`] : []),
    ]);
  expect(broken).toEqual([]);
});

test('contract imports only core and zod/mini', () => {
  const broken = inFolder('contract/')
    .filter((source) => !isTest(source))
    .flatMap((source) =>
      source.packages.filter((name) => name !== 'zod/mini').map((name) => `${source.path} imports ${name}`),
    );
  expect(broken).toEqual([]);
});

test('server domains meet only at each other’s service.ts', () => {
  const isManifest = (path: string) => path.endsWith('/domain.ts');
  const shared = new Set(['platform', 'ledger', 'migrations']);
  const broken = inFolder('server/src/')
    .filter((source) => !isTest(source))
    .flatMap((source) => {
      const own = domainOf(source.path);
      if (own === null) return [];
      return source.imports
        .filter((target) => target.startsWith('server/src/'))
        .filter((target) => {
          const other = domainOf(target);
          // main.ts and app.ts are imported by nobody.
          if (other === null) return !(isManifest(source.path) && target === 'server/src/house.ts');
          // Only domains.ts, which is of no domain, reads manifests: a list that a domain needs is handed to it.
          if (isManifest(target)) return true;
          if (other === own) return false;
          if (own === 'platform') return true;
          if (own === 'ledger') return other !== 'platform';
          return !shared.has(other) && !target.endsWith(`/${other}/service.ts`);
        })
        .map((target) => `${source.path} imports ${target}`);
    });
  expect(broken).toEqual([]);
});

test('staff stands on the house alone: what people decide about a domain is brought to the desk by that domain', () => {
  const house = new Set(['staff', 'platform', 'ledger', 'configuration', 'halt', 'identity', 'messages', 'proofs']);
  const broken = inFolder('server/src/staff/')
    .filter((source) => !isTest(source) && !source.path.endsWith('/domain.ts'))
    .flatMap((source) =>
      source.imports
        .filter((target) => target.startsWith('server/src/') && !house.has(domainOf(target) ?? ''))
        .map((target) => `${source.path} imports ${target}`),
    );
  expect(broken).toEqual([]);
});

test('only ledger/ names ledger tables; a domain’s audit.ts may compare with them and never writes', () => {
  const naming = /\bledger\.(entry|posting|hold|balance|share_balance|journal)\b/;
  const writing = /\b(insert into|update|delete from|truncate|merge into)\b/i;
  const broken = inFolder('server/src/')
    .filter((source) => !isTest(source) && !source.path.startsWith('server/src/ledger/'))
    .filter((source) => naming.test(source.code) && (!source.path.endsWith('/audit.ts') || writing.test(source.code)))
    .map((source) => source.path);
  expect(broken).toEqual([]);
});

test('web domains use shell, ui, i18n, data and each other’s parts; the design system uses no domain', () => {
  const shared = new Set(['shell', 'ui', 'i18n', 'data']);
  const plain = new Set(['ui', 'i18n', 'data']);
  const broken = inFolder('web/src/')
    .filter((source) => !isTest(source) && source.path !== 'web/src/routes.ts')
    .flatMap((source) => {
      const own = folderOf(source.path, 'web/src/');
      return source.imports
        .filter((target) => target.startsWith('web/src/'))
        .filter((target) => {
          const other = folderOf(target, 'web/src/');
          if (other === null || other === own || shared.has(other)) return false;
          return plain.has(own ?? '') || !target.startsWith(`web/src/${other}/parts/`);
        })
        .map((target) => `${source.path} imports ${target}`);
    });
  expect(broken).toEqual([]);
});

test('console domains use shell, queues, i18n and data, never each other; only domains.ts imports their manifests', () => {
  const shared = new Set(['shell', 'queues', 'i18n', 'data']);
  const broken = inFolder('console/src/')
    .filter((source) => !isTest(source) && source.path !== 'console/src/domains.ts')
    .flatMap((source) => {
      const own = folderOf(source.path, 'console/src/');
      return source.imports
        .filter((target) => target.startsWith('console/src/'))
        .filter((target) => {
          const other = folderOf(target, 'console/src/');
          return other !== null && other !== own && !shared.has(other);
        })
        .map((target) => `${source.path} imports ${target}`);
    });
  expect(broken).toEqual([]);
});

test('every domain of the server has a test that bears its name, which runs on the second PostgreSQL too', () => {
  const paths = new Set(sources.map(({ path }) => path));
  const domains = new Set(
    inFolder('server/src/').map(({ path }) => /^server\/src\/([^/]+)\//.exec(path)?.[1] ?? 'platform'),
  );
  const silent = [...domains].filter((name) => name !== 'platform' && !paths.has(`server/src/${name}/${name}.test.ts`));
  expect(silent).toEqual([]);
});

test('no folder has a barrel file', () => {
  expect(sources.map((source) => source.path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
});

test('what is ahead of the practice market is drawn from secret streams alone', () => {
  const findable =
    /^exchange\/src\/(streams|instruments|funds|feed|history-reader|(history|boards)\/[\w-]+|news\/[\w-]+)\.ts$/;
  const broken = inFolder('exchange/')
    .filter((source) => !isTest(source))
    .flatMap(({ path, code }) => [
      ...(/\bcreateRng\b/.test(code) && path !== 'exchange/src/streams.ts' ? [`${path} makes a generator`] : []),
      ...(/\bfindable/i.test(code) && !findable.test(path) ? [`${path} opens a findable stream`] : []),
      ...(/\bMath\.random\b/.test(code) ? [`${path} cannot be replayed`] : []),
    ]);
  expect(broken).toEqual([]);
});

test('every route of the specification is built', () => {
  // Read as text: the manifests import screens, which need a browser.
  const manifests = globSync('web/src/*/domain.ts').map((path) => readFileSync(path, 'utf8'));
  const built = new Set([...manifests.join('').matchAll(/^ {2}'(\/[^']+)': \{/gm)].map((match) => match[1]!));
  expect(built.size).toBeGreaterThan(10);
  expect(dataOf.specRoutes.filter((path) => !built.has(path))).toEqual([]);
});

test('a family of texts of the app is typed by the English file of the very family', () => {
  const glob = /import\.meta\.glob<typeof import\('(.+)en\.ts'\)>\(\s*'(.+)\{en,tw,ko\}\.ts'/g;
  const families = inFolder('web/src/').flatMap(({ path, code }) =>
    Array.from(code.matchAll(glob), ([, typed, loaded]) => ({ path, typed, loaded })),
  );
  expect(families.length).toBeGreaterThanOrEqual(50);
  expect(families.filter(({ typed, loaded }) => typed !== loaded)).toEqual([]);
});

test('no source file is longer than 350 lines', () => {
  const tooLong = sources
    .filter((source) => source.lineCount > dataOf.lineCountMax)
    .map((source) => `${source.path}: ${source.lineCount} lines`);
  expect(tooLong).toEqual([]);
});

test('the map has at most sixty rows, and what it names is there', () => {
  const map = readFileSync('docs/ARCHITECTURE.md', 'utf8').split('## What to change, and where')[1]!.split('\n## ')[0]!;
  const rows = map.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| I want'));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.length).toBeLessThanOrEqual(60);
  const named = rows.flatMap((row) => [
    ...row.matchAll(/`((?:core|contract|server|exchange|web|console|tools|bench|e2e)\/[^`<]+)`/g),
  ]);
  expect(named.map(([, path]) => path!).filter((path) => globSync(path).length === 0)).toEqual([]);
});

test('dependencies are pinned exactly and no install script runs', () => {
  const manifests = [
    'package.json',
    ...['core', 'contract', 'exchange', 'server', 'web', 'console', 'native', 'console/icons'].map(
      (name) => `${name}/package.json`,
    ),
  ];
  const loose = manifests.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string> | undefined>;
    const all = { ...manifest['dependencies'], ...manifest['devDependencies'], ...manifest['optionalDependencies'] };
    return Object.entries(all)
      .filter(([, version]) => !/^[0-9]+\.[0-9]+\.[0-9]+(-[0-9a-z.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

test('the lock file names no download address', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});

function domainOf(path: string): string | null {
  return folderOf(path, 'server/src/');
}

function folderOf(path: string, root: string): string | null {
  const rest = path.slice(root.length);
  const cut = rest.indexOf('/');
  return cut === -1 ? null : rest.slice(0, cut);
}
