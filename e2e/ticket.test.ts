/** The order ticket on one phone screen, answers in what was typed, and what is locked said before anything is filled in. */
import { expect, test } from 'vitest';
import { openBrowser, signUp } from './app.ts';
import { logIn } from './practice.ts';

const { open } = openBrowser();

test.each(['en', 'tw', 'ko'] as const)(
  'price, quantity, cost and button stand on one phone screen (%s)',
  async (language) => {
    const app = await open({ device: 'phone', language, signsIn: true });
    const { page } = app;
    await logIn(app, 'priya');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const type of ['market', 'limit']) {
      await app.goTo(`#/market/marketBuy?symbol=VRM&direction=long&type=${type}`);
      const main = page.locator('[data-primary-pane]');
      const total = main.locator('dl > div.border-t').first();
      if (type === 'limit') await expect.poll(() => main.locator('#ticket-limitPrice').inputValue()).not.toBe('');
      await total.waitFor();
      const button = page.getByRole('button', { name: /[0-9],[0-9]{3}/ }).last();
      const places = [
        main.locator('#ticket-lots'),
        ...(type === 'limit' ? [main.locator('#ticket-limitPrice')] : []),
        total,
        button,
      ];
      for (const place of places) {
        const box = await place.boundingBox();
        expect(box!.y).toBeGreaterThan(0);
        expect(box!.y + box!.height).toBeLessThanOrEqual(844);
      }
      // Not behind the dock.
      const [cost, dock] = [await total.boundingBox(), await button.boundingBox()];
      expect(cost!.y + cost!.height).toBeLessThanOrEqual(dock!.y);
    }
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('an amount that buys no lot is answered with the amount that does', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await logIn(app, 'priya');
  await app.goTo('#/market/marketBuy?symbol=VRM&direction=long&type=market');
  await page.getByRole('button', { name: 'By amount' }).click();
  const amount = page.getByRole('textbox', { name: /Amount to invest/ });
  await amount.fill('5000');
  await amount.press('Tab');
  await page.getByText(/^Too little for one lot, which costs about [0-9,.]+ INR$/).waitFor();
  expect(await page.getByText(/10,000 lots|1 to 10/).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a newcomer is told that shorts and leverage are locked before the first field, with the way to unlock them', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/market/marketBuy?symbol=VRM&direction=short&type=market');
  await page
    .getByText(/Selling short and leverage are locked\./)
    .first()
    .waitFor();
  const [way, field] = [page.getByRole('link', { name: 'Open Learn' }), page.getByRole('spinbutton', { name: /Lots/ })];
  // The same words stand at the button too; the screen comes in parts.
  const isAbove = async () => {
    const [said, first] = [await way.boundingBox(), await field.boundingBox()];
    return said !== null && first !== null && said.y < first.y;
  };
  await expect.poll(isAbove).toBe(true);
  await way.click();
  await page.waitForURL(/faq\?tab=learn/);
  expect(app.problems).toEqual([]);
  await app.close();
});
