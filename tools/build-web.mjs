/** Builds the web app and the console, and translates the server, each when anything it is made of has changed since its last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { fail, root, run, serverNode } from './install.mjs';
import { serverEnv } from './server-process.mjs';

const SHARED = ['core/src', 'contract/src', 'contract/package.json', 'package-lock.json'];

const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
/** A screen brings dozens of small files: together they are worth it. */
const COMPRESSED_FROM_BYTES = 200;

const BUILDS = [
  {
    name: 'web app',
    folder: 'web',
    sources: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/app-manifest.ts',
      'web/endpoints-by-path.ts',
      'web/offline-copy.ts',
      'web/worker',
      'web/first-requests.ts',
      'web/screen-files.ts',
      'web/shared-files.ts',
      'web/package.json',
    ],
  },
  {
    name: 'console',
    folder: 'console',
    sources: [
      'console/src',
      'console/icons',
      'console/index.html',
      'console/vite.config.ts',
      'console/package.json',
      'web/src/fonts',
    ],
  },
];

/** What a server loads, threads with it. */
const PROGRAMS = [
  'server/src/bahi.ts',
  'server/src/draws/thread.ts',
  'exchange/src/worker.ts',
  'exchange/src/history-worker.ts',
];

/** Both, with the packed forms of their files. */
export async function buildWeb() {
  await buildUnpacked();
  await pack();
}

/** Both as they can be served at once. */
export async function buildUnpacked() {
  await Promise.all(BUILDS.map(buildOne));
}

/**
 * Fills the server's compile cache in a process of its own: a server that translates its TypeScript itself keeps 140 MB of what
 * that took for as long as it runs. A thread's file ends where it misses its thread: by then all that it imports is translated.
 */
export async function translateServer() {
  // In the cache itself: without it there is nothing translated.
  const stampFile = join(root, '.cache/node', 'translated');
  const stamp = hashOf(['server/src', 'exchange/src', ...SHARED]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const imports = PROGRAMS.map(
    (path) => `await import(${JSON.stringify(pathToFileURL(join(root, path)))}).catch(() => {});`,
  );
  await run(serverNode(), ['--input-type=module', '--eval', `${imports.join('')} process.exit()`], {
    env: serverEnv(),
  });
  writeStamp(stampFile, stamp);
}

/** Beside each file of text stand its packed forms, which the server sends as they are: as small as they get, for no time of a request. */
export async function pack() {
  const files = BUILDS.flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  await Promise.all(
    files.map(async (file) => {
      if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) return;
      const plain = await readFile(file);
      if (plain.length < COMPRESSED_FROM_BYTES) return;
      await writeWhole(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
      await writeWhole(`${file}.br`, await promisify(brotliCompress)(plain));
    }),
  );
}

/** Served while others are written: there is all of it or none. */
async function writeWhole(file, content) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function buildOne({ name, folder, sources }) {
  const stampFile = join(root, '.cache', `${folder}-build`);
  const stamp = hashOf([...sources, ...SHARED]);
  const isBuilt = existsSync(join(root, folder, 'dist/index.html')) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write(`bahi: building the ${name}\n`);
  const code = await run(serverNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
  });
  if (code !== 0) fail(`the ${name} does not build: see the messages above`);
  writeStamp(stampFile, stamp);
}

function writeStamp(stampFile, stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath.slice(root.length + 1), entry.name));
}
