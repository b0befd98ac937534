/** When a page stands: what journeys and measures wait for where they look at all of it, rather than for a time. */
import type { Page, Request } from 'playwright-core';

const MS_MAX = 60_000;
/** Those without an answer yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** From the first request of a page on. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  let opening: Request | null = null;
  let isAnswered = false;
  underWay.set(page, requests);
  // The browser's own picture for the tab is of no page.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) [opening, isAnswered] = [request, false];
    if (!request.url().endsWith('/icon.svg')) requests.add(request);
  });
  page.on('response', (response) => {
    if (response.request() === opening) isAnswered = true;
  });
  // What the page before had asked for is left with it, and may neither end nor fail. Until the answer is there it may change its own address.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isAnswered) return;
    for (const request of requests) if (request !== opening) requests.delete(request);
    [opening, isAnswered] = [null, false];
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => {
    requests.delete(request);
    // A download opens no page.
    if (request === opening) [opening, isAnswered] = [null, false];
  });
}

/** Whatever it asked for has come, all of it is shown, nothing moves, and for some pictures on end nothing came or went. */
export async function settled(page: Page): Promise<void> {
  const signal = AbortSignal.timeout(MS_MAX);
  do {
    await answered(page, signal);
    await quiet(page);
    if (signal.aborted) throw new Error(`the page does not come to rest: ${awaited(page)}`);
  } while (awaited(page) !== '');
}

/** For some pictures on end nothing comes, goes or moves, though something may be awaited. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const PICTURES = 5;
        let changes = 0;
        const observer = new MutationObserver(() => (changes += 1));
        observer.observe(document.body, { childList: true, subtree: true });
        const isMoving = () =>
          document
            .getAnimations()
            .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
        // React hides a screen of which a part arrives late, and shows it up to 300 ms after that part is there.
        const isHidden = () => document.querySelector('[style*="display: none !important"]') !== null;
        const look = (left: number) => {
          if (changes === 0 && left > 0) return requestAnimationFrame(() => look(left - 1));
          observer.disconnect();
          resolve(changes === 0 && !isMoving() && !isHidden());
        };
        look(PICTURES);
      }),
  );
}

async function answered(page: Page, signal: AbortSignal): Promise<void> {
  while (awaited(page) !== '') {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isOver = () => resolve();
    page.once('requestfinished', isOver);
    page.once('requestfailed', isOver);
    page.once('close', isOver);
    signal.addEventListener('abort', isOver);
    await promise;
    page.off('requestfinished', isOver);
    page.off('requestfailed', isOver);
    page.off('close', isOver);
    signal.removeEventListener('abort', isOver);
    if (signal.aborted || page.isClosed()) return;
  }
}

function awaited(page: Page): string {
  return [...(underWay.get(page) ?? [])].map((request) => request.url()).join(' ');
}
