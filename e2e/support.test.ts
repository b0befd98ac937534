/**
 * Support from the question to how satisfied the customer was: a ticket with a picture is sent from the support centre, answered in the console
 * by a member who gives the name, read at once, closed and rated; what staff note stays in the console.
 */
import { expect, test } from 'vitest';
import { photo } from '../server/src/uploads/testing.ts';
import supportEn from '../web/src/support/texts.en.ts';
import supportTw from '../web/src/support/texts.tw.ts';
import { crossing, freshAccount, openBrowser, signUp, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { openConsole, press, takeCase } from './console.ts';

const { looks } = crossing();
const { open } = openBrowser();
const words = { en: supportEn, tw: supportTw };

const QUESTION = 'My deposit is not in my balance yet.';
const NOTE = 'Asked before, on the phone.';
const ANSWER = 'It was credited a minute ago.';

test.each(looks)('a ticket with a picture is answered, read, closed and rated ($device, $language)', async (look) => {
  const t = words[look.language];
  const app = await open({ device: look.device, language: look.language, signsIn: true });
  const { page } = app;
  const account = await signUp(app, freshAccount('asker'), { isGuarded: false });
  await app.goTo('#/home/kefuCenter');
  await page.getByText(t.never).waitFor();
  await page.getByText('000 000 0002').waitFor();
  await page.getByText(t.noTickets).waitFor();
  expect(await violationsOf(app, 'the support centre')).toEqual([]);
  await page.getByRole('link', { name: t.ask }).click();
  await sendTicket(app, t);

  await answerInConsole(account);
  // By the stream.
  const log = page.getByRole('log');
  await log.getByText(ANSWER).waitFor();
  await log.getByText('Sunil Roy').waitFor();
  expect(await page.getByText(NOTE).count()).toBe(0);
  await page.getByText(t.state.answered, { exact: true }).waitFor();
  expect(await violationsOf(app, 'an answered ticket')).toEqual([]);
  await page.getByRole('button', { name: t.thread.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.thread.close }).click();
  await page.getByText(t.state.closed, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: t.rating.send }).click();
  await page.getByRole('alert').getByText(t.rating.choose).waitFor();
  await page.getByRole('radio', { name: t.rating.scores[5] }).click();
  await page.getByLabel(t.rating.words).fill('Quick.');
  expect(await violationsOf(app, 'a closed ticket')).toEqual([]);
  await page.getByRole('button', { name: t.rating.send }).click();
  await page.getByText(t.rating.given(5)).waitFor();
  await page.getByRole('button', { name: t.closed.reopen }).waitFor();

  await app.goTo('#/home/kefuCenter');
  await page.getByRole('link', { name: t.kind.deposit }).getByText(t.state.closed).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

/** What was typed is there again after a look elsewhere. */
async function sendTicket(app: App, t: typeof supportEn): Promise<void> {
  const { page } = app;
  await page.getByRole('heading', { name: t.form.title, level: 1 }).waitFor();
  await page.getByRole('button', { name: t.form.send }).click();
  await page.getByRole('alert').getByText(t.form.enterText).waitFor();
  await page.getByLabel(t.form.kind).selectOption('deposit');
  await page.getByLabel(t.form.text).fill(QUESTION);
  await app.goTo('#/home/kefuCenter');
  await page.getByRole('link', { name: t.ask }).click();
  await expect.poll(() => page.getByLabel(t.form.text).inputValue()).toBe(QUESTION);
  await page
    .getByRole('group', { name: t.form.picture(1) })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) });
  const send = page.getByRole('button', { name: t.form.send });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('group', { name: t.form.picture(2) }).waitFor();
  expect(await violationsOf(app, 'a new ticket')).toEqual([]);
  await send.click();
  await page.getByRole('log').getByText(QUESTION).waitFor();
  await page.getByRole('list', { name: t.thread.pictures(1) }).waitFor();
  await page.getByText(t.state.open, { exact: true }).waitFor();
}

/** By the keyboard but for the note. */
async function answerInConsole(account: string): Promise<void> {
  const console = await openConsole(open, 'support');
  const { page } = console;
  await page.goto(`${new URL(page.url()).origin}/console/#/tickets`);
  await takeCase(page, account);
  await page.getByText(QUESTION).waitFor();
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  expect(await violationsOf(console, 'a ticket')).toEqual([]);
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note, for staff only').fill(NOTE);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await page.getByText(NOTE).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await press(page, 'n');
  await page.keyboard.type(ANSWER);
  await press(page, 'Escape', 'a');
  await page.getByText(`Answered: ${account}`).waitFor();
  expect(console.problems).toEqual([]);
  await console.close();
}
