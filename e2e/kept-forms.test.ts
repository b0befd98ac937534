/**
 * A form that loses what was typed is not done: who follows a link out of one (a card to add, money to pay in) comes back to it as it was
 * left, by the app's Back and by the browser's. Another account of the same tab sees none of it, nor does anybody after a log out.
 */
import type { Call } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listOffers, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { expect, test } from 'vitest';
import accountEn from '../web/src/account/texts.en.ts';
import accountTw from '../web/src/account/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import loginTw from '../web/src/identity/texts.tw.ts';
import newSharesEn from '../web/src/new-shares/texts.en.ts';
import newSharesTw from '../web/src/new-shares/texts.tw.ts';
import tradeEn from '../web/src/orders/texts.en.ts';
import withdrawalsEn from '../web/src/withdrawals/texts.en.ts';
import withdrawalsTw from '../web/src/withdrawals/texts.tw.ts';
import { type App, openBrowser, PASSWORD, signUp, crossing, FUND_PASSWORD, unlock } from './app.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectOk, openTicket } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: { ...commonEn, account: accountEn, login: loginEn, apply: newSharesEn.apply, withdraw: withdrawalsEn },
  tw: { ...commonTw, account: accountTw, login: loginTw, apply: newSharesTw.apply, withdraw: withdrawalsTw },
};
type Offer = OutputOf<typeof listOffers>['rows'][number];
type Words = (typeof words)['en' | 'tw'];

test.each(looks)(
  'a withdrawal and an application are as they were left, for who typed them ($device, $language)',
  async ({ device, language }) => {
    const w = words[language];
    const other = await newcomer();
    const { app, account } = await signUpVerified(() => open({ device, language, signsIn: true }), { isReady: false });
    const { page } = app;

    await app.goTo('#/information/cashOut');
    const amount = page.getByLabel(w.withdraw.amount, { exact: true });
    await amount.fill('2500.50');
    await thereAndBack(app, w, { link: w.withdraw.addCard, to: 'addBankCard' }, async () => {
      await expect.poll(() => amount.inputValue()).toBe('2,500.50');
    });

    const offer = await openOffer(await callAs(app), ({ maximumLots }) => maximumLots >= 3);
    await beShortOfMoney(app);
    await app.goTo(`#/home/newStockBuy?id=${offer.id}`);
    const lots = page.getByLabel(w.apply.lots(offer.lotSize), { exact: true });
    await lots.fill('3');
    await lots.press('Tab');
    await thereAndBack(
      app,
      w,
      { link: w.apply.deposit, to: 'recharge', isInColumn: device === 'desktop' },
      async () => {
        await expect.poll(() => lots.inputValue()).toBe('3');
      },
    );

    // The session ends, as it does by itself, and somebody else signs in.
    await signInAs(app, w, { account: other, password: PASSWORD });
    await app.goTo('#/information/cashOut');
    await amount.waitFor();
    expect(await amount.inputValue()).toBe('');
    await app.goTo(`#/home/newStockBuy?id=${offer.id}`);
    await lots.waitFor();
    expect(await lots.inputValue()).toBe('1');

    await signInAs(app, w, { account, password: PASSWORD });
    await app.goTo('#/information/cashOut');
    await expect.poll(() => amount.inputValue()).toBe('2,500.50');

    await app.goTo('#/information/index');
    await page.getByRole('button', { name: w.account.logOut, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: w.account.logOut, exact: true }).click();
    await page.waitForURL(/#\/login\/login/);
    expect(await inTab(app)).toBeNull();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('what was sent is not offered again', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const t = withdrawalsEn;
  await app.goTo('#/information/cashOut');
  const amount = page.getByLabel(t.amount, { exact: true });
  await amount.fill('500');
  expect(await inTab(app)).toContain('"500"');
  await page.reload();
  await expect.poll(() => amount.inputValue()).toBe('500');
  await page.getByRole('button', { name: t.sendAmount('500.00') }).click();
  const sheet = page.getByRole('dialog', { name: t.confirmTitle('500.00') });
  await sheet.getByLabel(stepUpEn.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  expect(await inTab(app)).not.toContain(FUND_PASSWORD);
  await sheet.getByRole('button', { name: t.sendAmount('500.00') }).click();
  await page.getByText(t.openTitle).first().waitFor();
  expect(await inTab(app)).not.toContain('"500"');
  await page.getByRole('button', { name: requestsEn.cancel.withdrawal }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: requestsEn.cancel.withdrawal }).click();
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('');
  await app.close();
});

test('the application that is being changed is found as it was left', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const t = newSharesEn;
  const call = await callAs(app);
  const offer = await openOffer(call, ({ funding, maximumLots }) => funding === 'pay_after' && maximumLots >= 2);
  await app.goTo(`#/home/newStockBuy?id=${offer.id}`);
  const lots = page.getByLabel(t.apply.lots(offer.lotSize), { exact: true });
  await page.getByRole('button', { name: t.apply.sendPractice(t.lots(1)) }).click();
  await unlock(page, stepUpEn);
  await page.waitForURL(/newStockRecord/);
  await page.goBack();
  const own = page.getByRole('group', { name: t.own.title });
  await own.getByRole('button', { name: t.own.change, exact: true }).click();
  await lots.fill('2');
  await lots.press('Tab');
  await own.getByRole('link', { name: t.own.record }).click();
  await page.waitForURL(/newStockRecord/);
  await page.goBack();
  await expect.poll(() => lots.inputValue()).toBe('2');
  await page.getByRole('button', { name: t.apply.change(t.lots(2)) }).click();
  await lots.waitFor({ state: 'hidden' });
  expect((await expectOk(call(listSubscriptions, {}))).rows[0]).toMatchObject({ offer: offer.id, lots: 2 });
  expect(await inTab(app)).not.toContain('newShares');
  await app.close();
});

test('a ticket that was left for money is there again; one that is asked for anew is one lot', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const t = tradeEn.ticket;
  await openTicket(app, 'phone', 'VRM');
  await page.getByRole('button', { name: t.byAmount }).click();
  const amount = page.getByLabel(t.amountLabel, { exact: true });
  await amount.fill('90000000');
  await amount.blur();
  await page.getByRole('link', { name: t.deposit, exact: true }).click();
  await page.waitForURL(/recharge/);
  await page.getByRole('button', { name: commonEn.back, exact: true }).click();
  await expect.poll(() => amount.inputValue()).toBe('9,00,00,000');

  await openTicket(app, 'phone', 'VRM');
  const lots = page.getByLabel(t.lotsLabel, { exact: true });
  await lots.waitFor();
  expect(await lots.inputValue()).toBe('1');
  expect(app.problems).toEqual([]);
  await app.close();
});

