/**
 * What guards an account, in the customer's hands: a freeze and its end, an authenticator with recovery codes, a phone and a
 * forgotten password through the practice outbox, an address for e-mail, a passkey on a virtual device, a pause that nobody undoes.
 */
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import restrictionEn from '../web/src/i18n/restrictions.en.ts';
import restrictionTw from '../web/src/i18n/restrictions.tw.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import helpEn from '../web/src/identity/help-texts.en.ts';
import { getNotificationSettings } from '@bahi/contract/notifications/calls.ts';
import notificationsEn from '../web/src/notifications/texts.en.ts';
import notificationsTw from '../web/src/notifications/texts.tw.ts';
import en from '../web/src/security/texts.en.ts';
import tw from '../web/src/security/texts.tw.ts';
import { type App, openBrowser, origin, PASSWORD, signUp, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { key, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { devices, looks } = crossing();

const { open } = openBrowser();
const words = {
  en: { t: en, r: restrictionEn, n: notificationsEn },
  tw: { t: tw, r: restrictionTw, n: notificationsTw },
};

let app: App;
afterEach(async () => {
  expect(app.problems).toEqual([]);
  await app.close();
});

test.each(looks)(
  'a customer freezes the account, no order is taken, and ends it ($device, $language)',
  async (look) => {
    const { t, r } = words[look.language];
    app = await open({ device: look.device, language: look.language, signsIn: true });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/information/safety');
    await page.getByRole('link', { name: t.freeze.row }).click();
    await page.getByText(t.freeze.endsBody).waitFor();
    await page.getByRole('button', { name: t.freeze.now }).click();
    await page.getByRole('alert').getByText(t.enterLoginPassword).waitFor();
    await page.getByLabel(t.loginPassword, { exact: true }).fill(PASSWORD);
    await expectAccessible();
    await page.getByRole('button', { name: t.freeze.now }).click();
    await page.getByRole('button', { name: t.freeze.end }).waitFor();

    const call = await callAs(app);
    const order = { symbol: 'VRM', direction: 'long', type: 'market', lots: 1, leverage: 1 } as const;
    expect(await call(placeOrder, order, key())).toMatchObject({
      refusal: { code: 'identity.frozen', params: { reason: 'customer_asked' } },
    });
    await app.goTo('#/market/marketBuy?symbol=VRM&direction=long');
    await page.getByRole('note').getByText(r.reason.customer_asked).first().waitFor();
    await app.goTo('#/information/userInfo');
    await page.getByText(r.reason.customer_asked).first().waitFor();
    await app.goTo('#/information/safety?show=restrictions');
    await page.getByText(r.isOwn).waitFor();
    await expectAccessible();
    await page.getByRole('link', { name: r.endIt }).click();
    await page.getByLabel(t.loginPassword, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t.freeze.end }).click();
    await page.getByText(t.freeze.endsBody).waitFor();
    await app.goTo('#/information/safety?show=restrictions');
    await page.getByText(t.restrictions.nothingNow).waitFor();
  },
);

test.each(devices)(
  'an authenticator is set up with its recovery codes and turned off with one (%s)',
  async (device) => {
    app = await open({ device, signsIn: true });
    const { page } = app;
    await signUp(app);
    await app.goTo('#/information/safety?show=authenticator');
    await page.getByLabel(en.loginPassword, { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: en.totp.begin }).click();
    await page.getByRole('alert').getByText('The login password is wrong.').waitFor();
    await page.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: en.totp.begin }).click();
    await page.getByRole('img', { name: en.totp.qr }).waitFor();
    await expectAccessible();
    const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
    await page.getByLabel(en.totp.code).fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
    await page.getByRole('button', { name: en.totp.turnOn }).click();

    const codes = page.getByRole('list', { name: en.totp.codesTitle }).getByRole('listitem');
    await codes.first().waitFor();
    const [code = ''] = await codes.allInnerTexts();
    await expectAccessible();
    await page.getByRole('button', { name: en.totp.done }).click();
    await page.getByText(en.totp.mustKeep).waitFor();
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: en.totp.done }).click();

    await page.getByText(en.totp.removeHold(24)).waitFor();
    await page.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
    await page.getByLabel(en.code.label, { exact: true }).fill(code.trim());
    await page.getByRole('button', { name: en.totp.remove }).click();
    await page.getByRole('button', { name: en.totp.begin }).waitFor();
    await app.goTo('#/information/safety');
    await page.getByText(/^You cannot withdraw before /).waitFor();
  },
);

