/** Trading hours and charges are for everybody: a visitor works out a trade, and whoever trades comes from the charges of the ticket to the same figures. */
import { aroundTheClockCalendar, businessDateOf, nseCalendar, practiceCalendar } from '@bahi/core/calendar.ts';
import { chargesOfKind, scheduleOn } from '@bahi/core/charges.ts';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { formatDecimal, formatMoney } from '@bahi/core/money.ts';
import { tradeCost } from '@bahi/core/trade-cost.ts';
import { expect, test } from 'vitest';
import costsEn from '../web/src/costs/texts.en.ts';
import costsKo from '../web/src/costs/texts.ko.ts';
import costsTw from '../web/src/costs/texts.tw.ts';
import welcomeEn from '../web/src/identity/texts.en.ts';
import ordersEn from '../web/src/orders/texts.en.ts';
import { crossing, openBrowser, signUp } from './app.ts';
import { violationsOn } from './axe.ts';
import { misplacedOn } from './misplaced.ts';
import { openTicket } from './trading.ts';

const { looks } = crossing();
const { open } = openBrowser();
const words = { en: costsEn, tw: costsTw, ko: costsKo };
const schedule = scheduleOn(chargesOfKind('equity'), businessDateOf(practiceCalendar, Date.now()));
const money = (amount: bigint) => formatAmount(formatMoney(amount));

test.each(looks)('a visitor works out a day trade, and reads the hours ($device, $language)', async (look) => {
  const t = words[look.language];
  const app = await open(look);
  const { page } = app;
  await app.goTo('#/login/start');
  await page.locator('a[href="#/information/faq?tab=charges"]').click();
  await page.getByText(t.noResult).waitFor();
  await page.getByLabel(t.price).fill('993.60');
  await page.getByRole('radio', { name: t.sizes.amount }).click();
  await page.getByLabel(t.amount).fill('250000');
  await page.getByRole('radio', { name: t.unders.day }).click();
  const slip = page.getByRole('region', { name: t.result });
  const dayFee = { feeBps: 2, feeMinimum: 20_00n, feeMaximum: 500_00n };
  const cost = tradeCost({ schedule, side: 'buy', price: 993_60, quantity: 200, dayFee });
  await slip
    .getByText(money(cost.contractAmount + cost.total))
    .first()
    .waitFor();
  const shown = await slip.innerText();
  for (const amount of [cost.contractAmount, ...Object.values(cost.charges), cost.dayFee, cost.total])
    expect(shown).toContain(money(amount));
  expect(shown).toContain(formatPrice(formatDecimal(cost.breakEven!, 2)));
  const hours = page.getByRole('region', { name: t.hours });
  for (const market of Object.values(t.markets)) await hours.getByText(market, { exact: true }).waitFor();
  await hours.getByText(t.states.open).first().waitFor();
  expect([practiceCalendar.holidays, aroundTheClockCalendar.holidays]).toEqual([{}, {}]);
  const [date] = Object.keys(nseCalendar.holidays).toSorted().slice(-1);
  await page.getByText(t.holidayNames[nseCalendar.holidays[date!]!]!, { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await misplacedOn(page)).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('from the charges of a ticket to the same figures with their rules, and back to the ticket', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  await openTicket(app, 'phone', 'VRM');
  const charges = page.getByRole('button', { name: ordersEn.ticket.charges });
  await charges.click();
  await page.getByRole('link', { name: ordersEn.chargesHow }).click();
  await page.getByText(costsEn.breakEvenBuy).waitFor();
  expect(await page.getByLabel(costsEn.price).inputValue()).toMatch(/^[0-9,]+\.[0-9]{2}$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await charges.waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the welcome page and the support centre lead to it', async () => {
  const app = await open({ device: 'phone' });
  await app.goTo('#/login/start');
  await app.page.getByRole('link', { name: welcomeEn.help }).click();
  await app.page.locator('a[href="#/information/faq?tab=charges"]').click();
  await app.page.getByRole('heading', { name: costsEn.calculator }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