async function newcomer(): Promise<string> {
  const app = await open({ device: 'phone', signsIn: true });
  const account = await signUp(app);
  await app.close();
  return account;
}

/** Of one lot at least. The practice market opens one a while after it started. */
async function openOffer(call: Call, fits: (offer: Offer) => boolean): Promise<Offer> {
  let found: Offer | undefined;
  await expect
    .poll(async () => {
      const { rows } = await expectOk(call(listOffers, { segment: 'open', pageSize: 100 }));
      return (found = rows.find((offer) => offer.minimumLots === 1 && fits(offer)));
    })
    .toBeTruthy();
  return found!;
}

/** Out by the link and back, once by the app's own Back, where there is one, and once by the browser's. */
async function thereAndBack(
  { page }: App,
  w: Words,
  { link, to, isInColumn = false }: { readonly link: string; readonly to: string; readonly isInColumn?: boolean },
  check: () => Promise<void>,
): Promise<void> {
  // Beside the screen it belongs to, a screen has no Back of its own.
  for (const back of isInColumn ? ['browser'] : ['app', 'browser']) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.waitForURL(new RegExp(to));
    if (back === 'app') await page.getByRole('button', { name: w.back, exact: true }).first().click();
    else await page.goBack();
    await check();
  }
}

/** The link to paying in stands where money is short. */
async function beShortOfMoney({ page }: App): Promise<void> {
  const short = { needed: '62400.00', available: '12000.50', short: '50399.50' };
  await page.route('**/api/vue/newShares/terms', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object };
    const refusal = { code: 'new_shares.insufficient', params: short };
    await route.fulfill({ json: { ...body, data: { ...body.data, available: '0.00', refusal } } });
  });
}

async function signInAs({ page, goTo }: App, w: Words, who: { account: string; password: string }): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('tokend'));
  await page.reload();
  await goTo('#/login/login');
  await page.getByLabel(w.login.account, { exact: true }).fill(who.account);
  await page.getByLabel(w.login.password, { exact: true }).fill(who.password);
  await page.getByRole('button', { name: w.login.logIn, exact: true }).click();
  await page.waitForFunction((account) => {
    return localStorage.getItem('account') === account && location.hash !== '#/login/login';
  }, who.account);
  // A login from a device of another journey is asked about first.
  const wasMe = page.getByRole('button', { name: w.login.deviceAccept, exact: true });
  if (page.url().includes('loginAfter')) await wasMe.click();
  await page.waitForFunction(() => !location.hash.startsWith('#/login'));
}

function inTab({ page }: App): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('bahi.typed'));
}
