/** axe on what a page shows now, and where its focus is. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { quiet, settled } from '../bench/settled.ts';

/** Each as "screen: rule on element"; a screen as a path is opened first. */
export async function violationsOf(app: App, screen: string): Promise<string[]> {
  if (screen.startsWith('/')) await openScreen(app, screen);
  await settled(app.page);
  // A screen on its way may leave the page without anything for a moment in which nothing is asked for either.
  await app.page.locator('h1:visible').first().waitFor();
  await settled(app.page);
  return told(screen, app.page);
}

/** Of what one page shows: "rule on element". */
export async function violationsOn(page: Page): Promise<string[]> {
  await settled(page);
  return told('here', page);
}

/** The same while answers are awaited: of what stands in their place. */
export async function violationsWhileAwaiting(page: Page): Promise<string[]> {
  await quiet(page);
  return told('here', page);
}

/** The same in light and then, for a theme changes colours alone, the rules of colour in dark. */
export async function violationsInBothThemes(app: App, screen: string): Promise<string[]> {
  const inLight = await violationsOf(app, screen);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await settled(app.page);
  const inDark = await told(`${screen} in dark`, app.page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await app.page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

/** The one before stays until this one is there; another path has a heading of its own, unless it leads back. */
async function openScreen(app: App, screen: string): Promise<void> {
  const { page } = app;
  const pathNow = () => page.evaluate(() => location.hash.split('?')[0]!);
  const [heading, path] = [await page.evaluateHandle(() => document.querySelector('h1')), await pathNow()];
  await app.goTo(`#${screen}`);
  if ((await pathNow()) === path) return;
  await page.waitForFunction(
    ([before, left]) =>
      document.querySelector('h1') !== null && (before?.isConnected !== true || location.hash.split('?')[0] === left),
    [heading, path] as const,
  );
}

/** Whoever pressed what is gone now begins at the top of the page again. */
export function isFocusLost({ page }: App): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

/** The pages have no frames. What is in order need not be told. */
async function told(screen: string, page: Page, options: RunOptions = {}): Promise<string[]> {
  for (;;) {
    // Half a megabyte: it stays for as long as the page does.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const violations = await page.evaluate(look, { ...options, resultTypes: ['violations'] } satisfies RunOptions);
    if (violations !== null) {
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${screen}: ${id} on ${node.target.join(' ')}`));
    }
    await settled(page);
  }
}

/** In the page. Null when React hid the screen meanwhile, for a part of it that came late: nobody reads what that look saw. */
async function look(options: RunOptions): Promise<axe.Result[] | null> {
  const isHidden = () => document.querySelector('[style*="display: none !important"]') !== null;
  let wasHidden = isHidden();
  const observer = new MutationObserver(() => (wasHidden ||= isHidden()));
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  observer.disconnect();
  return wasHidden ? null : violations;
}
