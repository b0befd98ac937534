/**
 * `first-load`: the JavaScript a phone downloads until home is interactive, signed in, nothing cached: every script that
 * arrived when the balance stands on the screen and the tabs answer, in thousands of bytes as they travel.
 * Before it, a line for each screen of the market: what its first view takes beyond the shell, and the chart.
 */
import { onBuiltApp, print } from './built-app.ts';
import { bytesOf, loadHome, loadRoutes } from './route-load.ts';

await onBuiltApp('first-load', async ({ browser, origin, customer }) => {
  for (const { name, beyondShellBytes, chartBytes, refusalBytes } of await loadRoutes(browser, origin, customer)) {
    print({ name: 'first-load-route', route: name, kb: thousands(beyondShellBytes) });
    if (chartBytes > 0) print({ name: 'first-load-chart', route: name, kb: thousands(chartBytes) });
    if (refusalBytes > 0) print({ name: 'first-load-refusals', route: name, kb: thousands(refusalBytes) });
  }
  const scripts = await loadHome(browser, origin, customer);
  for (const { file, bytes } of scripts) print({ name: 'first-load-file', file, bytes: bytes });
  print({ name: 'first-load', kb: thousands(bytesOf(scripts)), files: scripts.length });
});

function thousands(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
