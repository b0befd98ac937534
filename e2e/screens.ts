/** Every screen of the app as a reader comes upon it: each path, then whatever its links and tabs lead to, once a kind. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from '../bench/settled.ts';
import type { App } from './app.ts';

const SOURCES = join(import.meta.dirname, '../web/src');

/** Of each domain's table (web/src/routes.ts puts them together; loading it takes a browser). */
export const paths: readonly string[] = globSync('*/domain.ts', { cwd: SOURCES })
  .toSorted()
  .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^ {2}'(\/[^']+)': \{/gm)])
  .map(([, path]) => path!);

/** What no link leads to, but a button. */
const BUTTONS_LEAD_TO = [
  '/market/marketBuy?symbol=VRM&direction=long',
  '/market/marketBuy?symbol=VRM&direction=short&type=limit',
  '/market/marketBuy?symbol=VRM&direction=long&type=trigger',
  '/information/rechargeChannel?amount=5000',
];

/** Their value makes another screen, that of others only another row of the same. */
const VIEWS = new Set(['tab', 'show', 'view', 'direction', 'exam', 'result', 'changes']);
/** Where one comes from, or in which order one looks. */
const OF_NO_MATTER = new Set([
  'return',
  'sort',
  'by',
  'group',
  'kind',
  'sector',
  'question',
  'about',
  'period',
  'draw',
]);

/** Calls `look` at each, with the address it has and what was pressed there. Answers the addresses. */
export async function walk(
  app: App,
  look: (name: string) => Promise<void>,
  from: readonly string[] = [...paths, ...BUTTONS_LEAD_TO],
): Promise<readonly string[]> {
  const kinds = new Set<string>();
  const seen: string[] = [];
  const queue: string[] = [];
  const add = (screen: string) => {
    const kind = kindOf(screen);
    if (kinds.has(kind) || !paths.includes(pathOf(screen))) return false;
    kinds.add(kind);
    return queue.push(screen) > 0;
  };
  from.forEach(add);
  for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
    const path = pathOf(screen);
    const isFirst = !seen.some((one) => pathOf(one) === path);
    await openScreen(app, screen);
    await look(screen);
    seen.push(screen);
    (await linksOf(app)).forEach(add);
    if (isFirst) await openParts(app, screen, { add, look });
  }
  return seen;
}

/** The one before stays until this one is there. */
export async function openScreen({ page, goTo }: App, screen: string): Promise<void> {
  await goTo(`#${screen}`);
  await settled(page);
  // A part of it may still be on its way, and nothing asked for.
  await page.waitForFunction(() => document.querySelector('[role=main] [data-scroll]')?.textContent.trim() !== '');
  await settled(page);
}

const MAIN = '[role=main]';
const TABS = `${MAIN} [role=tab]`;
const SHEETS = `${MAIN} [aria-haspopup=dialog]`;
const FOLDED = `${MAIN} [aria-expanded=false]:not([aria-haspopup], [aria-disabled=true])`;
const SHEETS_MAX = 5;

interface Walking {
  add(screen: string): unknown;
  look(name: string): Promise<void>;
}

/** What stands behind its other tabs, in its sheets, and in the first part that is folded. */
async function openParts(app: App, screen: string, { add, look }: Walking): Promise<void> {
  const { page } = app;
  const tabs = await page.locator(TABS).count();
  for (let at = 0; at < tabs; at += 1) {
    const tab = page.locator(TABS).nth(at);
    if ((await tab.count()) === 0 || (await tab.getAttribute('aria-selected')) === 'true') continue;
    const before = page.url();
    await tab.click();
    await settled(page);
    if (page.url() !== before) add(new URL(page.url()).hash.slice(1));
    else await look(`${screen}, tab ${at + 1}`);
  }
  if (tabs > 0) await openScreen(app, screen);
  const sheets = Math.min(SHEETS_MAX, await page.locator(SHEETS).count());
  for (let at = 0; at < sheets; at += 1) {
    await page.locator(SHEETS).nth(at).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await settled(page);
    await look(`${screen}, sheet ${at + 1}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  if ((await page.locator(FOLDED).count()) === 0) return;
  await page.locator(FOLDED).first().click();
  await settled(page);
  await look(`${screen}, unfolded`);
}

async function linksOf({ page }: App): Promise<readonly string[]> {
  const links = await page.locator('a[href^="#/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  return links.map((link) => link.slice(1));
}

function pathOf(screen: string): string {
  return screen.split('?')[0]!;
}

function kindOf(screen: string): string {
  const query = [...new URLSearchParams(screen.split('?')[1] ?? '')]
    .filter(([name]) => !OF_NO_MATTER.has(name))
    .map(([name, value]) => (VIEWS.has(name) ? `${name}=${value}` : name));
  return `${pathOf(screen)}?${query.toSorted().join('&')}`;
}
