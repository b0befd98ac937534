/**
 * After an application for new shares, with a contested draw: what is public before it, the draw that anyone checks on the own
 * device and offline, the winner who pays from the message or from Home, the loser whose money is back, and who does not pay in time.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSummary } from '@bahi/contract/records/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { applyForShares, getSubscription, listSubscriptions, payWon } from '@bahi/contract/new-shares/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { beforeAll, expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import taskEn from '../web/src/home/task-texts.en.ts';
import taskTw from '../web/src/home/task-texts.tw.ts';
import homeEn from '../web/src/home/texts.en.ts';
import homeTw from '../web/src/home/texts.tw.ts';
import whyEn from '../web/src/portfolio/parts/total-texts.en.ts';
import whyTw from '../web/src/portfolio/parts/total-texts.tw.ts';
import newSharesEn from '../web/src/new-shares/texts.en.ts';
import newSharesTw from '../web/src/new-shares/texts.tw.ts';
import proofEn from '../web/src/new-shares/proof-texts.en.ts';
import proofTw from '../web/src/new-shares/proof-texts.tw.ts';
import recordEn from '../web/src/new-shares/record-texts.en.ts';
import recordTw from '../web/src/new-shares/record-texts.tw.ts';
import slipEn from '../web/src/records/texts.en.ts';
import slipTw from '../web/src/records/texts.tw.ts';
import { openBrowser, saved, type App, crossing, FUND_PASSWORD } from './app.ts';
import { isFocusLost, violationsOf } from './axe.ts';
import { openOfferings, type Offerings } from './offerings.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { devices, looks } = crossing();

const { open } = openBrowser();
const market = livesInVirtualMarket();
let offerings: Offerings;
beforeAll(async () => {
  offerings = await openOfferings(market());
});

const words = {
  en: {
    record: recordEn,
    proof: proofEn,
    shares: newSharesEn,
    task: taskEn,
    stepUp: stepUpEn,
    slip: slipEn,
    home: homeEn,
    why: whyEn,
  },
  tw: {
    record: recordTw,
    proof: proofTw,
    shares: newSharesTw,
    task: taskTw,
    stepUp: stepUpTw,
    slip: slipTw,
    home: homeTw,
    why: whyTw,
  },
};
type Words = (typeof words)['en'];

type Look = (typeof looks)[number];

interface Investor {
  readonly app: App;
  readonly call: Call;
}

let count = 0;

test.each(looks)(
  'one lot for two: drawn, checked, paid by who won and paid back to who did not ($device, $language)',
  async (look) => {
    const w: Words = words[look.language];
    const [one, two] = [await investor(look), await investor(look)];
    const name = `Sagar Steel ${(count += 1)}`;
    const offer = await offerings.publish({ symbol: `SAGAR${count}`, name, lots: 1 });
    const mine = await apply(one, offer.id, 1);
    await apply(two, offer.id, 1);
    await beforeTheDraw(one.app, w, name, mine);

    await offerings.draw(offer);
    const { total } = await expectOk(one.call(listSubscriptions, { segment: 'won' }));
    const [winner, loser] = total === 1 ? [one, two] : [two, one];
    await check(winner.app, w, offer.id.toString());
    await tampered(winner.app, w);
    await pay(winner, w, name);
    await offerings.allot(offer);
    await allotted(winner.app, w, name);
    await paidBack(loser, w, name, offer.id.toString());
    for (const { app } of [one, two]) {
      expect(app.problems).toEqual([]);
      await app.close();
    }
  },
);

test('what not paying costs stands there before and after; short of money there is a way, and the deadline is the end', async () => {
  const w = words.en;
  const { app, call } = await investor({ device: devices[0]!, language: 'en' });
  const { page } = app;
  const lost = await offerings.publish({ symbol: `KAVYA${(count += 1)}`, name: 'Kavya Foods', lots: 5 });
  const dear = await offerings.publish({
    symbol: `MANDI${count}`,
    name: 'Mandi Digital',
    lots: 5,
    price: 2_999_00n,
    prepaidPercent: 0,
  });
  const made = await apply({ app, call }, lost.id, 2);
  const dearest = await apply({ app, call }, dear.id, 5);
  await Promise.all([offerings.draw(lost), offerings.draw(dear)]);

  await app.goTo(`#/home/newStockRecord?subscription=${made}`);
  const by = time(Number(lost.payBy));
  await page.getByText(w.record.costPrepaid(2, by, '1,000.00')).waitFor();
  await page.getByRole('button', { name: w.record.payPractice('9,000.00') }).waitFor();
  await app.goTo(`#/home/newStockRecord?subscription=${dearest}`);
  await page.getByText(/^Your available balance is short by 5,/).waitFor();
  const deposit = page.getByRole('link', { name: w.record.deposit, exact: true });
  expect(await deposit.getAttribute('href')).toBe('#/information/recharge');
  expect(await violationsOf(app, 'short of money')).toEqual([]);

  // The clock alone ends it, while somebody looks: time leaps in the page too.
  await page.clock.install();
  await app.goTo(`#/home/newStockRecord?subscription=${made}`);
  await page.reload();
  await page.getByRole('button', { name: w.record.payPractice('9,000.00') }).waitFor();
  const left = Number(lost.payBy) - market().h.clock.now();
  await market().goTo(Number(lost.payBy));
  await page.clock.fastForward(left);
  await page.getByText(w.record.late(by)).waitFor();
  expect(await page.getByRole('button', { name: w.record.payPractice('9,000.00') }).count()).toBe(0);
  await offerings.forfeit(lost);
  await page.reload();
  await page.getByText(w.record.forfeitedPrepaid(2, by, '1,000.00')).waitFor();
  await page.getByText(w.record.steps.refunded('1,000.00')).waitFor();
  expect(Number((await expectOk(call(getSummary, {}))).cash)).toBe(1_000_000);
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a payment whose answer is lost is one payment, and one more finds that only what awaits payment can be paid', async () => {
  const w = words.en;
  const { app, call } = await investor({ device: devices[0]!, language: 'en' });
  const { page } = app;
  const publish = (name: string) => offerings.publish({ symbol: `TULSI${(count += 1)}`, name, lots: 5 });
  const [first, second] = [await publish('Tulsi Wellness'), await publish('Tulsi Tea')];
  const [lost, stale] = [await apply({ app, call }, first.id, 1), await apply({ app, call }, second.id, 1)];
  await Promise.all([offerings.draw(first), offerings.draw(second)]);

  // The first attempt never arrives; of the second the answer is lost, and the third finds it done.
  let attempts = 0;
  await page.route('**/newShares/pay', async (route) => {
    attempts += 1;
    if (attempts > 2) return route.continue();
    if (attempts > 1) await route.fetch();
    return route.abort('connectionfailed');
  });
  await app.goTo(`#/home/newStockRecord?subscription=${lost}`);
  await confirmPayment(app, w, '4,500.00');
  await page.getByText(w.record.steps.paid, { exact: true }).first().waitFor();
  expect((await expectOk(call(getSubscription, { subscription: lost }))).paid).toBe('5000.00');
  await page.unroute('**/newShares/pay');

  // A screen that is older than the payment.
  const old = await expectOk(call(getSubscription, { subscription: stale }));
  await page.route('**/newShares/subscription', (route) => route.fulfill({ json: { status: 1, msg: '', data: old } }));
  await app.goTo(`#/home/newStockRecord?subscription=${stale}`);
  await page.getByRole('button', { name: w.record.payPractice('4,500.00') }).waitFor();
  await expectOk(call(payWon, { subscription: stale, fundPassword: FUND_PASSWORD }, key()));
  await confirmPayment(app, w, '4,500.00');
  await page.getByRole('alert').getByText(w.record.onlyAwaiting(w.shares.states.paid)).waitFor();
  expect(Number((await expectOk(call(getSummary, {}))).cash)).toBe(990_000);
  await expectBooksToAgree(app);
  await app.close();
});

