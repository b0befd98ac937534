/** The console in a browser, signed in as a practice member of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';
import { origin, type App, type OpenOptions } from './app.ts';

const PERIOD_MS = 30_000;

/** A code counts once: where it was used already, the one of the following half minute is taken, which is allowed early. */
export async function signInAt(page: Page, account: string, texts = SIGN_IN.en): Promise<void> {
  const { password, totpSecret } = PRACTICE_STAFF.find((one) => one.account === account)!;
  const signedIn = page.getByRole('menuitem').first();
  const refused = page.getByRole('alert').filter({ hasText: /./ });
  await page.goto(`${origin()}/console/`);
  await page.getByLabel(texts.account).fill(account);
  await page.getByLabel(texts.password).fill(password);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const timestamp = Date.now() + (attempt % 2) * PERIOD_MS;
    await page.getByLabel(texts.code).fill(TOTP.generate({ secret: Secret.fromBase32(totpSecret), timestamp }));
    await page.getByRole('button', { name: texts.submit }).click();
    await signedIn.or(refused).first().waitFor();
    if (await signedIn.isVisible()) return;
    // Both are used up: the next half minute brings another.
    if (attempt === 1) await page.waitForTimeout(PERIOD_MS - (Date.now() % PERIOD_MS));
  }
  throw new Error(`${account} could not sign in`);
}

/** A window of one member of staff. */
export async function openConsole(open: (options: OpenOptions) => Promise<App>, account: string): Promise<App> {
  const app = await open({ device: 'desktop', language: 'en' });
  await signInAt(app.page, account);
  return app;
}

/** Found and taken, without a mouse. Where identity is known, the list has the name of the person. */
export async function takeCase(page: Page, account: string, shown = account): Promise<void> {
  await findCase(page, account, shown);
  await page.getByRole('timer').waitFor();
}

/** All are loaded, so that an approval is taken. */
export async function picturesShown(page: Page, last = 'ID back'): Promise<void> {
  await page.getByRole('img', { name: last }).waitFor();
  await page.getByText('Approve once all pictures are shown.').waitFor({ state: 'hidden' });
}

/** Searched for, and opened unless it is: who may not decide it takes nothing. */
export async function findCase(page: Page, account: string, shown = account): Promise<void> {
  await page.getByLabel('Account or case number').waitFor();
  await press(page, '/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(account);
  await press(page, 'Enter');
  await page.waitForFunction((text) => location.hash.includes(text), account);
  const row = page.getByRole('button', { name: shown });
  // Until the answer is there the list has those of before, of whom several may bear one name.
  await expect.poll(() => row.count()).toBe(1);
  if ((await row.getAttribute('aria-current')) !== 'true') await press(page, 'j');
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export const SIGN_IN = {
  en: { account: 'Account', password: 'Password', code: 'Code of the authenticator', submit: 'Sign in' },
  ko: { account: '계정', password: '비밀번호', code: '인증 앱의 코드', submit: '로그인' },
  tw: { account: '帳號', password: '密碼', code: '驗證器驗證碼', submit: '登入' },
};
