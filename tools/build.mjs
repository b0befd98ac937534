/** `npm run build`: the web app, when its sources changed. */
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';

await install();
await buildWeb();
