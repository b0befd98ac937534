/** axe on what a page shows now, and where its focus is. */
import { AxeBuilder } from '@axe-core/playwright';
import type { App } from './app.ts';

/** Each as "screen: rule on element"; a screen as a path is opened first. */
export async function violationsOf(app: App, screen: string): Promise<string[]> {
  if (screen.startsWith('/')) await app.goTo(`#${screen}`);
  await app.page.waitForTimeout(900);
  return told(screen, new AxeBuilder({ page: app.page }));
}

/** The same in light and then, for a theme changes colours alone, the rules of colour in dark. */
export async function violationsInBothThemes(app: App, screen: string): Promise<string[]> {
  const inLight = await violationsOf(app, screen);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await app.page.waitForTimeout(200);
  const inDark = await told(
    `${screen} in dark`,
    new AxeBuilder({ page: app.page }).withRules(['color-contrast', 'link-in-text-block']),
  );
  await app.page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

/** Whoever pressed what is gone now begins at the top of the page again. */
export function isFocusLost({ page }: App): Promise<boolean> {
  return page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
}

async function told(screen: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${screen}: ${id} on ${node.target.join(' ')}`));
}