test.each(devices)('a bound phone gets the code that replaces a forgotten password (%s)', async (device) => {
  app = await open({ device, signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
  await app.goTo('#/information/safety?show=phone');
  await page.getByText(en.phone.weaker).waitFor();
  await page.getByLabel(en.phone.phone).fill('98');
  await page.getByRole('button', { name: en.phone.send }).click();
  await page.getByRole('alert').getByText(en.phone.enterPhone).waitFor();
  await page.getByLabel(en.phone.phone).fill(phone);
  await page.getByRole('button', { name: en.phone.send }).click();
  await page.getByLabel(en.phone.code).fill(await codeSentTo(account));
  await page.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
  await expectAccessible();
  await page.getByRole('button', { name: en.phone.bind }).click();
  await page
    .getByText(new RegExp(`${phone.slice(-3)}$`))
    .first()
    .waitFor();

  await app.goTo('#/information/index');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/#\/login\/login/);
  await page.getByRole('button', { name: loginEn.forgot }).click();
  const sheet = page.getByRole('dialog', { name: helpEn.forgotTitle });
  await sheet.getByLabel(helpEn.account).fill(account);
  await sheet.getByRole('button', { name: helpEn.send }).click();
  await sheet.getByLabel(helpEn.code).waitFor();
  await expectAccessible();
  const code = await codeSentTo(account);
  await sheet.getByLabel(helpEn.code).fill(code === '000000' ? '000001' : '000000');
  await sheet.getByLabel(helpEn.newPassword, { exact: true }).fill('nine-slow-rivers-4');
  await sheet.getByLabel(helpEn.confirmPassword).fill('nine-slow-rivers-4');
  await sheet.getByRole('button', { name: helpEn.change }).click();
  await sheet.getByRole('alert').getByText('The code is wrong.').waitFor();
  await sheet.getByLabel(helpEn.code).fill(code);
  await sheet.getByRole('button', { name: helpEn.change }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.getByLabel(loginEn.account).inputValue()).toBe(account);
  await page.getByLabel(loginEn.password, { exact: true }).fill('nine-slow-rivers-4');
  await page.getByRole('button', { name: loginEn.logIn, exact: true }).click();
  await page.getByText('Total value, INR').waitFor();
});

test.each(looks)(
  'an address is added from the notifications, chosen for money, and removed ($device, $language)',
  async (look) => {
    const { t, n } = words[look.language];
    app = await open({ device: look.device, language: look.language, signsIn: true });
    const { page } = app;
    const account = await signUp(app);
    await app.goTo('#/information/notifications');
    await page.getByRole('link', { name: n.addEmail }).click();
    await page.getByLabel(t.email.address).fill('asha@');
    await page.getByRole('button', { name: t.phone.send }).click();
    await page.getByRole('alert').getByText(t.email.enter).waitFor();
    await page.getByLabel(t.email.address).fill('asha@example.com');
    await page.getByRole('button', { name: t.phone.send }).click();
    await page.getByLabel(t.email.code).fill(await codeSentTo(account));
    await page.getByLabel(t.loginPassword, { exact: true }).fill(PASSWORD);
    await expectAccessible();
    await page.getByRole('button', { name: t.email.bind }).click();
    await page.getByRole('link', { name: t.email.choose }).click();

    const money = page.getByRole('switch', { name: `${n.groups.money.name}: ${n.mediums.email}` });
    await money.click();
    const call = await callAs(app);
    const chosen = async () => (await expectOk(call(getNotificationSettings, {}))).groups;
    await expect.poll(chosen).toContainEqual(expect.objectContaining({ group: 'money', email: true }));
    await page.getByText(n.emailTo('a•••@example.com')).waitFor();
    await expectAccessible();

    await app.goTo('#/information/safety?show=email');
    await page.getByRole('button', { name: t.email.remove }).click();
    const sheet = page.getByRole('dialog', { name: t.email.removeTitle });
    await sheet.getByLabel(t.loginPassword, { exact: true }).fill(PASSWORD);
    await sheet.getByRole('button', { name: t.email.remove }).click();
    await page.getByText(t.email.none, { exact: true }).waitFor();
    expect((await expectOk(call(getNotificationSettings, {}))).maskedEmail).toBeNull();
  },
);

test.each(devices)('a passkey is added, logs in, and is removed (%s)', async (device) => {
  app = await open({ device });
  const { page } = app;
  // Browsers know no passkeys at an address that is a number.
  await page.goto(origin().replace('127.0.0.1', 'localhost'));
  const cdp = await app.context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(app);
  await app.goTo('#/information/safety?show=passkeys');
  await page.getByLabel(en.passkeys.name).fill('My phone');
  await page.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: en.passkeys.add }).click();
  await page.getByRole('button', { name: en.passkeys.removeOf('My phone') }).waitFor();
  await expectAccessible();
  // The same device does not make a second one.
  await page.getByLabel(en.passkeys.name).fill('Again');
  await page.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: en.passkeys.add }).click();
  await page.getByRole('alert').getByText(en.passkeys.already).waitFor();

  await app.goTo('#/information/index');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/#\/login\/login/);
  await page.getByRole('button', { name: loginEn.passkey }).click();
  await page.getByText('Total value, INR').waitFor();

  await app.goTo('#/information/safety?show=logins');
  await page.getByText(new RegExp(`^${en.logins.method.passkey} · `)).waitFor();
  await app.goTo('#/information/safety?show=passkeys');
  await page.getByRole('button', { name: en.passkeys.removeOf('My phone') }).click();
  const sheet = page.getByRole('dialog', { name: en.passkeys.removeTitle('My phone') });
  await sheet.getByLabel(en.loginPassword, { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: en.passkeys.remove }).click();
  await page.getByText(en.passkeys.none).waitFor();
});