async function investor({ device, language }: Look): Promise<Investor> {
  const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
  const call = await callAs(app);
  await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  return { app, call };
}

async function apply({ call }: Investor, offer: bigint, lots: number): Promise<string> {
  const { id } = await expectOk(call(applyForShares, { offer: offer.toString(), lots }, key()));
  return id;
}

function time(at: number): string {
  const local = new Date(at + 5.5 * 3_600_000).toISOString();
  return `${local.slice(0, 10).replaceAll('-', '.')} ${local.slice(11, 19)}`;
}

/** The application among those that wait, its steps ahead, and what is public of its draw by now and by when. */
async function beforeTheDraw(app: App, w: Words, name: string, id: string): Promise<void> {
  const { page } = app;
  await app.goTo('#/home/newStockRecord?tab=applied');
  await page.locator(`a[href*="subscription=${id}"]`).filter({ hasText: name }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  const steps = page.getByRole('list', { name: w.record.timeline });
  await steps.getByText(w.record.steps.closes).waitFor();
  await steps.getByText(w.record.steps.payBy).waitFor();
  expect(await violationsOf(app, 'an application')).toEqual([]);
  await steps.getByRole('link', { name: w.record.proofAhead }).click();
  const moments = page.getByRole('list', { name: w.proof.timeline });
  await moments.getByText(w.proof.commitment, { exact: true }).waitFor();
  await moments.getByText(w.proof.steps.closes).waitFor();
  expect(await page.getByRole('button', { name: w.proof.check.action }).count()).toBe(0);
  expect(await violationsOf(app, 'a draw ahead')).toEqual([]);
}

/** Drawn again on this device, and by the offline command from the file that is saved here. */
async function check(app: App, w: Words, offer: string): Promise<void> {
  const { page } = app;
  await app.goTo(`#/home/newStockRecord?proof=${offer}`);
  await page.reload();
  await page.getByRole('button', { name: w.proof.check.action }).click();
  await page.getByText(w.proof.holds, { exact: true }).waitFor();
  await page.getByText(w.proof.checked.winners(2, 1, 1)).waitFor();
  await page.getByText(`${w.proof.checks.logged}: ${w.proof.yes}`).waitFor();
  const tickets = page.getByRole('region', { name: w.proof.own.title });
  await tickets.getByText(w.proof.own.won(1)).waitFor();
  await tickets.getByText(w.proof.own.place(1)).waitFor();
  expect(await violationsOf(app, 'a draw that holds')).toEqual([]);
  const file = await saved(app, w.proof.file.save);
  expect(file.name).toBe(`draw-${offer}.json`);
  expect(JSON.parse(readFileSync(file.path, 'utf8'))).toMatchObject({
    format: 'bahi-draw-2',
    applicationCount: 2,
    personCount: 2,
  });
  const log = await saved(app, w.proof.file.saveLog);
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'verify', '--', file.path, log.path], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Draw of offer ${offer}`);
  expect(stdout).toContain('The log of draws holds');
  expect(status).toBe(0);
}

/** With another level in the published file the page says so, in red and in words, and gives no place. */
async function tampered(app: App, w: Words): Promise<void> {
  const { page, context } = app;
  await context.route('**/newShares/drawFile', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"level":"24381.05"', '"level":"24381.06"');
    await route.fulfill({ response, body });
  });
  // A new page: away and back at once is one step to the app, and on a desktop the screen would still say what it found before.
  await page.reload();
  await page.getByRole('button', { name: w.proof.check.action }).click();
  await page.getByText(w.proof.fails, { exact: true }).waitFor();
  await page.getByText(w.proof.finding.level_differs).waitFor();
  await page.getByText(w.proof.finding.foreign.level).waitFor();
  expect(await page.getByRole('region', { name: w.proof.own.title }).count()).toBe(0);
  await context.unroute('**/newShares/drawFile');
}

/** Home names it first and the message leads to it: two presses and the fund password. */
async function pay({ app, call }: Investor, w: Words, name: string): Promise<void> {
  const { page } = app;
  const before = await expectOk(call(getSummary, {}));
  const { rows } = await expectOk(call(listSubscriptions, { segment: 'won' }));
  const { id } = rows[0]!;
  await app.goTo('#/information/msgInfo');
  await page.reload();
  await page.locator(`a[href="#/home/newStockRecord?subscription=${id}"]`).first().click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await app.goTo('#/home/index');
  await page.getByRole('link', { name: w.task.pay.action }).click();
  await confirmPayment(app, w, '4,500.00');
  await page.getByText(w.record.steps.paid, { exact: true }).first().waitFor();
  await page.getByRole('list', { name: w.record.timeline }).getByText(w.record.steps.allot).waitFor();
  expect(await page.getByRole('button', { name: w.record.payPractice('4,500.00') }).count()).toBe(0);
  await expect.poll(() => isFocusLost(app)).toBe(false);
  const after = await expectOk(call(getSummary, {}));
  expect(Number(before.available) - Number(after.available)).toBe(4_500);
  // Until the shares come it is in escrow, a part of the total.
  expect({ escrow: after.escrow, total: after.total }).toEqual({ escrow: '5000.00', total: before.total });
  await page.getByRole('link', { name: w.record.entries(2) }).click();
  await page.getByText('−4,500.00').first().waitFor();
  await expectBooksToAgree(app);
  await app.goTo('#/home/index');
  await page.getByRole('button', { name: w.home.whyTotal, exact: true }).click();
  const paid = page.locator('dl > div', { hasText: w.why.parts.escrow }).first();
  expect(await paid.innerText()).toContain('5,000.00');
}

/** The shares are a position with the way to it, and the entry that made it. */
async function allotted(app: App, w: Words, name: string): Promise<void> {
  const { page } = app;
  await app.goTo('#/home/newStockRecord?tab=won');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const steps = page.getByRole('list', { name: w.record.timeline });
  await steps.getByText(w.record.steps.allotted).waitFor();
  await steps.getByRole('link', { name: w.record.entry }).waitFor();
  await page.getByRole('link', { name: w.record.position }).click();
  await page
    .getByText(/100 (shares|股)/)
    .first()
    .waitFor();
  expect(page.url()).toContain('/trade/positionDetail?position=');
  await expectBooksToAgree(app);
}

async function confirmPayment({ page }: App, w: Words, amount: string): Promise<void> {
  await page.getByRole('button', { name: w.record.payPractice(amount) }).click();
  const sheet = page.getByRole('dialog', { name: w.record.payTitle(amount) });
  await sheet.getByLabel(w.stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: w.record.payPractice(amount) }).click();
}

/** Not won: the time and the line of the books at which the money came back. */
async function paidBack({ app, call }: Investor, w: Words, name: string, offer: string): Promise<void> {
  const { page } = app;
  await app.goTo('#/home/newStockRecord?tab=refunded');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByText(w.record.steps.notWon(false), { exact: true }).first().waitFor();
  const steps = page.getByRole('list', { name: w.record.timeline });
  await steps.getByText(w.record.steps.refunded('500.00')).waitFor();
  expect(await violationsOf(app, 'not won')).toEqual([]);
  await steps.getByRole('link', { name: w.record.entry }).click();
  await page.getByRole('region', { name: w.slip.slip.title }).getByText('+500.00').first().waitFor();
  expect(Number((await expectOk(call(getSummary, {}))).cash)).toBe(1_000_000);
  await expectBooksToAgree(app);
  await app.goTo(`#/home/newStockRecord?proof=${offer}`);
  await page.getByRole('button', { name: w.proof.check.action }).click();
  await page.getByRole('region', { name: w.proof.own.title }).getByText(w.proof.own.notWon, { exact: true }).waitFor();
}
