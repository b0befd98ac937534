/** The console in a browser, signed in as a practice member of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { databaseUrl, origin, type App, type OpenOptions } from './app.ts';
import { sessions } from './sessions.ts';
import { settled } from '../bench/settled.ts';

/** Where the console keeps its session (console/src/data/session.ts). */
const SESSION_KEY = 'bahi.console.session';

/** With the session the run began for this member. The page is one of the same server, so that the tab's storage is the console's. */
export async function signInAt(page: Page, account: string): Promise<void> {
  await page.evaluate(([name, session]) => sessionStorage.setItem(name, session), [
    SESSION_KEY,
    JSON.stringify(sessions().staff[account]),
  ] as const);
  await keepToOwnCases(page);
  await page.goto(`${origin()}/console/`);
  await page.getByRole('menuitem').first().waitFor();
}

/** By the form. A code counts once: that one was used before is forgotten, so that nobody waits for the next. */
export async function signInByHand(page: Page, account: string, texts = SIGN_IN.en): Promise<void> {
  const { password, totpSecret } = PRACTICE_STAFF.find((one) => one.account === account)!;
  await keepToOwnCases(page);
  await page.goto(`${origin()}/console/`);
  await page.getByLabel(texts.account).fill(account);
  await page.getByLabel(texts.password).fill(password);
  await page.getByLabel(texts.code).fill(TOTP.generate({ secret: Secret.fromBase32(totpSecret) }));
  await forgetCodes(account);
  await page.getByRole('button', { name: texts.submit }).click();
  await page.getByRole('menuitem').first().waitFor();
}

/** After a decision the next case of the queue opens by itself and is taken: it may be that of a journey beside this one. */
async function keepToOwnCases(page: Page): Promise<void> {
  await page.context().route('**/api/console/reviews/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { next?: string | null } };
    if (body.data?.next !== undefined) body.data.next = null;
    await route.fulfill({ response, json: body });
  });
}

async function forgetCodes(account: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl(), role: 'owner', poolSize: 1 });
  await db.query('update staff.member set totp_counter = 0 where account = $1', [account]);
  await db.close();
}

/** A window of one member of staff. */
export async function openConsole(open: (options: OpenOptions) => Promise<App>, account: string): Promise<App> {
  const app = await open({ device: 'desktop', language: 'en', signsIn: true });
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
  // What opens by itself takes the focus.
  await settled(page);
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

/** In the list of customers, once the search has taken effect: it sets the address, and a row opened meanwhile would be left again. */
export async function findCustomer(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account, number or whole verified name').fill(account);
  await page.waitForFunction((text) => location.hash.includes(text), account);
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export const SIGN_IN = {
  en: { account: 'Account', password: 'Password', code: 'Authenticator code', submit: 'Sign in' },
  ko: { account: '계정', password: '비밀번호', code: '인증 앱의 인증번호', submit: '로그인' },
  tw: { account: '帳號', password: '密碼', code: '驗證器驗證碼', submit: '登入' },
};
