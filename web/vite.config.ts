/** Builds the web app: no inline style, and one inline script that the CSP names by its hash, one chunk a screen, the shell offline. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './app-manifest.ts';
import { endpointsByPath } from './endpoints-by-path.ts';
import { offlineCopy } from './offline-copy.ts';
import { screenFiles, screens } from './screen-files.ts';
import { nameSharedFiles } from './shared-files.ts';

const server = process.env['BAHI_SERVER'] ?? `http://127.0.0.1:${process.env['PORT'] || 8080}`;

const FIRST_LOAD =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|web[\\/]src[\\/](main\.tsx|routes\.ts|[a-z-]+[\\/]domain\.ts|shell[\\/](shell|screen|session-thread)\.tsx|i18n[\\/]plural\.ts|market[\\/]parts[\\/](ticker-row\.tsx|instrument-link\.ts)|ui[\\/](loaded|change)\.tsx|data[\\/](watchlist|sparklines|instruments|use-funds|held)\.ts|ui[\\/]use-near\.ts)|contract[\\/]src[\\/]together\.ts|lucide-react[\\/].*[\\/](bell|search|eye)\./;

/** Of source, about a sixth of which travels: a file of its own has 850 bytes of headers, and six are asked for at a time. */
const FILE_COST = 4_000;

const SCREENS = new Set(screens().map(([, module]) => module));

const NAMED = new Set(['app', 'home-screen', 'price-chart', 'reasons.en', 'reasons.tw', 'reasons.ko']);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), endpointsByPath(), appManifest(), screenFiles(), offlineCopy()],
  // The browser never parses with the contract's schemas (contract/src/schema-names.ts).
  resolve: { alias: { 'zod/mini': `${import.meta.dirname}/../contract/src/schema-names.ts` } },
  // The app for the phone has another (phone.config.ts).
  define: { 'import.meta.env.BAHI_ORIGIN': '""' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The shell holds the name of every file for preloading: without words in them it is 1.3 KB smaller. Those of the
        // chart and the words of refusals are read by bench/route-load.ts, and the two that are loaded first are for people.
        chunkFileNames: ({ name }) => (NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          // What home needs besides itself, in one file: many small ones compress worse.
          groups: [
            { name: 'app', test: FIRST_LOAD, priority: 1 },
            // By itself: with what writes messages each refusal would bring the parameters of all of them.
            {
              name: 'parameters',
              test: /contract[\\/]src[\\/]format-params\.ts|core[\\/]src[\\/]particles\.ts/,
              priority: 1,
            },
            {
              debugName: 'shared',
              name: nameSharedFiles({
                entry: `${import.meta.dirname}/src/main.tsx`,
                isAlways: (id) => FIRST_LOAD.test(id),
                isReader: (id) => SCREENS.has(id),
                fileCost: FILE_COST,
              }),
              // Each of its modules has a name of its own, or is in the app.
              includeDependenciesRecursively: false,
            },
            // The names of all stories are read only by who formats one.
            {
              name: 'stories',
              test: /contract[\\/]src[\\/](([a-z-]+[\\/])?stories|format-story)\.ts/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
