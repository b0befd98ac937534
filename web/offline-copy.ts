/**
 * Builds the service worker over the files of the finished build. workbox-build would do the same with 270 packages more, a fifth of
 * what a first start installs.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const COPIED = '**/*.{js,css,html,woff2,svg,webmanifest}';
/** Named after what is in them. */
const HASHED = /^assets\//;

export function offlineCopy(): Plugin {
  let dist: string;
  return {
    name: 'bahi:offline-copy',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: import.meta.dirname,
          publicDir: false,
          logLevel: 'warn',
          define: { BUILT_FILES: JSON.stringify(filesOf(dist)) },
          build: {
            outDir: dist,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: { input: 'worker/worker.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
          },
        });
      },
    },
  };
}

/** What is answered in a file's place, such as the sign-in page of a network, is never kept as the app: browsers check `integrity`. */
function filesOf(dist: string) {
  return globSync(COPIED, { cwd: dist }).map((path) => {
    const url = path.replaceAll('\\', '/');
    const hash = createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('base64');
    return { url, revision: HASHED.test(url) ? null : hash, integrity: `sha256-${hash}` };
  });
}
