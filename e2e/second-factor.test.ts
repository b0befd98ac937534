/** Logging in with an authenticator: the code is asked for after a right password, and a wrong one keeps what was typed. */
import { createHmac, randomUUID } from 'node:crypto';
import { createClient } from '@bahi/contract/client.ts';
import { beginTotp, confirmTotp } from '@bahi/contract/security/calls.ts';
import { expect, test } from 'vitest';
import { openBrowser, origin, PASSWORD, signUp, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('a customer with an authenticator logs in on a %s', async (device) => {
  const app = await open({ device, signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  const token = await page.evaluate(() => localStorage.getItem('tokend'));
  const call = createClient({ origin: origin(), credentials: () => ({ token: token ?? '', account }) });
  const begun = await call(beginTotp, { loginPassword: PASSWORD });
  if (begun.kind !== 'ok') throw new Error('no authenticator was begun');
  const { secret } = begun.data;
  const confirmed = await call(confirmTotp, { code: codeOf(secret) }, { idempotencyKey: randomUUID() });
  if (confirmed.kind !== 'ok') throw new Error('the authenticator was not confirmed');

  await app.goTo('#/information/index');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/#\/login\/login/);
  await page.getByLabel('Account or phone').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();

  const code = page.getByLabel('Authenticator code');
  await code.waitFor();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('The code is wrong.').waitFor();
  expect(await page.getByLabel('Account or phone').inputValue()).toBe(account);

  await code.fill(confirmed.data.recoveryCodes[0]!);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Total value, INR').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

/** RFC 6238, as an authenticator computes it. */
function codeOf(secret: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Base 32, RFC 4648. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
