/**
 * Copy trading: a fund is read with its months and its rule, too little is refused, money joins at the valuation after the request, is valued again,
 * stops after the lock-up and comes back as cash; what was published is verified in the page and, saved as files, by the offline command.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { followPool, getPoolTerms, listPoolHoldings } from '@bahi/contract/pools/calls.ts';
import { addDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { valuationMoments } from '@bahi/core/pool.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import homeEn from '../web/src/home/texts.en.ts';
import homeTw from '../web/src/home/texts.tw.ts';
import checkEn from '../web/src/pools/check-texts.en.ts';
import checkTw from '../web/src/pools/check-texts.tw.ts';
import copyEn from '../web/src/pools/texts.en.ts';
import copyTw from '../web/src/pools/texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser, saved } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { poolOpened } from './pools.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ tasks: ['pools_valuations'] });
const words = {
  en: { t: copyEn, check: checkEn, home: homeEn, stepUp: stepUpEn },
  tw: { t: copyTw, check: checkTw, home: homeTw, stepUp: stepUpTw },
};
const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);

test.each(looks)(
  'a fund is copied, valued twice, stopped and paid out, and its valuations are verified ($device, $language)',
  async ({ device, language }) => {
    const { t, check, home, stepUp } = words[language];
    const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const pool = await poolOpened(market(), { lockDays: 2 });
    const name = t.strategy.momentum;

    // From home over the list to the fund: its record is marked as simulated, with the worst month beside the best.
    await page.getByRole('link', { name: home.shortcut.copy, exact: true }).click();
    await page.locator(`a[href="#/home/fllowDetail?id=${pool}"]`).waitFor();
    expect(await violationsInBothThemes(app, 'copy funds')).toEqual([]);
    await page.locator(`a[href="#/home/fllowDetail?id=${pool}"]`).click();
    const months = page.getByRole('region', { name: t.months, exact: true });
    await months.getByText(t.simulatedRecord).waitFor();
    await months.getByText(t.worst).waitFor();
    await months.getByText(t.best).waitFor();
    expect(await violationsInBothThemes(app, 'a copy fund')).toEqual([]);

    // The form stands below all of that: an action in view leads to it, and is gone beside it.
    const toForm = page.getByRole('button', { name: t.ask.form, exact: true });
    await toForm.click();
    await expect.poll(() => toForm.count()).toBe(0);
    const { lockedUntil } = await expectOk(call(getPoolTerms, { pool }));
    const form = page.getByRole('form', { name: t.ask.form });
    const amount = form.getByLabel(t.ask.amount, { exact: true });
    const stop = form.getByLabel(t.ask.stop, { exact: true });
    await amount.fill('9999.99');
    await stop.fill('30');
    await form.getByRole('button', { name: t.ask.sendPractice('9,999.99') }).click();
    await form.getByText(t.ask.belowMinimum('10,000.00')).first().waitFor();
    await form.getByText(t.ask.acknowledgeMissing).first().waitFor();
    expect(await violationsOf(app, 'a copy that is refused')).toEqual([]);
    // What was typed is still there after a look elsewhere.
    await page.goBack();
    await page.locator(`a[href="#/home/fllowDetail?id=${pool}"]`).click();
    expect(await amount.inputValue()).toBe('9,999.99');
    expect(await stop.inputValue()).toBe('30');
    // By the API, which asks nobody's form.
    expect(
      await call(
        followPool,
        { pool, amount: '9999.99', stopPercent: 40, lockedUntil: lockedUntil!, fundPassword: FUND_PASSWORD },
        key(),
      ),
    ).toMatchObject({ refusal: { code: 'pools.below_minimum', params: { minimum: '10000.00' } } });

    await amount.fill('25000');
    await form.getByRole('checkbox', { name: t.ask.acknowledge(formatBusinessDate(lockedUntil!)) }).click();
    await form.getByRole('button', { name: t.ask.sendPractice('25,000.00') }).click();
    await confirm(t.ask.confirmTitle(name), t.ask.sendPractice('25,000.00'));
    await page.waitForURL(/fllowRecord\?holding=/);
    await page.getByRole('button', { name: t.own.takeBack.action }).waitFor();
    expect(await violationsOf(app, 'money that waits to join')).toEqual([]);
    const holding = (await expectOk(call(listPoolHoldings, {}))).rows[0]!.id;

    await valued(2);
    await page.reload();
    await page.getByText(t.own.steps.subscribed).first().waitFor();
    await page.getByText(t.own.lockedWhy(formatBusinessDate(lockedUntil!))).waitFor();
    await page.getByText(t.own.changeStop, { exact: true }).click();
    const own = page.getByRole('form', { name: t.own.changeStop });
    await own.getByLabel(t.ask.stop, { exact: true }).fill('50');
    await own.getByRole('button', { name: t.own.changeStopTo(50) }).click();
    // The toast may begin with the same words.
    await page.getByText(t.own.steps.stop_changed).first().waitFor();
    expect(await violationsInBothThemes(app, 'a copy in progress')).toEqual([]);

    // Over two closes: the second takes the fee of a day.
    const unlocks = sessionOn(practiceCalendar, lockedUntil!)!.open;
    while (nextMoment() < unlocks) await valued(1);
    await market().goTo(unlocks + MINUTE_MS, HOUR_MS);
    await page.reload();
    await page.getByText(t.own.unlocked).first().waitFor();
    await page.getByRole('button', { name: t.own.stop, exact: true }).click();
    await page.getByText(t.own.bringsNote).first().waitFor();
    await confirm(t.own.stopTitle(name), t.own.stop);
    await page.getByRole('button', { name: t.own.stayIn.action }).waitFor();
    expect(await violationsOf(app, 'a copy that stops')).toEqual([]);
    await valued(1);
    await app.goTo(`#/home/fllowRecord?holding=${holding}`);
    await page.reload();
    await page.getByText(t.own.reasons.asked).first().waitFor();
    await page.getByText(t.own.steps.redeemed).first().waitFor();
    // 1 % a year of 25,000.00 for a day: nothing else was taken, and nothing was earned.
    await page.getByText('24,999.32', { exact: true }).first().waitFor();
    await page.getByText('−0.68 (0.00%)', { exact: true }).first().waitFor();
    expect(await violationsOf(app, 'a copy that ended')).toEqual([]);
    await expectBooksToAgree(app);

    // Published once the session after has closed: worked out again in the page against the own record, and from the saved file offline.
    await market().goTo(sessionOn(practiceCalendar, addDays(lockedUntil!, 1))!.close + MINUTE_MS, HOUR_MS);
    await page.reload();
    await page.getByText(t.checkRecord).click();
    await page.getByRole('button', { name: check.action }).click();
    await page.getByText(check.holds, { exact: true }).waitFor();
    await page.getByText(check.own(2)).waitFor();
    expect(await violationsOf(app, 'valuations that hold')).toEqual([]);
    const { path, name: file } = await saved(app, check.file.valuations);
    expect(file).toBe(`valuations-${pool}.json`);
    const journal = await saved(app, check.file.journal);
    expect(journal.name).toBe(`journal-${pool}.json`);
    const { stdout } = await run(process.execPath, ['tools/verify.ts', path, journal.path], { cwd: ROOT });
    expect(stdout).toContain('valuations hold');
    expect(stdout).toMatch(/The journal until \S+ has cash and shares of/);
    expect(app.problems).toEqual([]);
    await app.close();

    async function confirm(title: string, action: string): Promise<void> {
      const sheet = page.getByRole('dialog', { name: title });
      await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
      await sheet.getByRole('button', { name: action, exact: true }).click();
    }
  },
);

/** So many moments of valuation on. */
async function valued(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await market().goTo(nextMoment() + 1_000, HOUR_MS);
}

function nextMoment(): number {
  const now = market().h.clock.now();
  const date = businessDateOf(practiceCalendar, now);
  const moments = [date, addDays(date, 1)].flatMap((one) => valuationMoments(practiceCalendar, one));
  return moments.find(({ at }) => at > now)!.at;
}