test.each(looks)('a trading pause is told to be final, and is ($device, $language)', async (look) => {
  const { t } = words[look.language];
  app = await open({ device: look.device, language: look.language, signsIn: true });
  const { page } = app;
  await signUp(app);
  await app.goTo('#/information/safety?show=pause');
  await page.getByText(t.pause.facts[3]!).waitFor();
  await page.getByRole('spinbutton', { name: t.pause.days }).fill('7');
  await page.getByRole('button', { name: t.pause.pauseFor(7) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(t.pause.sure(7)).waitFor();
  await question.getByRole('button', { name: t.pause.pauseFor(7) }).click();
  await page.getByRole('note').waitFor();
  await expectAccessible();
  // Only longer is offered.
  await page.getByRole('spinbutton', { name: t.pause.longer }).fill('3');
  await page.getByRole('spinbutton', { name: t.pause.longer }).press('Tab');
  await page.getByRole('button', { name: t.pause.pauseFor(7) }).waitFor();
});

async function expectAccessible(): Promise<void> {
  expect(await violationsOf(app, 'here')).toEqual([]);
}

/** The newest code that went to a customer's phone, as the console's outbox has it. */
async function codeSentTo(account: string): Promise<string> {
  const staff = await staffCall('support');
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await expectOk(staff(listOutbox, { account }));
      code = rows[0]?.text.match(/\b[0-9]{6}\b/)?.[0];
      return code !== undefined;
    })
    .toBe(true);
  return code!;
}
