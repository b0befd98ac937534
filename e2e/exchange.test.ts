/**
 * Exchanging: a customer without a fund password sets one over the form, which keeps its amounts, the answer of the exchange is lost and found, and the
 * balance says what it is made of. A closed market, a missing rate and a short balance have their words.
 */
import { randomUUID } from 'node:crypto';
import { listBalances, listExchanges } from '@bahi/contract/exchange/calls.ts';
import { beginTotp, confirmTotp } from '@bahi/contract/security/calls.ts';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import currencyEn from '../web/src/account/currency-texts.en.ts';
import currencyTw from '../web/src/account/currency-texts.tw.ts';
import en from '../web/src/exchange/texts.en.ts';
import tw from '../web/src/exchange/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import fundEn from '../web/src/i18n/fund-password.en.ts';
import fundTw from '../web/src/i18n/fund-password.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import { type App, crossing, freshAccount, FUND_PASSWORD, openBrowser, PASSWORD, signUp } from './app.ts';
import { violationsOf } from './axe.ts';
import { callAs, expectOk } from './trading.ts';

const { looks, themes } = crossing();

const { open } = openBrowser();

const key = () => ({ idempotencyKey: randomUUID() });
const words = {
  en: { ...en, stepUp: stepUpEn, fund: fundEn, common: commonEn, currency: currencyEn, dollar: /US Dollar/ },
  tw: { ...tw, stepUp: stepUpTw, fund: fundTw, common: commonTw, currency: currencyTw, dollar: /美元/ },
};
type Words = (typeof words)['en' | 'tw'];

const windows = looks.flatMap((look) => themes.map((isDark) => ({ ...look, isDark })));

test.each(windows)('rupees into dollars on a $device ($language)', async ({ device, language }) => {
  const t = words[language];
  const app = await open({ device, language, signsIn: true });
  const { page } = app;
  await signUp(app, freshAccount(), { isGuarded: false });
  await app.goTo('#/information/exChange');
  await page.getByText(t.noRecords).waitFor();
  const exchange = page.getByRole('button', { name: new RegExp(`^${t.exchangeAmount('[0-9,]+\\.[0-9]{2} INR')}$`) });
  await page.getByRole('button', { name: t.exchange, exact: true }).waitFor();

  await page.getByLabel(t.to, { exact: true }).selectOption('INR');
  await page.getByText(t.sameCurrency).first().waitFor();
  await page.getByLabel(t.to, { exact: true }).selectOption('USD');
  await page.getByLabel(t.pay).fill('1200000');
  await expect.poll(() => page.getByLabel(t.get).inputValue()).toMatch(/^[0-9,]+\.[0-9]{2}$/);
  await exchange.click();
  await page
    .getByRole('alert')
    .getByText(/2,00,000\.00 INR/)
    .waitFor();

  expect(await violationsOf(app, 'a quote and a short balance')).toEqual([]);

  // The other side may be typed too.
  await page.getByLabel(t.get).fill('100');
  await expect.poll(() => page.getByLabel(t.pay).inputValue()).toMatch(/^8,[0-9]{3}\.[0-9]{2}$/);
  await exchange.click();
  await setFundPassword(app, t);
  expect(await page.getByLabel(t.get).inputValue()).toBe('100');

  await loseAnswers(app, 2);
  const sheet = page.getByRole('dialog', { name: t.confirmTitle });
  await sheet.getByLabel(t.stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  const paid = await page.getByLabel(t.pay).inputValue();
  await sheet.getByRole('button', { name: t.exchangeAmount(`${paid} INR`), exact: true }).click();
  await sheet.getByText(t.common.unknownResult.title).waitFor();
  await page.getByRole('region', { name: t.doneTitle }).getByText('100.00 USD').first().waitFor();

  const call = await callAs(app);
  expect((await expectOk(call(listExchanges, {}))).total).toBe(1);
  const usd = (await expectOk(call(listBalances, {}))).find(({ currency }) => currency === 'USD');
  expect(usd?.cash).toBe('100.00');
  await page.getByRole('button', { name: 'INR → USD' }).click();
  await page.getByRole('dialog').getByText('USD/INR').first().waitFor();
  await page.keyboard.press('Escape');

  await app.goTo('#/information/index');
  await page.getByRole('button', { name: t.dollar }).click();
  const why = page.getByRole('dialog');
  await why.getByText(t.currency.kind['exchange_in']!).waitFor();
  await why.getByText(t.currency.available).waitFor();
  expect(await violationsOf(app, 'why this balance')).toEqual([]);
  await why.getByRole('link', { name: t.currency.exchangeOf('USD') }).click();
  await expect.poll(() => page.getByLabel(t.from, { exact: true }).inputValue()).toBe('USD');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a rate renews while it is looked at, and a closed market says when it opens', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const quotes: string[] = [];
  await page.route('**/api/vue/exchange/quote', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { quote: string; validUntil: number } };
    quotes.push(body.data.quote);
    // Over in six seconds instead of fifteen.
    body.data.validUntil -= 9_000;
    await route.fulfill({ json: body });
  });
  await app.goTo('#/information/exChange?from=INR&to=JPY');
  await page.getByLabel(en.pay).fill('1000');
  await expect.poll(() => quotes.length).toBeGreaterThan(1);
  expect(new Set(quotes).size).toBe(quotes.length);
  expect(await page.getByLabel(en.get).inputValue()).toMatch(/^[0-9,]+$/);

  await page.unroute('**/api/vue/exchange/quote');
  await page.route('**/api/vue/exchange/quote', (route) =>
    route.fulfill({
      json: { status: 0, msg: 'No rate.', data: { code: 'exchange.rate_unavailable', params: { pair: 'INR/JPY' } } },
    }),
  );
  await page.getByText(en.noRate).waitFor();
  expect(await page.getByLabel(en.pay).inputValue()).toBe('1000');
  await page.getByRole('button', { name: en.exchangeAmount('1,000.00 INR'), exact: true }).click();
  await page.getByRole('alert').getByText(en.noQuoteYet).waitFor();

  await closeMarket(app);
  await page.reload();
  await page.getByLabel(en.pay).fill('1000');
  await page.getByText(en.closed).waitFor();
  await page.getByText(en.opensIn).waitFor();
  await app.close();
});

