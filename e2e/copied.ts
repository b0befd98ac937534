/** The copy of the app in a browser (web/worker/). */
import type { Page } from 'playwright-core';

/**
 * Until it is whole, and the page's own. The worker copies one file after the other, which lasts minutes on a busy machine: the files
 * are laid, all at once, where it looks for each before it asks for it.
 */
export async function copied(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const files = [...worker.matchAll(/url:[`"]([^`"]+)[`"],revision:(?:null|[`"]([^`"]+)[`"])/g)];
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
    const lay = async ([, path, revision]: RegExpMatchArray) => {
      const url = new URL(path!, location.origin);
      const answer = await fetch(url);
      if (revision !== undefined) url.searchParams.set('__WB_REVISION__', revision);
      await cache.put(url, answer);
    };
    await Promise.all(files.map(lay));
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 300_000,
  });
}
