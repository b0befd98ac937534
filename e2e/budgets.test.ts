/** What a phone downloads for the first view of each screen of the market, in the built app: more than its budget is red. */
import { expect, test } from 'vitest';
import { CHART_BYTES_MAX, loadRoutes, ROUTE_BYTES_MAX } from '../bench/route-load.ts';
import { openBrowser, signUp } from './app.ts';

const { open } = openBrowser();

test('no screen of the market downloads more than its budget beyond the shell, nor does the chart', async () => {
  const app = await open({ device: 'phone' });
  await signUp(app);
  const reader = await app.page.evaluate(() => ({
    token: localStorage.getItem('tokend')!,
    account: localStorage.getItem('account')!,
  }));
  const loads = await loadRoutes(app.context.browser()!, new URL(app.page.url()).origin, reader);
  const over = loads.filter(
    ({ beyondShellBytes: own, chartBytes }) => own > ROUTE_BYTES_MAX || chartBytes > CHART_BYTES_MAX,
  );
  expect(over).toEqual([]);
  // Else the measure itself is broken: every screen has a script of its own, and two have the chart.
  expect(loads.filter(({ beyondShellBytes }) => beyondShellBytes === 0)).toEqual([]);
  expect(loads.filter(({ chartBytes }) => chartBytes > 0).map(({ name }) => name)).toEqual([
    'market/stockDetail',
    'market/stockDetailzs',
  ]);
  await app.close();
});
