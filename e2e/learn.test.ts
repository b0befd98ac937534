/**
 * From a ticket without margin trading to Learn: twelve lessons, an exam that fails, one that passes, every answer explained, and back to the ticket
 * with what was typed there, which becomes a short order. The lessons take a second each: the operator of this house says so.
 */
import { getEducation, getExam, listExamTries } from '@bahi/contract/education/calls.ts';
import { logout } from '@bahi/contract/identity/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { LESSONS } from '@bahi/core/education.ts';
import { expect, test } from 'vitest';
import { agreed } from '../server/src/configuration/testing.ts';
import { HOUSE_BANK } from '../server/src/education/house-bank.ts';
import learnEn from '../web/src/education/texts.en.ts';
import learnTw from '../web/src/education/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import loginEn from '../web/src/identity/texts.en.ts';
import loginTw from '../web/src/identity/texts.tw.ts';
import ordersEn from '../web/src/orders/texts.en.ts';
import ordersTw from '../web/src/orders/texts.tw.ts';
import { crossing, FUND_PASSWORD, PASSWORD, openBrowser, signUp } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { callAs, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket();
const words = {
  en: { t: learnEn, order: ordersEn, login: loginEn, common: commonEn },
  tw: { t: learnTw, order: ordersTw, login: loginTw, common: commonTw },
};

test.each(looks)(
  'lessons and the exam turn a ticket into a short order ($device, $language)',
  async ({ device, language }) => {
    const { t, order, login, common } = words[language];
    const { h } = market();
    const symbol = `LRN${device === 'phone' ? 'A' : 'B'}${language.toUpperCase()}`;
    h.feed.list(symbol, 500_00, { sharesOutstanding: 20_100 });
    const app = await open({ device, language, signsIn: true });
    const { page } = app;
    await signUp(app);
    let call = await callAs(app);
    await agreed(h.t.owner, 'lessonSeconds', 1, h.clock.now());
    await expect.poll(async () => (await expectOk(call(getEducation, {}))).lessonSeconds).toBe(1);
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));

    // What a link asks for and margin trading has to allow is blocked before a password is asked for.
    await app.goTo(`#/market/marketBuy?symbol=${symbol}&direction=short`);
    const short = page.getByRole('button', { name: order.ticket.place.short('').trim() });
    await expect.poll(() => short.getAttribute('aria-disabled')).toBe('true');

    await app.goTo(`#/market/marketBuy?symbol=${symbol}&type=limit`);
    // The short ticket stays until this one is there: what is typed has to be of this one.
    await page.getByRole('radio', { name: order.orderType.limit, exact: true, checked: true }).waitFor();
    const lots = page.getByRole('spinbutton', { name: order.ticket.lotsLabel });
    await lots.fill('3');
    await lots.blur();
    await page.getByText(order.ticket.marginOff).waitFor();
    await page.getByRole('link', { name: t.link }).click();

    const main = page.getByRole('main');
    await main.getByText(t.missing(12)).waitFor();
    expect(await violationsInBothThemes(app, 'Learn')).toEqual([]);
    await main.getByRole('link', { name: t.lesson.markets }).click();
    for (const [index, lesson] of LESSONS.entries()) {
      const next = LESSONS[index + 1];
      const onward = main.getByRole('link', { name: next === undefined ? t.all : t.next(t.lesson[next]) });
      // The lesson before is over once its way on is gone.
      if (next === undefined) await expect.poll(() => main.getByRole('link', { name: t.next('') }).count()).toBe(0);
      await onward.waitFor();
      await main.getByText(t.read, { exact: true }).waitFor();
      await main.getByRole('img').waitFor();
      // A column beyond the edge of a phone is one that nobody reads.
      const tables = main.getByRole('table').locator('xpath=..');
      const isCut = await tables.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
      expect({ lesson, isCut }).toEqual({ lesson, isCut: false });
      if (lesson === 'leverage') expect(await violationsInBothThemes(app, 'a lesson')).toEqual([]);
      await onward.click();
    }

    await main.getByRole('button', { name: t.start }).click();
    await answer(5);
    await page.reload();
    await expect.poll(() => main.getByRole('radio', { checked: true }).count()).toBe(20);
    expect(await violationsOf(app, 'an exam')).toEqual([]);
    await main.getByRole('button', { name: t.submit }).click();
    await main.getByRole('heading', { name: t.score(15, 20) }).waitFor();
    await main.getByText(t.failed(16)).waitFor();
    expect(await main.getByText(t.isWrong, { exact: true }).count()).toBe(5);
    expect(await violationsInBothThemes(app, 'a result')).toEqual([]);

    await main.getByRole('button', { name: t.again }).click();
    await main.getByRole('region', { name: t.question(1, 20) }).waitFor();
    await main.getByRole('button', { name: t.submit }).click();
    await main.getByText(t.unanswered(20)).waitFor();
    await answer(4);
    // Its answers outlive the end of the session; the answer to them is lost twice.
    await expectOk(call(logout, {}));
    await page.reload();
    await page.waitForURL(/#\/login\/reLogin/);
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: login.logIn, exact: true }).click();
    await expect.poll(() => main.getByRole('radio', { checked: true }).count()).toBe(20);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/vue/education/exam/submit', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      await route.fetch();
      await route.abort('timedout');
    });
    await main.getByRole('button', { name: t.submit }).click();
    await main.getByText(common.unknownResult.title).waitFor();
    expect(await violationsOf(app, 'an exam whose answer is lost')).toEqual([]);
    await main.getByText(t.turnedOn).waitFor();
    expect({ sent: keys.length, keys: new Set(keys).size }).toEqual({ sent: 3, keys: 1 });
    call = await callAs(app);
    expect((await expectOk(call(listExamTries, {}))).total).toBe(2);
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    await main.getByRole('button', { name: t.toOrder }).click();

    await expect.poll(() => lots.inputValue()).toBe('3');
    await page.getByRole('radio', { name: order.ticket.sideShort }).click();
    await page.getByRole('button', { name: order.ticket.place.short('').trim() }).click();
    await expect
      .poll(async () => (await expectOk(call(listOrders, { state: 'all' }))).rows)
      .toMatchObject([{ symbol, direction: 'short', quantity: 300 }]);
    expect(app.problems).toEqual([]);
    await app.close();

    /** Every question, so many of them wrongly. */
    async function answer(wrong: number): Promise<void> {
      await main.getByRole('region', { name: t.question(20, 20) }).waitFor();
      const exam = await expectOk(call(getExam, { language }));
      for (const [index, { id, options }] of exam!.questions.entries()) {
        const right = options.indexOf(HOUSE_BANK.question(id, language)!.options[HOUSE_BANK.answers[id]!]);
        const question = main.getByRole('region', { name: t.question(index + 1, 20), exact: true });
        await question
          .getByRole('radio')
          .nth(index < wrong ? (right + 1) % 4 : right)
          .check();
      }
    }
  },
);
