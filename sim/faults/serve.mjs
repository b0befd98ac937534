/** What `npm start` runs once everything is built: the server, started again when it lost its database (house.ts). */
import { runServer } from '../../tools/server-process.mjs';

process.exitCode = await runServer({ onReady: (message) => process.send?.(message) });
process.exit();
