/**
 * `npm start`: from a bare clone to a running Bahi. Installs and builds only what is missing, then runs the server and
 * says where it is. Ctrl-C stops everything.
 */
import { buildUnpacked, pack, translateServer } from './build-web.mjs';
import { install } from './install.mjs';
import { runServer } from './server-process.mjs';

await install();
await Promise.all([buildUnpacked(), translateServer()]);
process.stdout.write('bahi: starting\n');

let isFirstReady = true;
const host = process.env['HOST'] || '127.0.0.1';
const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${process.env['PORT'] || 8080}`;

const code = await runServer({
  env: { ...process.env, BAHI_LOG: process.env['BAHI_LOG'] || 'warn' },
  onReady({ staff }) {
    if (!isFirstReady) return;
    isFirstReady = false;
    process.stdout.write(greeting(staff));
    // Five seconds of processor time that nobody waits for: until then files travel as they are.
    pack().catch((error) => process.stderr.write(`bahi: files are not packed: ${error.message}\n`));
  },
});
// Not when all is packed: what is missing is packed by the next start.
process.exit(code);

/** `staff`: of a practice install only; an authenticator that holds the secret shows the codes. */
function greeting(staff) {
  const staffLogins = staff.map(({ account, totpSecret }) => `    ${account.padEnd(10)}${totpSecret}`).join('\n');
  return `
  Bahi: practice money on a practice market

  App        ${address}/
  Console    ${address}/console/
  API docs   ${address}/api/docs

  Practice logins (password practice-2026, fund password 739164)
    priya    new shares in every state, loans, pledges, blocks, and requests that wait for staff
    arjun    positions and orders, a running day-trading mandate, an overdue loan
    meera    a new customer with nothing yet
  To open your own, use the institution code BAHI-DEMO or the invitation code PRIYA-01.

  Practice staff (the same password, and the code of an authenticator that holds the secret)
${staffLogins}

  Stop with Ctrl-C.

`;
}
