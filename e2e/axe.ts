/** axe on what a page shows now. */
import { AxeBuilder } from '@axe-core/playwright';
import type { App } from './app.ts';

/** Each as "screen: rule on element"; a screen as a path is opened first. */
export async function violationsOf(app: App, screen: string): Promise<string[]> {
  if (screen.startsWith('/')) await app.goTo(`#${screen}`);
  await app.page.waitForTimeout(900);
  const { violations } = await new AxeBuilder({ page: app.page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${screen}: ${id} on ${node.target.join(' ')}`));
}
