/**
 * At twice the size of letters, and in the narrowest window, nothing on any screen leaves the window, lies over something else or is
 * cut off, and whatever is pressed is as large as a finger. Walks the app as its links and tabs lead.
 */
import { expect, test } from 'vitest';
import { crossing, openBrowser, type App } from './app.ts';
import { misplacedOn } from './misplaced.ts';
import { logIn } from './practice.ts';
import { paths, walk } from './screens.ts';

const isEverywhere = process.env['BAHI_EVERYWHERE'] === '1';
const { open } = openBrowser();

const LOOKS = [
  { width: 360, percent: 200, who: 'priya' },
  { width: 320, percent: 100, who: 'arjun' },
  { width: 360, percent: 200, who: null },
  ...(isEverywhere
    ? ([
        { width: 360, percent: 200, who: 'arjun' },
        { width: 320, percent: 200, who: 'priya' },
        { width: 390, percent: 200, who: 'priya' },
        { width: 1280, percent: 200, who: 'priya' },
        { width: 360, percent: 100, who: 'priya' },
      ] as const)
    : []),
] as const;

test.each(LOOKS)('every screen has room for its letters at $width px and $percent % ($who)', async (look) => {
  const languages = isEverywhere ? (['en', 'tw', 'ko'] as const) : crossing().languages;
  for (const language of languages) {
    const app = await open({ device: 'phone', language, signsIn: look.who !== null });
    await app.page.setViewportSize({ width: look.width, height: 844 });
    if (look.who !== null) await logIn(app, look.who);
    expect(await misplacedOnAny(app, look)).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  }
});

async function misplacedOnAny(app: App, { percent }: { readonly percent: number }): Promise<readonly string[]> {
  const { page } = app;
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
  const found: string[] = [];
  const seen = await walk(app, async (name) => {
    const here = await misplacedOn(page, { forFingers: percent === 100 });
    found.push(...here.map((what) => `${name}: ${what}`));
  });
  const missed = paths.filter((path) => !seen.some((screen) => screen.startsWith(path)));
  return [...found, ...missed.map((path) => `${path} was not seen`)];
}
