/** Builds the app for the phone (native/sync.ts): its server at BAHI_ORIGIN, no service worker, into BAHI_PHONE_FILES. */
import type { PluginOption } from 'vite';
import { phoneBuild } from './phone-build.ts';
import app from './vite.config.ts';

const { BAHI_ORIGIN: origin = '', BAHI_PHONE_FILES: outDir = '' } = process.env;

export default {
  ...app,
  plugins: [...(app.plugins ?? []).filter((plugin) => !isOfflineCopy(plugin)), phoneBuild(origin)],
  define: { ...app.define, 'import.meta.env.BAHI_ORIGIN': JSON.stringify(origin) },
  build: { ...app.build, outDir, emptyOutDir: true },
};

function isOfflineCopy(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'bahi:offline-copy';
}
