/**
 * Journeys at twenty moments of the day, of which some are around the minutes in which practice trading rests: `node tools/at-any-hour.mjs`
 * begins the house of e2e/orders.test.ts, or of the files named, at each (e2e/house-time.ts). The last line is "N passed, N failed".
 */
import { join } from 'node:path';
import { install, root, run, serverNode } from './install.mjs';

/** UTC: midnight there and in India, the hours between, and the rest from 23:30 to 23:35. */
const MOMENTS = [
  '00:00',
  '00:04:30',
  '02:00',
  '03:45',
  '05:30',
  '07:00',
  '09:00',
  '10:59:50',
  '13:00',
  '15:00',
  '17:00',
  '18:29:50',
  '18:31',
  '20:30',
  '23:26',
  '23:29:30',
  '23:31',
  '23:34:30',
  '23:36',
  '23:59:50',
];

await install({ withTests: true });
const files = process.argv.slice(2);
const failed = [];
for (const moment of MOMENTS) {
  process.stdout.write(`\n── ${moment} UTC\n`);
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'e2e'];
  args.push(...(files.length > 0 ? files : ['e2e/orders.test.ts']));
  const code = await run(serverNode(), args, { env: { ...process.env, BAHI_E2E_AT: moment } });
  if (code !== 0) failed.push(moment);
}
if (failed.length > 0) process.stdout.write(`\nfailed at ${failed.join(', ')}\n`);
process.stdout.write(`${MOMENTS.length - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
