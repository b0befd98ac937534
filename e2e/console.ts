/** The console in a browser, signed in as a practice member of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';
import { origin } from './app.ts';

const PERIOD_MS = 30_000;
/** A code counts once: the next sign-in of the same member takes the one of the following half minute. */
const usedUntil = new Map<string, number>();

export async function signInAt(page: Page, account: string, texts = SIGN_IN.en): Promise<void> {
  const member = PRACTICE_STAFF.find((one) => one.account === account)!;
  const at = Math.max(Date.now(), usedUntil.get(account) ?? 0);
  if (at > Date.now() + PERIOD_MS) await page.waitForTimeout(at - Date.now() - PERIOD_MS);
  usedUntil.set(account, (Math.floor(at / PERIOD_MS) + 1) * PERIOD_MS);
  await page.goto(`${origin()}/console/`);
  await page.getByLabel(texts.account).fill(account);
  await page.getByLabel(texts.password).fill(member.password);
  await page
    .getByLabel(texts.code)
    .fill(TOTP.generate({ secret: Secret.fromBase32(member.totpSecret), timestamp: at }));
  await page.getByRole('button', { name: texts.submit }).click();
}

export const SIGN_IN = {
  en: { account: 'Account', password: 'Password', code: 'Code of the authenticator', submit: 'Sign in' },
  tw: { account: '帳號', password: '密碼', code: '驗證器驗證碼', submit: '登入' },
};
