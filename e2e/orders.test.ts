/** Limit, short, leverage, cancel and close, as a customer with margin enabled does them (screens §5, journeys 3 to 5). */
import { expect, test } from 'vitest';
import { signUp, openBrowser, crossing } from './app.ts';
import { logIn } from './practice.ts';
import { bidOf, expectBooksToAgree, openTicket, placeButton, rowOf } from './trading.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)(
  'a customer on a %s sells short at a limit with 2× leverage, and cancels the order',
  async (device) => {
    const app = await open({ device, signsIn: true });
    const { page } = app;
    await logIn(app, 'arjun');
    const symbol = 'SAGR';
    const ticket = await openTicket(app, device, symbol);
    const far = ((Number(await bidOf(app, symbol)) * 103) / 100).toFixed(0);
    await ticket.getByRole('radio', { name: 'Sell short' }).click();
    await ticket.getByRole('radio', { name: 'Limit' }).click();
    await ticket.getByRole('textbox', { name: 'Limit price' }).fill(far);
    await page.getByRole('radio', { name: '2×' }).click();
    await page.getByText('Closed out at').first().waitFor();
    await placeButton(app).click();
    await page.getByText('Waiting in the book').first().waitFor();

    await app.goTo('#/trade/index?tab=orders');
    const row = rowOf(page.getByRole('main'), 'Sagar Steel')
      .filter({ hasText: `${Number(far).toLocaleString('en')}.00` })
      .first();
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await row.waitFor({ state: 'detached' });
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(devices)('a customer on a %s modifies a waiting order from the list and from its slip', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  const ticket = await openTicket(app, device, 'SAGR');
  const bid = Number(await bidOf(app, 'SAGR'));
  const [far, farther] = [97, 96].map((percent) => ((bid * percent) / 100).toFixed(0));
  await ticket.getByRole('radio', { name: 'Limit' }).click();
  await ticket.getByRole('textbox', { name: 'Limit price' }).fill(far!);
  await placeButton(app).click();
  await page.getByText('Waiting in the book').first().waitFor();

  await app.goTo('#/trade/index?tab=orders');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Modify/ }).click();
  const form = page.getByRole('region', { name: 'Modify order' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.getByText('Nothing has changed yet. Change a value, then save.').first().waitFor();
  await form.getByRole('textbox', { name: 'Limit price' }).fill(farther!);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await rowOf(main, `${Number(farther).toLocaleString('en')}.00`).waitFor();

  await main.getByRole('link', { name: /Sagar Steel/ }).click();
  await page.getByText('Waiting to fill').first().waitFor();
  await page.getByRole('button', { name: 'Modify', exact: true }).click();
  await form.getByRole('spinbutton', { name: 'Lots in all' }).fill('2');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('200 shares').first().waitFor();
  await page.getByRole('list', { name: 'Timeline' }).getByText('Changed').nth(1).waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(devices)('a customer on a %s closes a position in three taps', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await openTicket(app, device, 'ROHN');
  await placeButton(app).click();
  await page.getByText('Bought 100 shares').first().waitFor();

  await page.getByRole('link', { name: 'View', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: /^Exit/ }).first().click();
  await page.getByRole('button', { name: /^Practice sell, receive/ }).click();
  await page.getByText('Sold 100 shares').first().waitFor();
  await page.reload();
  await page.getByText('No open positions.').waitFor();
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});
