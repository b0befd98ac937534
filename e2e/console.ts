/** The console in a browser, signed in as a practice member of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';
import { origin } from './app.ts';

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

export const SIGN_IN = {
  en: { account: 'Account', password: 'Password', code: 'Code of the authenticator', submit: 'Sign in' },
  tw: { account: '帳號', password: '密碼', code: '驗證器驗證碼', submit: '登入' },
};