test('who has an authenticator is asked for its code too, and a wrong one is said beside it', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app);
  const call = await callAs(app);
  const { secret } = await expectOk(call(beginTotp, { loginPassword: PASSWORD }));
  const codeAt = (at: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
  await expectOk(call(confirmTotp, { code: codeAt(Date.now()) }, key()));

  await app.goTo('#/information/exChange');
  await page.getByLabel(en.pay).fill('1000');
  await expect.poll(() => page.getByLabel(en.get).inputValue()).not.toBe('');
  await page.getByRole('button', { name: en.exchangeAmount('1,000.00 INR'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: en.confirmTitle });
  const send = sheet.getByRole('button', { name: en.exchangeAmount('1,000.00 INR'), exact: true });
  await sheet.getByLabel(stepUpEn.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await send.click();
  await sheet.getByRole('alert').getByText(stepUpEn.enterCode).waitFor();
  await sheet.getByLabel(stepUpEn.code).fill('000000');
  await send.click();
  await sheet.getByRole('alert').getByText('The code is wrong.').waitFor();
  expect(await sheet.getByLabel(stepUpEn.code).getAttribute('aria-invalid')).toBe('true');
  // The one of this half minute was used to set it up: a code counts once.
  await sheet.getByLabel(stepUpEn.code).fill(codeAt(Date.now() + 30_000));
  await send.click();
  await page.getByRole('region', { name: en.doneTitle }).waitFor();
  await app.close();
});

/** By the answer and by the stream, whichever comes last. */
async function closeMarket({ page }: App): Promise<void> {
  const open = Date.now() + 3_600_000;
  const closed = { state: 'closed', open, close: open + 3_600_000 };
  await page.route('**/api/vue/market/session', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, ...closed } } });
  });
  await page.routeWebSocket('**/api/vue/stream', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; session?: object };
      socket.send(
        JSON.stringify(said.type === 'session' ? { ...said, session: { ...said.session, ...closed } } : said),
      );
    });
  });
}

/** In the sheet over the exchange, which then asks for it. */
async function setFundPassword({ page }: App, t: Words): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t.stepUp.missingTitle });
  await sheet.getByLabel(t.fund.loginPassword, { exact: true }).fill(PASSWORD);
  await sheet.getByLabel(t.fund.new, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByLabel(t.fund.confirm).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: t.fund.set, exact: true }).click();
}

async function loseAnswers({ page }: App, count: number): Promise<void> {
  let lost = 0;
  await page.route('**/api/vue/exchange/execute', async (route) => {
    if (lost >= count) return route.continue();
    lost += 1;
    // The server works on it; the answer never arrives.
    await route.fetch();
    await route.abort('timedout');
  });
}
