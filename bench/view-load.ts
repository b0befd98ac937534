/** How long a phone with nothing cached waits for a screen: from the request for the page until its figure stands, and what moved meanwhile. */
import type { Browser, Page } from 'playwright-core';
import { openSignedIn, type Reader } from './route-load.ts';
import { settled } from './settled.ts';

export interface View {
  /** Until the figure that it is opened for is drawn. */
  readonly figureMs: number;
  /** Largest contentful paint. */
  readonly largestMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** From the press on Buy until its ticket stands; null where there is none. */
  readonly ticketMs: number | null;
}

interface Seen {
  figure: number;
  largest: number;
  shift: number;
}

/** Screens with the element in which a number says that they are there. */
export const VIEWS = {
  home: ['/home/index', 'section[aria-label^="Total value"] .text-display'],
  detail: ['/market/stockDetail?symbol=VRM', '.text-hero'],
} as const;

export async function lookAt(
  browser: Browser,
  { origin, reader, name }: { readonly origin: string; readonly reader: Reader; readonly name: keyof typeof VIEWS },
): Promise<View> {
  const [hash, figure] = VIEWS[name];
  const { page } = await openSignedIn(browser, reader);
  await page.addInitScript(watch, figure);
  await page.goto(`${origin}/#${hash}`);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.figure > 0);
  await settled(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const { figure: figureMs, largest: largestMs, shift } = seen;
  const ticketMs = name === 'detail' ? await openTicket(page) : null;
  await page.context().close();
  return { figureMs, largestMs, shift, ticketMs };
}

/** From the press on Buy until the field for the lots stands. */
async function openTicket(page: Page): Promise<number> {
  await page.evaluate(() => {
    const buy = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Buy')!;
    Object.assign(window, { pressed: performance.now() });
    buy.click();
  });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('input.num') === null) return requestAnimationFrame(look);
          resolve(performance.now() - (window as unknown as { pressed: number }).pressed);
        };
        look();
      }),
  );
}

/** In the page. */
function watch(figure: string): void {
  const seen: Seen = { figure: 0, largest: 0, shift: 0 };
  Object.assign(window, { seen });
  const look = () => {
    if (/\d\.\d\d/.test(document.querySelector(figure)?.textContent ?? '')) seen.figure = performance.now();
    else requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
