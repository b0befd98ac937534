/** Builds the console, a bundle of its own below /console/: no inline script or style (strict CSP). */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['BAHI_SERVER'] ?? `http://127.0.0.1:${process.env['PORT'] || 8080}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // The browser never parses with the contract's schemas, as in the app.
  resolve: { alias: { 'zod/mini': `${import.meta.dirname}/../contract/src/schema-names.ts` } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Staff load it once a day; what counts is that it changes seldom.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
