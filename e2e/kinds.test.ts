/** The page of each kind of instrument: what it is made of, what state it is in, and buttons only where an order could be taken. */
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, type App, crossing } from './app.ts';
import { logIn } from './practice.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)(
  'an index shows what each member adds, sorted and paged, and nothing to trade (%s)',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    // A link to the other page leads to the index's own.
    await app.goTo('#/market/stockDetail?symbol=BAHIFIFTY');
    await expect.poll(() => page.url()).toContain('/market/stockDetailzs?symbol=BAHIFIFTY');
    const main = page.locator('[data-primary-pane]');
    await main.getByText('50 members').waitFor();
    const table = main.getByRole('table', { name: 'Members' });
    const rows = table.getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(10);
    await main.getByRole('button', { name: device === 'desktop' ? 'Next page' : 'Load more' }).click();
    if (device === 'desktop') await main.getByText('11–20 of 50').waitFor();
    else await expect.poll(() => rows.count()).toBe(20);
    await table.getByRole('button', { name: 'Adds' }).click();
    await expect
      .poll(() => table.getByRole('columnheader', { name: 'Adds' }).getAttribute('aria-sort'))
      .toBe('descending');
    await expect.poll(() => table.getByRole('row').nth(1).innerText()).toMatch(/\+[0-9.]+\s+[0-9.]+$/);
    await main.getByText(/Together at [0-9:]{8}:/).waitFor();
    await expectNothingToTrade(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('a fund explains its premium and shows its terms and members (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await app.goTo('#/market/stockDetail?symbol=SWIFTFUND');
  const main = page.locator('[data-primary-pane]');
  await main.getByText('Momentum', { exact: true }).first().waitFor();
  await main.getByText('What is the premium?').click();
  await main.getByText(/The basket is everything the fund holds/).waitFor();
  await main.getByText('30 members').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('a pair says what its price is for; a cross says that it is computed (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  const main = page.locator('[data-primary-pane]');
  await app.goTo('#/market/stockDetail?symbol=JPYINR');
  await main.getByText('A price is INR for 100 JPY.').waitFor();
  await main.getByText('Spread', { exact: true }).first().waitFor();
  await main.getByRole('heading', { name: 'Depth' }).waitFor();
  await app.goTo('#/market/stockDetail?symbol=USDJPY');
  await main.getByText(/Computed from the rupee pairs USDINR and JPYINR/).waitFor();
  await expectNothingToTrade(app);
  await main.getByRole('link', { name: /Japanese yen/ }).click();
  await main.getByText('A price is INR for 100 JPY.').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each([
  ['SETUB', 'suspended', /^Trading is suspended since [0-9.]{10}: .+ Orders are not accepted/],
  ['OSHDH', 'delisted', /^Delisted on [0-9.]{10}: .+ its history stays\.$/],
])('%s is %s: since when and why, its last price, and no buttons', async (symbol, _state, text) => {
  const app = await open({ device: 'phone', signsIn: true });
  await logIn(app, 'priya');
  await app.goTo(`#/market/stockDetail?symbol=${symbol}`);
  await app.page.getByText(text).waitFor();
  await app.page.getByText(/Last price · Practice exchange/).waitFor();
  await expectNothingToTrade(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('a code that does not exist is named, and leads to the search (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  for (const path of ['stockDetail', 'stockDetailzs']) {
    await app.goTo(`#/market/${path}?symbol=${encodeURIComponent('<b>NO&SUCH CODE AT ALL 123456789')}`);
    await page.getByText('No instrument has the code “<b>NO&SUCH CODE AT ALL 1”.').waitFor();
  }
  await page.getByRole('link', { name: 'Search by name or code' }).click();
  await page.getByRole('textbox', { name: 'Name or code' }).waitFor();
  // Small letters are the same code.
  await app.goTo('#/market/stockDetail?symbol=vrm');
  await page.getByRole('heading', { level: 1, name: /Varuna Motors/ }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)(
  'outside the session the page says why and until when, and a digital currency trades on (%s)',
  async (device) => {
    const app = await open({ device });
    const { page } = app;
    const opensAt = Date.now() + 2 * 24 * 3_600_000;
    // Not that of a symbol: digital currencies ask for their own.
    await answer(app, 'session', (data) =>
      data['calendar'] === 'always'
        ? data
        : { ...data, state: 'closed', open: opensAt, close: opensAt + 3_600_000, note: 'Republic Day' },
    );
    await stillStream(app);
    await logIn(app, 'priya');
    await app.goTo('#/market/index?tab=quotes');
    await page
      .getByText(/^Republic Day · Market closed · opens [0-9]{4}\.[0-9]{2}\.[0-9]{2} [0-9]{2}:[0-9]{2}$/)
      .first()
      .waitFor();
    await page.getByText(/^Market closed\. Last prices of [0-9. :]{19}\.$/).waitFor();
    await app.goTo('#/market/stockDetail?symbol=VRM');
    const closed = page.getByText(/^Market closed\. It opens [0-9. :]{19}\.$/);
    await closed.waitFor();
    await app.goTo('#/market/stockDetail?symbol=KASH');
    await page.getByText('Open around the clock').first().waitFor();
    expect(await closed.count()).toBe(0);
    await app.close();
  },
);

test('while the whole market is halted, the page says until when and why, and the buttons say the reason', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  const until = Date.now() + 3_600_000;
  await stillStream(app);
  await answer(app, 'session', (data) => ({ ...data, halt: { symbol: 'BAHIFIFTY', rate: 10, until } }));
  await logIn(app, 'priya');
  await app.goTo('#/market/stockDetail?symbol=VRM');
  await page.getByText(/^The whole market stands still until [0-9]{2}:[0-9]{2}: Bahi Fifty moved 10%/).waitFor();
  await page.getByText(/^Market halted · resumes [0-9]{2}:[0-9]{2}$/).waitFor();
  // She holds some: what would be sold short is sold once her positions have come.
  const blocked = page.getByRole('button', { name: /^Buy · Sell/ });
  expect(await blocked.getAttribute('aria-disabled')).toBe('true');
  // Digital currencies follow their own sessions.
  await page.unroute('**/api/vue/market/session');
  await app.close();
});

test('at the upper limit the page says so, and why no sell orders wait', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  await stillStream(app, (symbol) => ({
    type: 'depth',
    n: 2,
    symbol,
    bids: [['1181.20', 400, 3]],
    asks: [],
    at: Date.now(),
  }));
  await answer(app, 'quotes', (data) =>
    (data as unknown as { symbol: string; upper: string }[]).map((quote) =>
      quote.symbol === 'VRM' ? { ...quote, last: quote.upper, ask: null, askQuantity: 0 } : quote,
    ),
  );
  await logIn(app, 'priya');
  await app.goTo('#/market/stockDetail?symbol=VRM');
  await page.getByText(/^At today’s upper limit [0-9,.]+$/).waitFor();
  await page.getByText(/No sell orders wait: at the upper limit buyers wait/).waitFor();
  await app.close();
});

test('a price that nobody has is no zero: the page says that it was not obtained', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  await stillStream(app);
  await answer(app, 'quotes', (data) =>
    (data as unknown as { symbol: string }[]).map((quote) =>
      quote.symbol === 'VRM' ? { ...quote, last: null, change: null, changeRate: null } : quote,
    ),
  );
  await logIn(app, 'priya');
  await app.goTo('#/market/stockDetail?symbol=VRM');
  await page.getByText('Price not obtained. Contact us if it repeats.').waitFor();
  await app.close();
});

async function expectNothingToTrade({ page }: App): Promise<void> {
  const main = page.locator('[data-primary-pane]');
  expect(await main.getByRole('button', { name: /^(Buy|Sell|Sell short)$/ }).count()).toBe(0);
}

/** The real answer with something changed: a state the market is seldom in. */
async function answer(app: App, name: string, change: (data: Record<string, unknown>) => unknown): Promise<void> {
  await app.page.route(`**/api/vue/market/${name}`, async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

/** A stream that sends no prices, and the book it is told to. */
async function stillStream({ page }: App, book?: (symbol: string) => unknown): Promise<void> {
  await page.routeWebSocket(/\/api\/vue\/stream$/, (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { token?: unknown; depth?: string | null };
      if ('token' in message) {
        socket.send(JSON.stringify({ type: 'hello', n: 1, serverTime: Date.now(), isSignedIn: false }));
      }
      if (message.depth && book !== undefined) socket.send(JSON.stringify(book(message.depth)));
    });
  });
  await page.reload();
}
