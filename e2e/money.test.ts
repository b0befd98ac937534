/** Saving the fund records: table and document say what the journal says, and a statement proves it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { digestText, type Statement } from '@bahi/core/statement-form.ts';
import { expect, test } from 'vitest';
import { openBrowser, saved, signUp, type App, crossing } from './app.ts';

const { devices } = crossing();

const { open } = openBrowser();

test.each(devices)('the records of a span are saved as a table and as a document (%s)', async (device) => {
  const app = await open({ device, signsIn: true });
  await signUp(app);
  await openSaving(app, 'Save records');

  const table = await savedText(app, 'Save a table (CSV)');
  expect(table.name).toMatch(/^fund-records-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, grant, ...rest] = table.text.trimEnd().split('\r\n');
  expect(head).toContain('Entry,Kind,Order or position,Symbol,Change of cash,Cash after');
  expect(grant).toContain(',Practice grant,,,1000000.00,1000000.00,');
  expect(rest).toEqual([]);

  const document = await printed(app, 'Print or save as PDF');
  expect(document).toContain('Opening cash\n0.00');
  expect(document).toContain('Closing cash\n10,00,000.00');
  expect(document).toContain('Page 1 of 1');
  expect(document).not.toContain('Save records');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the document speaks the reader’s language, and a span that ends before it begins is told', async () => {
  const app = await open({ device: 'phone', language: 'tw', signsIn: true });
  await signUp(app);
  await openSaving(app, '匯出紀錄');
  await app.page.getByLabel('起始營業日').fill('2030-01-01');
  await app.page.getByText('起始營業日晚於結束營業日。').waitFor();
  await app.page.getByLabel('起始營業日').fill('2020-01-01');
  expect(await printed(app, '列印或存成 PDF')).toContain('期末現金\n10,00,000.00');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a statement verifies as saved, and one changed figure is named', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  await signUp(app);
  await openSaving(app, 'Save records');
  const statement = await savedText(app, 'Save the statement (verifiable)');
  await app.page.getByRole('link', { name: 'Verify a statement' }).click();
  await verify(app, statement.text);
  await app.page.getByText(/The lines agree with each other|Nothing was changed until/).waitFor();
  await app.page.getByText(/cannot be known from this file/).waitFor();
  expect(await app.page.getByRole('region', { name: 'The statement' }).innerText()).toContain('10,00,000.00');

  const changed = JSON.parse(statement.text) as { lines: { amount: string }[] };
  changed.lines[0]!.amount = '900000000';
  await verify(app, JSON.stringify(changed));
  await app.page.getByText('This statement was changed').first().waitFor();
  await app.page.getByText('Line 1 was changed: the amount.').waitFor();

  // Whoever has the file can make opening, closing and digest anew, but not what the last line's date is.
  const cut = JSON.parse(statement.text) as Statement;
  const { lines, closing } = cut;
  const left = {
    ...cut,
    opening: closing,
    before: { previous: lines.at(-2)?.hash ?? cut.opening.hash, line: lines.at(-1)! },
    lines: [],
  };
  await verify(app, JSON.stringify({ ...left, digest: digestOf(left) }));
  await app.page.getByText(`Line ${closing.seq} belongs to the span but is not among its lines`).waitFor();

  await verify(app, 'not a statement');
  await app.page.getByText(/This is not a whole statement/).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

function digestOf(statement: Statement): string {
  return createHash('sha256').update(digestText(statement)).digest('hex');
}

async function verify({ page }: App, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function savedText(app: App, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const { name, path } = await saved(app, button);
  return { name, text: await readFile(path, 'utf8') };
}

async function openSaving(app: App, name: string): Promise<void> {
  await app.goTo('#/information/fundRecord');
  await app.page.getByRole('button', { name }).click();
  await app.page.getByRole('dialog').waitFor();
}

/** The browser's print page cannot be driven: what it would be given is read instead, as paper shows it. */
async function printed({ page }: App, button: string): Promise<string> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: button }).click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}
