/**
 * Who has no fund password yet sets one over the form that asks for it (state P): nothing that was filled in is lost, what was meant
 * is sent, and closing the sheet changes nothing.
 */
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { expect, test } from 'vitest';
import destinationsEn from '../web/src/destinations/texts.en.ts';
import destinationsTw from '../web/src/destinations/texts.tw.ts';
import fundEn from '../web/src/i18n/fund-password.en.ts';
import fundTw from '../web/src/i18n/fund-password.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import placementsEn from '../web/src/placements/texts.en.ts';
import placementsTw from '../web/src/placements/texts.tw.ts';
import withdrawalsEn from '../web/src/withdrawals/texts.en.ts';
import withdrawalsTw from '../web/src/withdrawals/texts.tw.ts';
import { type App, openBrowser, PASSWORD, crossing, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { publishOpenPlacement } from './placement-offers.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: {
    card: destinationsEn,
    fund: fundEn,
    request: requestsEn,
    stepUp: stepUpEn,
    placement: placementsEn,
    withdraw: withdrawalsEn,
  },
  tw: {
    card: destinationsTw,
    fund: fundTw,
    request: requestsTw,
    stepUp: stepUpTw,
    placement: placementsTw,
    withdraw: withdrawalsTw,
  },
};
type Words = (typeof words)['en' | 'tw'];

type Look = (typeof looks)[number];

test.each(looks)('a withdrawal and a card keep what was filled in ($device, $language)', async (look) => {
  const w = words[look.language];
  const app = await openVerified(look);
  const { page } = app;
  await app.goTo('#/information/cashOut');
  const amount = page.getByLabel(w.withdraw.amount, { exact: true });
  await amount.fill('2500.50');
  const sheet = page.getByRole('dialog', { name: w.stepUp.missingTitle });
  await page.getByRole('button', { name: w.request.fixes['fund_password']!, exact: true }).click();
  await sheet.getByLabel(w.fund.loginPassword, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await amount.inputValue()).toBe('2,500.50');
  // A missing fund password does not keep the button from being pressed: what is missing here is where to.
  await page.getByRole('button', { name: w.withdraw.sendAmount('2,500.50') }).waitFor();

  await app.goTo('#/information/addBankCard');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.getByText(w.card.fundPasswordFirst).waitFor();
  await field(w.card.number).fill('3010 0123 4500 01');
  await field(w.card.confirmNumber).fill('30100123450001');
  await field(w.card.ifsc).fill('sbin0001234');
  await expect.poll(() => field(w.card.bank).inputValue()).toBe('State Bank of India');
  await field(w.card.branch).fill('Anna Nagar');
  const add = page.getByRole('button', { name: w.card.addCard, exact: true });
  await add.click();
  await sheet.getByText(w.stepUp.missingBody).waitFor();
  expect(await violationsOf(app, 'setting a fund password over a form')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await field(w.card.number).inputValue()).toBe('3010 0123 4500 01');
  expect(await field(w.card.branch).inputValue()).toBe('Anna Nagar');

  await add.click();
  await setFundPassword(app, w);
  const confirming = page.getByRole('dialog', { name: w.card.cardTitle });
  await confirming.getByText('3010 0123 4500 01').first().waitFor();
  await confirming.getByLabel(w.stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await confirming.getByRole('button', { name: w.card.addCard, exact: true }).click();
  await page.waitForURL(/bankList/);
  const { cards } = await expectOk((await callAs(app))(listDestinations, {}));
  expect(cards.map(({ bank, branch }) => [bank, branch])).toEqual([['State Bank of India', 'Anna Nagar']]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)('a request for a placement keeps its lots, and is sent ($device, $language)', async (look) => {
  const w = words[look.language];
  const app = await openVerified(look);
  const { page } = app;
  const offer = await publishOpenPlacement(app, { price: look.device === 'phone' ? 2_410n : 2_420n });
  await app.goTo(`#/home/newStockPsBuy?placement=${offer}`);
  const lots = page.getByRole('spinbutton', { name: w.placement.ask.lots(100) });
  await lots.fill('4');
  await lots.blur();
  const cost = look.device === 'phone' ? '9,640.00' : '9,680.00';
  await page.getByRole('button', { name: w.placement.ask.sendPractice(cost) }).click();
  await page.getByRole('dialog', { name: w.stepUp.missingTitle }).waitFor();
  // What is set there opens the session: it is sent at once.
  await setFundPassword(app, w, w.stepUp.setAction);
  await page.getByRole('heading', { name: w.placement.ask.pendingTitle }).waitFor();
  const { rows } = await expectOk((await callAs(app))(listPlacementRequests, {}));
  expect(rows.map(({ lots: asked }) => asked)).toEqual([4]);
  expect(app.problems).toEqual([]);
  await app.close();
});

async function openVerified({ device, language }: Look): Promise<App> {
  const { app } = await signUpVerified(() => open({ device, language, signsIn: true }), { isReady: false });
  return app;
}

/** One that is guessed first is refused there as well. */
async function setFundPassword({ page }: App, { fund, stepUp }: Words, action = fund.set): Promise<void> {
  const sheet = page.getByRole('dialog', { name: stepUp.missingTitle });
  await sheet.waitFor();
  await sheet.getByLabel(fund.loginPassword, { exact: true }).fill(PASSWORD);
  for (const digits of ['123456', FUND_PASSWORD]) {
    await sheet.getByLabel(fund.new, { exact: true }).fill(digits);
    await sheet.getByLabel(fund.confirm).fill(digits);
    await sheet.getByRole('button', { name: action, exact: true }).click();
    if (digits !== FUND_PASSWORD) await sheet.getByRole('alert').getByText(fund.tooSimple).first().waitFor();
  }
  await page.getByText(fund.wasSet).waitFor();
}
