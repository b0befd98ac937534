/** axe on what a page shows now, and where its focus is. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { settled } from './settled.ts';

/** Each as "screen: rule on element"; a screen as a path is opened first. */
export async function violationsOf(app: App, screen: string): Promise<string[]> {
  if (screen.startsWith('/')) await openScreen(app, screen);
  await settled(app.page);
  // A screen on its way may leave the page without anything for a moment in which nothing is asked for either.
  await app.page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(app.page);
  return told(screen, app.page);
}

/** Of what one page shows: "rule on element". */
export async function violationsOn(page: Page): Promise<string[]> {
  await settled(page);
  return told('here', page);
}

/** The same in light and then, for a theme changes colours alone, the rules of colour in dark. */
export async function violationsInBothThemes(app: App, screen: string): Promise<string[]> {
  const inLight = await violationsOf(app, screen);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await settled(app.page);
  const inDark = await told(`${screen} in dark`, app.page, ['color-contrast', 'link-in-text-block']);
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

/** The pages have no frames, so nothing is put together in a second page; and what is in order need not be told. */
function builderOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/** A look during which React hid the screen, for a part of it that came late, saw what nobody reads: it is made again. */
async function told(screen: string, page: Page, rules?: readonly string[]): Promise<string[]> {
  for (;;) {
    const hides = await page.evaluateHandle(countHides);
    const builder = builderOf(page);
    const { violations } = await (rules === undefined ? builder : builder.withRules([...rules])).analyze();
    const wasHidden = await hides.evaluate((count) => count() > 0);
    if (!wasHidden) return namesOf(screen, violations);
    await settled(page);
  }
}

/** In the page: from now on, until it is asked. */
function countHides(): () => number {
  const isHidden = () => document.querySelector('[style*="display: none !important"]') !== null;
  let hides = isHidden() ? 1 : 0;
  const observer = new MutationObserver(() => (hides += isHidden() ? 1 : 0));
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    return hides;
  };
}

function namesOf(screen: string, violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${screen}: ${id} on ${node.target.join(' ')}`));
}
