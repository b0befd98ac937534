/// <reference lib="dom" />
/**
 * `search`: milliseconds of the page's own processor time from a text that is typed until its results are on the screen, the longest and the
 * median, on a desktop with a chart and a ticket beside it whose prices move.
 */
import { medianOf } from './alternate.ts';
import { onBuiltApp, print } from './built-app.ts';

const TEXTS = ['vrm', 'neem b', 'nb', 'usdinr', 'bahififty'];
const ROUNDS = 5;

await onBuiltApp('search', async ({ browser, origin, customer }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript(({ token, account }) => {
    localStorage.setItem('tokend', token);
    localStorage.setItem('account', account);
    localStorage.setItem('bahi.symbol', 'VRM');
  }, customer);
  const page = await context.newPage();
  await page.goto(`${origin}/#/favorite/search`);
  await page.locator('input:focus').fill('v');
  await page
    .getByRole('status')
    .getByText(/matches/)
    .first()
    .waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  const answers: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of TEXTS) {
      const before = await spent();
      await page.evaluate(typeAndWait, text);
      answers.push((await spent()) - before);
    }
  print({ name: 'search', longest_ms: Math.round(Math.max(...answers)), answer_ms: Math.round(medianOf(answers)) });
});

/** In the page: a text into the field, until its results are on the screen. */
async function typeAndWait(text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role="search"] input')!;
  const list = document.querySelector('[data-primary-pane] [data-scroll], [role="main"] [data-scroll]')!;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(list, { subtree: true, childList: true });
  });
  write.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return shown;
}
