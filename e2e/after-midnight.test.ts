/** Between midnight and 05:00 IST the calendar is a day ahead of the books: what is offered to be saved ends with the business date. */
import { readFile } from 'node:fs/promises';
import { midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import recordsEn from '../web/src/records/texts.en.ts';
import recordsTw from '../web/src/records/texts.tw.ts';
import { openBrowser } from './app.ts';
import { startVirtualMarket, type VirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();
const ACCOUNT = 'asha';
const TWO_HOURS_MS = 7_200_000;

let market: VirtualMarket;
let token = '';

beforeAll(async () => {
  market = await startVirtualMarket({
    startsAt: midnightOf(practiceCalendar, '2026-12-01') + TWO_HOURS_MS,
    tasks: [],
    async prepare(h) {
      token = await h.register(ACCOUNT);
    },
  });
}, 120_000);
afterAll(() => market?.stop());

test.each([
  { device: 'phone', language: 'en', t: recordsEn },
  { device: 'desktop', language: 'tw', t: recordsTw },
] as const)(
  'a statement of the month so far is saved in the first hours of a new one ($device, $language)',
  async ({ device, language, t }) => {
    const app = await open({ device, language, at: market.origin });
    const { page } = app;
    await page.evaluate(
      ([account, tokend]) => {
        localStorage.setItem('account', account!);
        localStorage.setItem('tokend', tokend!);
      },
      [ACCOUNT, token],
    );
    await page.reload();
    await app.goTo('#/information/fundRecord');
    await page.getByRole('button', { name: t.save.action }).click();
    await expect.poll(() => page.getByRole('dialog').getByLabel(t.to).inputValue()).toBe('2026-11-30');
    expect(await page.getByRole('dialog').getByLabel(t.from).inputValue()).toBe('2026-11-01');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.save.statement }).click(),
    ]);
    const { lines } = JSON.parse(await readFile(await download.path(), 'utf8')) as { lines: unknown[] };
    expect(lines).toHaveLength(1);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
