/** At twice the size of letters nothing leaves the window of a phone, lies over something else, or is cut off in a button. */
import { expect, test } from 'vitest';
import { openBrowser, type App } from './app.ts';
import { logIn } from './practice.ts';
import { settled } from '../bench/settled.ts';

const { open } = openBrowser();

const QUOTES = '/market/index?tab=quotes';
const SCREENS = [
  '/home/index',
  QUOTES,
  '/market/stockDetail?symbol=VRM',
  '/market/marketBuy?symbol=VRM&direction=long',
  '/trade/index?tab=open',
  '/home/newStock',
  '/home/fllow',
  '/home/fllowDetail?id=1',
  '/home/fllowRecord',
  '/information/index',
  '/information/recharge',
  '/information/cashOut',
  '/information/loan',
  '/information/exChange',
];

test('letters of twice their size stay in their places', async () => {
  const app = await open({ device: 'phone', language: 'en' });
  await logIn(app, 'arjun');
  const found: string[] = [];
  for (const screen of SCREENS) {
    await app.goTo(`#${screen}`);
    await settled(app.page);
    await app.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // Rows in sight come after the page has come to rest.
    if (screen === QUOTES) await app.page.getByRole('rowheader').nth(2).waitFor();
    await settled(app.page);
    found.push(...(await misplacedOn(app)).map((what) => `${screen}: ${what}`));
    await app.page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  expect(found).toEqual([]);
  await app.close();
});

function misplacedOn({ page }: App): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const isShown = (element: Element) => element.getClientRects().length > 0 && element.closest('.sr-only') === null;
    const isMoved = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto') ||
        isMoved(element.parentElement));
    const wordsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const told = (element: Element) => `"${element.textContent.slice(0, 40)}"`;
    const pressed = [...document.querySelectorAll('button, a[href]')].filter((one) => isShown(one) && !isMoved(one));
    for (const one of pressed) {
      const [box, words] = [one.getBoundingClientRect(), wordsOf(one)];
      const isCut =
        one.querySelector('.sr-only') === null && (words.left < box.left - 1 || words.right > box.right + 1);
      if (isCut) found.push(`${told(one)} is wider than what is pressed`);
    }
    const others = [...pressed, ...[...document.querySelectorAll('dd')].filter(isShown)];
    for (const label of [...document.querySelectorAll('label, dt, [role=columnheader]')].filter(isShown)) {
      const own = wordsOf(label);
      const over = others
        .filter((one) => !one.contains(label) && !label.contains(one))
        .map((one) => [one, wordsOf(one)] as const)
        .find(([, { left, right, top, bottom }]) => {
          const [wide, high] = [
            Math.min(own.right, right) - Math.max(own.left, left),
            Math.min(own.bottom, bottom) - Math.max(own.top, top),
          ];
          return wide > 1 && high > 4;
        });
      if (over !== undefined) found.push(`${told(over[0])} lies over ${told(label)}`);
    }
    return found;
  });
}
