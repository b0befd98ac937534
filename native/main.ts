/**
 * `npm run native -- sync [android|ios]`: makes the phone app's projects, or brings them up to date, for the server at BAHI_ORIGIN. Any other
 * word is a command of Capacitor's own: `npm run native -- open android`.
 */
import { capacitor, PLATFORMS, serverAt, sync, type Platform } from './sync.ts';

const [command, ...rest] = process.argv.slice(2);
const unknown = rest.filter((word) => !Object.hasOwn(PLATFORMS, word));

try {
  if (command !== 'sync' || unknown.length > 0) await capacitor(process.argv.slice(2));
  else {
    const server = serverAt(process.env['BAHI_ORIGIN'] || `http://localhost:${process.env['PORT'] || 8080}`);
    process.stdout.write(`bahi: the phone app of ${server.origin} (BAHI_ORIGIN)\n`);
    await sync({ server, platforms: (rest.length > 0 ? rest : Object.keys(PLATFORMS)) as Platform[] });
  }
} catch (error) {
  process.stderr.write(`bahi: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
