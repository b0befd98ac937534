/**
 * The phone app from the sources: the web app built for its server, then the projects of Android and iOS, made by Capacitor's own tool when
 * they are absent, then the files into them. Needs no SDK and no network.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './additions.ts';
import { configureAndroid, configureIos } from './configure.ts';

const HERE = import.meta.dirname;
const WEB = join(HERE, '../web');

export const PLATFORMS = { android: configureAndroid, ios: configureIos } as const;
export type Platform = keyof typeof PLATFORMS;

export interface SyncOptions {
  readonly server: Server;
  readonly platforms: readonly Platform[];
  /** Holds package.json and capacitor.config.json, and gets the rest. */
  readonly folder?: string;
}

export async function sync({ server, platforms, folder = HERE }: SyncOptions): Promise<void> {
  await buildWeb(server, folder);
  await addPlatforms({ server, platforms, folder });
}

/** With the files that are built. */
export async function addPlatforms({ server, platforms, folder = HERE }: SyncOptions): Promise<void> {
  for (const platform of platforms) {
    if (!existsSync(join(folder, platform))) await capacitor(['add', platform], folder);
    PLATFORMS[platform](join(folder, platform), server);
    await capacitor(['sync', platform], folder);
  }
}

/** Where the app finds its server: TLS, or the developer's own machine, as an emulator reaches it through `adb reverse`. */
export function serverAt(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url === null || !(url.protocol === 'https:' || isLocal) || url.origin !== text.replace(/\/$/, '')) {
    throw new Error(`BAHI_ORIGIN is "${text}": it is the server's address, such as https://bahi.example`);
  }
  return { origin: url.origin, isLocal };
}

export function capacitor(args: readonly string[], folder = HERE): Promise<void> {
  return run([join(HERE, '../node_modules/@capacitor/cli/bin/capacitor'), ...args], folder, {});
}

function buildWeb({ origin }: Server, folder: string): Promise<void> {
  const args = ['build', '--config', 'phone.config.ts', '--logLevel', 'warn'];
  return run([join(HERE, '../node_modules/vite/bin/vite.js'), ...args], WEB, {
    BAHI_ORIGIN: origin,
    BAHI_PHONE_FILES: join(folder, 'www'),
  });
}

async function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  // CI: Capacitor's tool asks nothing, and tells nobody.
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, CI: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
}
