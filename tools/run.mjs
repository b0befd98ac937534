/**
 * `node tools/run.mjs FILE …`: runs a TypeScript file of the project on the project's own Node, installing first if needed; with
 * `--with-tests` before the file what only tests and checks need as well.
 */
import { install, run, serverNode } from './install.mjs';

const withTests = process.argv[2] === '--with-tests';
await install({ withTests });
process.exitCode = await run(serverNode(), process.argv.slice(withTests ? 3 : 2));
