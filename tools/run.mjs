/** `node tools/run.mjs FILE …`: runs a TypeScript file of the project on the project's own Node, installing first if needed. */
import { install, run, serverNode } from './install.mjs';

await install();
process.exitCode = await run(serverNode(), process.argv.slice(2));
