/**
 * A newcomer: from "Open practice account" to the first practice trade in eight taps, the fund password set on the way, and every paisa
 * of it in the records (screens §5, journey 2).
 */
import { expect, test } from 'vitest';
import taskTexts from '../web/src/home/task-texts.en.ts';
import { openBrowser, signUpByHand, crossing, type App } from './app.ts';
import { buyButton, expectBooksToAgree, placeButton } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a newcomer on a %s signs up, buys one lot and finds every paisa in the records', async (device) => {
  const app = await open({ device });
  const { page } = app;
  const taps = await countTaps(app);
  await signUpByHand(app);
  await page.getByText('10,00,000.00').first().waitFor();
  if (device === 'phone') await buyAStarter(app);
  else await buyFound(app);
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();
  expect(await taps()).toBeLessThanOrEqual(8);

  await app.goTo('#/information/fundRecord');
  await page
    .getByText(/Practice grant/i)
    .first()
    .waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Of the companies that home proposes. */
async function buyAStarter(app: App): Promise<void> {
  const starters = app.page.getByRole('region', { name: taskTexts.follow.title });
  // Each with its price, which comes a moment after the button under them.
  await starters
    .getByRole('link')
    .filter({ hasText: /\d\.\d{2}/ })
    .first()
    .click();
  await buyButton(app).click();
}

/** Its ticket is docked beside it. */
async function buyFound({ page }: App): Promise<void> {
  await page.getByRole('link', { name: 'Search instruments' }).first().click();
  await page.getByLabel('Name or code').fill('varuna');
  await page
    .getByRole('link', { name: /Varuna Motors/ })
    .first()
    .click();
  await page.waitForURL(/stockDetail\?symbol=VRM/);
}

/** From now on, while no page is loaded; typing is none. */
async function countTaps({ page }: App): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const seen = { taps: 0 };
    addEventListener('pointerdown', () => (seen.taps += 1), true);
    return seen;
  });
  return () => counted.evaluate(({ taps }) => taps);
}
