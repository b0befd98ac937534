/**
 * Cards and wallets: what is wrong is said beside its field, the fund password stands before every change, a wallet's own QR code
 * is read back from a picture, and a removal whose answer is lost happens once.
 */
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { expect, test } from 'vitest';
import en from '../web/src/destinations/texts.en.ts';
import tw from '../web/src/destinations/texts.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import verificationEn from '../web/src/i18n/verification.en.ts';
import { type App, openBrowser, signUp, crossing, FUND_PASSWORD } from './app.ts';
import { violationsOf } from './axe.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks, themes } = crossing();

const { open } = openBrowser();

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const words = { en: { ...en, stepUp: stepUpEn }, tw: { ...tw, stepUp: stepUpTw } };
type Words = (typeof words)['en' | 'tw'];

const windows = looks.flatMap((look) => themes.map((isDark) => ({ ...look, isDark })));

test.each(windows)('cards and wallets on a $device ($language)', async ({ device, language, isDark }) => {
  const t = words[language];
  const { app } = await signUpVerified(() => open({ device, isDark, language, signsIn: true }));
  const { page } = app;
  await app.goTo('#/information/bankList');
  await page.getByText('•••• ').first().waitFor();

  await addCard(app, t);
  await page.getByText('State Bank of India').waitFor();
  await page.getByText(t.usableIn).waitFor();
  expect(await violationsOf(app, 'two cards')).toEqual([]);

  await page.getByRole('tab', { name: t.wallets }).click();
  await page.getByText(t.noWallets).waitFor();
  await addWallet(app, t);
  await page.getByRole('button', { name: t.showQrOf('TRC20 TR7N…Lj6t') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(TRON).waitFor();
  expect(await violationsOf(app, 'a QR code')).toEqual([]);
  const picture = await sheet.getByRole('img').screenshot();
  await page.keyboard.press('Escape');

  await readPictures(app, t, picture);
  await removeFirstCard(app, t);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('without identity no card is asked for, and the way there is shown', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  await app.goTo('#/information/index');
  await app.page.getByRole('link', { name: 'Bank accounts and wallets' }).click();
  await app.page.getByText(en.noCards).waitFor();
  await app.page.getByRole('link', { name: en.addCard }).click();
  await app.page.getByText(en.verifyWhy).waitFor();
  await app.page.getByRole('link', { name: verificationEn.card.not_verified.action }).waitFor();
  expect(await app.page.getByLabel(en.number, { exact: true }).count()).toBe(0);
  await app.close();
});

/** Everything that can be wrong with it first. */
async function addCard(app: App, t: Words): Promise<void> {
  const { page } = app;
  await page.getByRole('link', { name: t.addCard }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const add = page.getByRole('button', { name: t.addCard, exact: true });
  expect(await field(t.holder).inputValue()).toBe('Asha Devi Rao');
  await add.click();
  for (const name of [t.number, t.confirmNumber, t.ifsc, t.bank, t.branch, t.bankCode])
    await page.getByRole('alert').getByText(t.wholeForm(name), { exact: true }).waitFor();
  await field(t.number).fill('3010 0123 4500 01');
  await field(t.confirmNumber).fill('30100123450002');
  await field(t.ifsc).fill('SBIN1001234');
  await add.click();
  await page.getByRole('alert').getByText(t.numbersDiffer).waitFor();
  await page.getByRole('alert').getByText(t.ifscInvalid).waitFor();
  expect(await violationsOf(app, 'a card with mistakes')).toEqual([]);
  await field(t.confirmNumber).fill('30100123450001');
  await field(t.ifsc).fill('zzzz0001234');
  await page.getByText(t.typeBank).waitFor();
  await field(t.ifsc).fill('sbin0001234');
  // Filled from the directory, they are missing no more.
  for (const name of [t.bank, t.bankCode])
    await page.getByText(t.wholeForm(name), { exact: true }).first().waitFor({ state: 'detached' });
  await expect.poll(() => field(t.bank).inputValue()).toBe('State Bank of India');
  await field(t.branch).fill('Anna Nagar');
  await add.click();
  await confirm(app, t, { title: t.cardTitle, action: t.addCard, hasMiss: true });
}

async function addWallet(app: App, t: Words): Promise<void> {
  const { page } = app;
  await page.getByRole('link', { name: t.addWallet }).click();
  const address = page.getByLabel(t.address, { exact: true });
  const add = page.getByRole('button', { name: t.addWallet, exact: true });
  await add.click();
  await page.getByRole('alert').getByText(t.needBoth).waitFor();
  await address.fill(TRON.replace('HqjeK', 'HqjeX'));
  await address.blur();
  await page.getByText(t.addressInvalid('TRC20')).first().waitFor();
  await page.getByRole('radio', { name: 'ERC20' }).click();
  await address.fill(TRON);
  await address.blur();
  await page.getByText(t.otherNetwork('TRC20')).first().waitFor();
  await page.getByRole('radio', { name: 'TRC20' }).click();
  const readback = page.getByRole('region', { name: t.readback });
  await readback.getByText('TR7N', { exact: true }).first().waitFor();
  await readback.getByText('Lj6t', { exact: true }).first().waitFor();
  await add.click();
  await page.getByRole('alert').getByText(t.mustCompare).waitFor();
  expect(await violationsOf(app, 'a wallet to compare')).toEqual([]);
  await page.getByRole('checkbox').click();
  await add.click();
  await confirm(app, t, { title: t.walletTitle, action: t.addWallet, hasMiss: false });
}

/** One without a code, one that is none, and the wallet's own: its network is found with it, and it is there already. */
async function readPictures(app: App, t: Words, picture: Buffer): Promise<void> {
  const { page } = app;
  await page.getByRole('link', { name: t.addWallet }).click();
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('alert').getByText(t.noQr).waitFor();
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').getByText(t.notPicture).waitFor();
  await page.getByRole('radio', { name: 'ERC20' }).click();
  await choose.setInputFiles({ name: 'wallet.png', mimeType: 'image/png', buffer: picture });
  await expect.poll(() => page.getByLabel(t.address, { exact: true }).inputValue()).toBe(TRON);
  expect(await page.getByRole('radio', { name: 'TRC20' }).getAttribute('aria-checked')).toBe('true');
  await scanWithCamera(app, t, picture);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: t.addWallet, exact: true }).click();
  await sendProof(app, t, { action: t.addWallet, fundPassword: FUND_PASSWORD });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.getByLabel(t.address, { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('alert').waitFor();
}

/** A camera that may not be used, then one that sees the picture: the browser of the tests has none of its own. */
async function scanWithCamera({ page }: App, t: Words, picture: Buffer): Promise<void> {
  const address = page.getByLabel(t.address, { exact: true });
  const scan = page.getByRole('button', { name: t.scan });
  await address.fill('');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await scan.click();
  await page.getByRole('alert').getByText(t.cameraDenied).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(
    async (source) => {
      const code = new Image();
      code.src = source;
      await code.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const draw = () => {
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#8a7a6a';
        context.fillRect(0, 0, 640, 480);
        context.drawImage(code, 180, 100, 280, 280);
      };
      draw();
      setInterval(draw, 50);
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await scan.click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await address.inputValue()).toBe(TRON);
}

/** The card that was the default; its answer is lost twice, and the sheet is closed meanwhile. */
async function removeFirstCard(app: App, t: Words): Promise<void> {
  const { page } = app;
  const call = await callAs(app);
  await app.goTo('#/information/bankList?tab=cards');
  await page
    .getByRole('button', { name: /State Bank of India/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: t.makeDefaultOf('State Bank of India •••• 0001') }).click();
  const isDefault = async () => (await expectOk(call(listDestinations, {}))).cards[0]?.bank;
  await expect.poll(isDefault).toBe('State Bank of India');
  let lost = 0;
  await page.route('**/api/vue/destinations/remove', async (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('timedout');
  });
  await page
    .getByRole('button', { name: /HDFC Bank/ })
    .filter({ hasText: t.remove })
    .click();
  await sendProof(app, t, { action: t.remove, fundPassword: FUND_PASSWORD });
  await page.getByRole('dialog').getByRole('status').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('HDFC Bank').first().waitFor({ state: 'hidden' });
  expect(lost).toBe(2);
  expect((await expectOk(call(listDestinations, {}))).cards.map(({ bank }) => bank)).toEqual(['State Bank of India']);
}

interface Confirmation {
  readonly title: string;
  readonly action: string;
  /** Types a wrong fund password first. */
  readonly hasMiss: boolean;
}

async function confirm(app: App, t: Words, { title, action, hasMiss }: Confirmation): Promise<void> {
  const sheet = app.page.getByRole('dialog', { name: title });
  await sheet.waitFor();
  if (hasMiss) {
    await sendProof(app, t, { action, fundPassword: '402857' });
    await sheet.getByRole('alert').getByText('4').first().waitFor();
    expect(await violationsOf(app, 'the step-up')).toEqual([]);
  }
  await sendProof(app, t, { action, fundPassword: FUND_PASSWORD });
  await sheet.waitFor({ state: 'hidden' });
}

async function sendProof(
  { page }: App,
  t: Words,
  { action, fundPassword }: { readonly action: string; readonly fundPassword: string },
): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t.stepUp.fundPassword, { exact: true }).fill(fundPassword);
  await sheet.getByRole('button', { name: action, exact: true }).click();
}
