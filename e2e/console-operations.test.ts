/** Staff at work in the console: sign-in with a code, a change of roles by two people, the record of it, views and files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBrowser, origin } from './app.ts';
import { violationsOn } from './axe.ts';
import { openConsole, SIGN_IN, signInAt, signInByHand } from './console.ts';

const { open } = openBrowser();

test('a first visit, with nothing kept and to any page, shows the sign-in', async () => {
  const { page } = await open({ device: 'desktop' });
  for (const hash of ['', '#/audit']) {
    await page.goto('about:blank');
    await page.goto(`${origin()}/console/${hash}`);
    await page.getByLabel(SIGN_IN.en.account).waitFor();
  }
});

test('one proposes roles, another approves them, and both are on record', async () => {
  const admin = await open({ device: 'desktop', signsIn: true });
  await signInByHand(admin.page, 'admin');
  await admin.page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await admin.page.getByRole('button', { name: 'Roles of Kiran Jha' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Roles of Kiran Jha' });
  await dialog.getByRole('checkbox', { name: 'Auditor' }).click();
  await dialog.getByLabel('Reason').fill('Covers for a colleague');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  // What cannot be one person is refused in words, and the form stays.
  await dialog.getByText('cannot be one person').waitFor();
  await dialog.getByRole('checkbox', { name: 'Auditor' }).click();
  await dialog.getByRole('checkbox', { name: 'Support' }).click();
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await admin.page.getByRole('menuitem', { name: 'Changes' }).click();
  await admin.page.getByRole('cell', { name: 'Covers for a colleague' }).click();
  expect(await admin.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  expect(await violationsOn(admin.page)).toEqual([]);

  const risk = await open({ device: 'desktop', signsIn: true });
  await signInAt(risk.page, 'risk');
  // Not for this role: neither members nor the record.
  await risk.page.getByRole('menuitem', { name: 'Changes' }).click();
  expect(await risk.page.getByRole('menuitem').allInnerTexts()).not.toContain('Audit');
  await risk.page.getByRole('cell', { name: 'Covers for a colleague' }).click();
  await risk.page.getByRole('dialog').getByText('Support', { exact: true }).waitFor();
  await risk.page.getByRole('button', { name: 'Approve' }).click();
  await risk.page.getByRole('dialog').waitFor({ state: 'hidden' });

  // What surveillance found stands on Health, for risk, and who opened documents.
  await risk.page.getByRole('menuitem', { name: 'Health' }).click();
  const documents = risk.page.getByRole('region', { name: 'Documents opened by staff' });
  await documents.getByText('more than 120 in an hour are refused').waitFor();
  await risk.page.getByRole('region', { name: 'Findings' }).getByText('Nothing here.').waitFor();
  expect(await violationsOn(risk.page)).toEqual([]);
  // A server that is away is told of, and what it said before with the time of its reading.
  await risk.page.route('**/api/console/health/state', (route) => route.abort());
  await risk.page.getByRole('button', { name: 'Refresh' }).click();
  const away = risk.page.getByRole('alert').filter({ hasText: 'The server did not answer.' });
  await away.getByText(/What is shown below was read at \d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d/).waitFor();
  await risk.page.unroute('**/api/console/health/state');
  await away.getByRole('button', { name: 'Try again' }).click();
  await away.waitFor({ state: 'detached' });

  // Decided meanwhile: who comes late is told.
  await admin.page.getByLabel('Reason, to withdraw it').fill('No longer needed');
  await admin.page.getByRole('button', { name: 'Withdraw' }).click();
  await admin.page.getByText('This change has already been decided.').waitFor();
  await admin.page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await admin.page.getByRole('menuitem', { name: 'Audit' }).click();
  await admin.page.getByRole('cell', { name: 'Rhea Bose' }).first().waitFor();
  await admin.page.getByRole('menuitem', { name: 'Staff and roles' }).click();
  await admin.page.getByRole('cell', { name: /Content, Support/ }).waitFor();
  expect([...admin.problems, ...risk.problems]).toEqual([]);
  await admin.close();
  await risk.close();
});

test('filters are kept as a view and a list is taken along as a file, at 768 pixels, in the dark, in Chinese', async () => {
  const { page, problems, close } = await open({ device: 'desktop', language: 'tw', isDark: true, signsIn: true });
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInByHand(page, 'auditor', SIGN_IN.tw);
  await page.getByRole('menuitem', { name: '稽核紀錄' }).click();
  await page.getByLabel('動作').fill('session.begin');
  // What is on record beside sign-ins depends on the journeys before.
  const other = page.getByRole('cell', { name: /^(?!session)[a-z]+\.[a-z]/ }).first();
  await page.getByRole('cell', { name: 'Anita Pal' }).first().waitFor();
  await other.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '檢視' }).click();
  await page.getByRole('menuitem', { name: '儲存目前的篩選' }).click();
  await page.getByLabel('名稱').fill('登入');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByLabel('動作').fill('');
  await other.waitFor();
  await page.getByRole('button', { name: '檢視' }).click();
  await page.getByRole('menuitem', { name: '登入', exact: true }).click();
  await other.waitFor({ state: 'detached' });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '匯出' }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('序號,時間,經辦人');
  expect(text).toContain('Anita Pal,session.begin');
  expect(text).not.toContain('staff.first');
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The tools stand in a row above the list, inside the window.
  const tools = (await page.getByRole('button', { name: '匯出' }).boundingBox())!;
  const list = (await page.getByRole('region', { name: '稽核紀錄' }).boundingBox())!;
  expect(tools.x + tools.width).toBeLessThanOrEqual(768);
  expect(list.x + list.width).toBeLessThanOrEqual(768);
  expect(list.y).toBeLessThan(250);
  expect(problems).toEqual([]);
  await close();
});

test('a page whose file does not come says so, and comes with another try', async () => {
  const { page, close } = await openConsole(open, 'auditor');
  const files = '**/console/assets/audit-list-*.js';
  await page.route(files, (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  const failed = page.getByRole('alert');
  await failed.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // The other pages stay open.
  await page.getByRole('menuitem', { name: 'Health' }).click();
  await page.getByRole('heading', { name: 'Health', level: 1 }).waitFor();
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  await page.unroute(files);
  await failed.getByRole('button', { name: 'Try again' }).click();
  // Whatever others have just done.
  await page.getByRole('region', { name: 'Audit' }).getByRole('cell').first().waitFor();
  await close();
});

test('a wrong code is told, what was typed stays, and no page opens without a session', async () => {
  const { page, problems, close } = await open({ device: 'desktop' });
  await page.goto(`${new URL(page.url()).origin}/console/#/audit`);
  await page.getByLabel('Account').fill('support');
  await page.getByLabel('Password').fill('practice-2026');
  await page.getByLabel('Authenticator code').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Account, password or code is wrong.').waitFor();
  expect(await page.getByLabel('Account').inputValue()).toBe('support');
  expect(await violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
