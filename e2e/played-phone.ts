/**
 * A phone played to the app that was built for one: Capacitor's own bridge script, its own core and plugins in the app, and in place of
 * Java what this file answers. The page is https://localhost, as on Android, and the server is of another origin.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { serverAt, sync } from '../native/sync.ts';
import { origin } from './app.ts';

export const PAGE = 'https://localhost';

const ROOT = join(import.meta.dirname, '..');
const BRIDGE = 'capacitor/src/main/assets/native-bridge.js';
const FILES = 'android/app/src/main/assets/public';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PLUGINS = {
  App: ['exitApp', 'getLaunchUrl', 'addListener', 'removeListener'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  BiometricAuthNative: ['checkBiometry', 'internalAuthenticate'],
};

interface Call {
  readonly callbackId: string;
  readonly pluginId: string;
  readonly methodName: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The app's files as `npm run native -- sync` lays them into the project of Android, for the server of this run. */
export async function buildForPhone(): Promise<{ readonly files: string; remove(): void }> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/phone-'));
  for (const name of ['package.json', 'capacitor.config.json'])
    copyFileSync(join(ROOT, 'native', name), join(folder, name));
  await sync({ server: serverAt(origin()), platforms: ['android'], folder });
  return { files: join(folder, FILES), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export class PlayedPhone {
  /** What it did, in order: "App.exitApp". */
  readonly done: string[] = [];
  readonly secrets = new Map<string, string>();
  statusBar: Readonly<Record<string, unknown>> = {};
  hasScreenLock = true;
  /** Who is asked for the screen lock shows that the phone is theirs. */
  isOwner = true;
  launchLink: string | null = null;
  readonly #listeners = new Map<string, string[]>();

  async play(context: BrowserContext, files: string): Promise<void> {
    // The server of a run is on this machine, where pages do not reach by themselves.
    await context.grantPermissions(['local-network-access']);
    await context.exposeBinding('toPhone', (_source, text: string) => this.#answer(JSON.parse(text) as Call));
    const bridge = readFileSync(
      join(createRequire(import.meta.url).resolve('@capacitor/android/package.json'), '..', BRIDGE),
      'utf8',
    );
    const headers = Object.entries(PLUGINS).map(([name, methods]) => ({
      name,
      methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
    }));
    await context.addInitScript(`
      window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: ${JSON.stringify(headers)} };
      window.androidBridge = {
        postMessage: (text) => window.toPhone(text).then((answer) => answer && window.Capacitor.fromNative(answer)),
      };
      ${bridge}`);
    await context.route(`${PAGE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? '/index.html' : pathname;
      const contentType = TYPES[extname(name)] ?? 'text/plain';
      await route.fulfill({ contentType, body: readFileSync(join(files, name)) });
    });
  }

  /** A fresh page listens anew. */
  restart(): void {
    this.#listeners.clear();
  }

  async tell(page: Page, event: 'backButton' | 'appUrlOpen' | 'appStateChange', data: object): Promise<void> {
    for (const callbackId of this.#listeners.get(event) ?? []) {
      const answer = { callbackId, pluginId: 'App', methodName: 'addListener', success: true, save: true, data };
      await page.evaluate((played) => {
        (window as unknown as { Capacitor: { fromNative(answer: unknown): void } }).Capacitor.fromNative(played);
      }, answer);
    }
  }

  #answer({ callbackId, pluginId, methodName, options }: Call): object | null {
    if (methodName === 'addListener') {
      const event = String(options['eventName']);
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callbackId]);
      return null;
    }
    const call = `${pluginId}.${methodName}`;
    this.done.push(call);
    const played = { callbackId, pluginId, methodName, save: false };
    if (call === 'BiometricAuthNative.internalAuthenticate' && !this.isOwner)
      return { ...played, success: false, error: { message: 'given up', code: 'userCancel' } };
    return { ...played, success: true, data: this.#dataOf(call, options) };
  }

  #dataOf(call: string, options: Readonly<Record<string, unknown>>): object | undefined {
    const key = String(options['prefixedKey']);
    switch (call) {
      case 'App.getLaunchUrl':
        return this.launchLink === null ? undefined : { url: this.launchLink };
      case 'SecureStorage.internalGetItem':
        return { data: this.secrets.get(key) ?? null };
      case 'SecureStorage.internalSetItem':
        this.secrets.set(key, String(options['data']));
        return {};
      case 'SecureStorage.internalRemoveItem':
        return { success: this.secrets.delete(key) };
      case 'BiometricAuthNative.checkBiometry':
        return { deviceIsSecure: this.hasScreenLock };
      case 'StatusBar.setStyle':
      case 'StatusBar.setBackgroundColor':
        this.statusBar = { ...this.statusBar, ...options };
        return {};
      default:
        return {};
    }
  }
}
