/**
 * Between midnight and 05:00 IST the calendar is a day ahead of the books, and nothing is paid out yet: what is offered to be saved ends
 * with the business date, a line says which one is its own, and the arrival of a withdrawal counts from the opening.
 */
import { readFile } from 'node:fs/promises';
import { addCard } from '@bahi/contract/destinations/calls.ts';
import { acknowledgeNotice, getUser } from '@bahi/contract/identity/calls.ts';
import { texts as kindEn } from '@bahi/contract/identity/entries.en.ts';
import { texts as kindTw } from '@bahi/contract/identity/entries.tw.ts';
import { setFundPassword } from '@bahi/contract/security/calls.ts';
import { midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../server/src/identity/testing.ts';
import type { WholeApp } from '../server/src/testing-app.ts';
import { verify } from '../server/src/testing-customer.ts';
import recordsEn from '../web/src/records/texts.en.ts';
import recordsTw from '../web/src/records/texts.tw.ts';
import withdrawalsEn from '../web/src/withdrawals/texts.en.ts';
import withdrawalsTw from '../web/src/withdrawals/texts.tw.ts';
import { crossing, enterAs, FUND_PASSWORD, openBrowser } from './app.ts';
import { key } from './staff.ts';
import { expectOk, rowOf } from './trading.ts';
import { startVirtualMarket, type VirtualMarket } from './virtual-market.ts';

const { looks } = crossing();

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
      await expectOk(h.as(token)(acknowledgeNotice, { notice: 'risk_notice' }, key()));
      await addUsableCard(h);
    },
  });
});
afterAll(() => market?.stop());

/** Where nothing can be sent yet, no arrival is told. */
async function addUsableCard(h: WholeApp): Promise<void> {
  const call = h.as(token);
  const { customerId } = await expectOk(call(getUser, {}));
  await verify(h, { token, customerId, number: 1 });
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  await expectOk(call(setFundPassword, passwords, key()));
  const number = '30123456789012';
  const bank = { bank: 'HDFC Bank', branch: 'Fort', bankCode: 'HDFC', ifsc: 'HDFC0001234' };
  const input = { ...bank, number, confirmNumber: number, fundPassword: FUND_PASSWORD };
  const { id } = await expectOk(call(addCard, input, key()));
  await h.t.owner.query('update destinations.destination set usable_from = added_at where id = $1', [id]);
}

async function openedAt(hash: string, device: 'phone' | 'desktop', language: 'en' | 'tw') {
  const app = await open({ device, language, at: market.origin, signsIn: true });
  await enterAs(app, { account: ACCOUNT, token });
  await app.goTo(hash);
  return app;
}

test.each(looks)(
  'a statement of the month so far is saved in the first hours of a new one ($device, $language)',
  async ({ device, language }) => {
    const t = { en: recordsEn, tw: recordsTw }[language];
    const kind = { en: kindEn, tw: kindTw }[language];
    const app = await openedAt('#/information/fundRecord', device, language);
    const { page } = app;
    const line = rowOf(page.getByRole('main'), kind.practice_grant);
    await line.getByText('2026.12.01 02:0').first().waitFor();
    await line.getByText(t.document.businessDate('2026.11.30')).first().waitFor();
    await page.getByRole('button', { name: t.filters }).click();
    await page.getByText(t.rollsAt('05:00')).waitFor();
    for (const name of [t.from, t.to]) await page.getByLabel(name).fill('2026-12-01');
    await page.getByText(t.emptyFiltered).waitFor();
    for (const name of [t.from, t.to]) await page.getByLabel(name).fill('2026-11-30');
    await line.waitFor();
    await page.getByRole('button', { name: t.clear }).click();
    await page.getByRole('button', { name: t.filters }).click();
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

test.each(looks)(
  'before the hours the arrival counts from the opening ($device, $language)',
  async ({ device, language }) => {
    const t = { en: withdrawalsEn, tw: withdrawalsTw }[language];
    const app = await openedAt('#/information/cashOut', device, language);
    const { page } = app;
    await page.getByText(t.usually('2026.12.01 11:30:00'), { exact: true }).first().waitFor();
    await page.getByText(t.latestFromOpening('2026.12.02 09:30:00', '2026.12.01 09:30:00'), { exact: true }).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
