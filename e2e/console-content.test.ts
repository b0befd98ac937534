/** A text of the house: one person writes it beside a phone, another reads it in each language and approves it, and the history has both; another one is rejected. */
import { expect, test } from 'vitest';
import { openBrowser } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole } from './console.ts';

const { open } = openBrowser();

test('a question is written by one, approved by another who has seen each language, and the history shows what changed', async () => {
  const maker = await openConsole(open, 'content');
  const { page } = maker;
  await page.getByRole('menuitem', { name: 'Content' }).click();
  await page.getByLabel('Search title or key').fill('lots');
  await page.getByRole('button', { name: 'Open: What is a lot?' }).click();
  await page.getByRole('region', { name: 'On a phone, English' }).getByText('A lot is 100 shares.').waitFor();
  expect(await violationsOf(maker, 'text')).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit: What is a lot?' });
  const body = dialog.getByRole('textbox', { name: /^Text/ });
  const words = await body.inputValue();
  await body.fill(`${words}\n\n<b>Bold</b>`);
  await dialog.getByText('English, line 3: remove the HTML tag.').waitFor();
  await body.fill(`${words}\n\nA tenth of a lot is **not** sold.`);
  await dialog.getByRole('region', { name: 'On a phone, English' }).getByText('A tenth of a lot').waitFor();
  await dialog.getByRole('tab', { name: '한국어' }).click();
  await dialog.getByRole('region', { name: 'On a phone, 한국어' }).getByText('로트란 무엇인가요?').waitFor();
  await dialog.getByLabel('Reason').fill('asked about often');
  expect(await violationsOf(maker, 'editor')).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Waits for a second person', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  const checker = await openConsole(open, 'admin');
  await checker.page.getByRole('menuitem', { name: 'Content' }).click();
  await checker.page.getByLabel('Search title or key').fill('lots');
  await checker.page.getByRole('button', { name: 'Open: What is a lot?' }).click();
  const waiting = checker.page.getByRole('region', { name: 'Waits for a second person', exact: true });
  await waiting.getByText('asked about often').waitFor();
  const approve = waiting.getByRole('button', { name: 'Approve' });
  expect(await approve.isDisabled()).toBe(true);
  for (const name of ['繁體中文', '한국어', 'English']) await waiting.getByRole('tab', { name }).click();
  await waiting.getByText('A tenth of a lot is **not** sold.').waitFor();
  expect(await violationsOf(checker, 'waiting')).toEqual([]);
  await approve.click();
  const sure = checker.page.getByRole('dialog', { name: 'Approve this text' });
  await sure.getByRole('button', { name: 'Approve' }).click();
  await sure.waitFor({ state: 'hidden' });
  await checker.page.getByRole('button', { name: 'History' }).click();
  const history = checker.page.getByRole('dialog', { name: 'History: What is a lot?' });
  await history.getByText('Kiran Jha · Devi Iyer').waitFor();
  await history.getByRole('button', { name: 'Show what changed' }).first().click();
  await history.getByText('A tenth of a lot is **not** sold.').waitFor();
  expect(await violationsOf(checker, 'history')).toEqual([]);
  await checker.close();
  await maker.close();
});
