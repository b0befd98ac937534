/**
 * A rights issue: what doing nothing costs is told in figures; the entitlement is taken up with extra shares, paid and allotted as a
 * position; of another customer it lapses and nothing was charged.
 */
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getRights } from '@bahi/contract/rights/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { expect, test } from 'vitest';
import taskEn from '../web/src/home/task-texts.en.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import placementsEn from '../web/src/placements/texts.en.ts';
import placementsTw from '../web/src/placements/texts.tw.ts';
import { openBrowser, crossing, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { buyOneLot, endRights, openRights } from './rights-issues.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = { en: { t: placementsEn, stepUp: stepUpEn }, tw: { t: placementsTw, stepUp: stepUpTw } };

test.each(looks)(
  'rights are taken up with extra shares, and become a position ($device, $language)',
  async ({ device, language }) => {
    const { t, stepUp } = words[language];
    const { app } = await signUpVerified(() => open({ device, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const symbol = await buyOneLot(call);
    const issue = await openRights(symbol);
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const before = await expectOk(call(getSummary, {}));

    await app.goTo('#/home/newStockps?tab=rights');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="#/home/newStockPsBuy?issue=${issue}"]`) });
    await card.getByText(t.rights.toDecide).waitFor();
    // 100 held at 50.00, one at 10.00 for each three: 40.00 after it, so 1,000.00 less.
    await card.getByText(t.rights.loss('1,000.00'), { exact: false }).waitFor();
    await card.getByRole('link').click();
    const shares = page.getByRole('spinbutton', { name: t.take.shares });
    await expect.poll(() => shares.inputValue()).toBe('33');
    await shares.fill('40');
    await shares.blur();
    await page.getByText(t.take.maximum.own(33)).waitFor();
    // Less than all: no extra shares, and what would lapse is told.
    await shares.fill('30');
    await shares.blur();
    await page.getByText(t.take.lapsesThen(3)).waitFor();
    const extra = page.getByRole('spinbutton', { name: t.take.extra });
    expect(await extra.count()).toBe(0);
    await shares.fill('33');
    await shares.blur();
    const { extraMaximum } = await expectOk(call(getRights, { issue }));
    // An extra share costs up to a quarter more than the 40.00 that a share is worth after it.
    const total = extraMaximum > 0 ? '380.00' : '330.00';
    if (extraMaximum > 0) {
      await extra.fill('1');
      await extra.blur();
    }
    expect(await violationsOf(app, 'taking up rights')).toEqual([]);
    await page.getByRole('button', { name: t.take.sendPractice(total) }).click();
    // The order before opened the session: the fund password is asked for again only when its quarter of an hour is over.
    const sheet = page.getByRole('dialog');
    const timeline = page.getByRole('list', { name: t.own.timeline });
    const done = timeline.getByText(t.own.step.taken(33, extraMaximum > 0 ? 1 : 0));
    await done.or(sheet).first().waitFor();
    if (await sheet.isVisible()) await unlock(page, stepUp);
    await done.waitFor();
    const after = await expectOk(call(getSummary, {}));
    expect(Number(before.available) - Number(after.available)).toBeCloseTo(Number(total), 2);
    await expectBooksToAgree(app);

    await endRights(issue);
    // The server may be at it as well, and be the one that ends it.
    await expect.poll(async () => (await expectOk(call(getRights, { issue }))).lapsed).not.toBeNull();
    const { taken, extraAllotted, lapsed } = await expectOk(call(getRights, { issue }));
    expect({ taken, lapsed }).toEqual({ taken: 33, lapsed: 0 });
    await page.reload();
    await page.getByText(t.own.step.allotted(33 + extraAllotted!)).waitFor();
    await page.getByRole('link', { name: t.request.position }).click();
    await page.waitForFunction(() => location.hash.includes('positionDetail'));
    const { rows } = await expectOk(call(listPositions, { state: 'open' }));
    expect(rows.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([33 + extraAllotted!, 100]);
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('rights that nobody takes up lapse as was told, and nothing is charged', async () => {
  const { t } = words.en;
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const call = await callAs(app);
  const issue = await openRights(await buyOneLot(call));
  const before = await expectOk(call(getSummary, {}));
  // The deadline is near: Home names it first, with what taking up costs.
  await app.goTo('#/home/index');
  await page.reload();
  const task = page.getByRole('link', { name: taskEn.rights.action });
  await task.waitFor();
  await page
    .getByText(/330\.00/)
    .first()
    .waitFor();
  expect(await violationsOf(app, 'rights as the next task')).toEqual([]);
  await task.click();
  await page.getByText(t.rights.figures, { exact: true }).waitFor();
  expect(page.url()).toContain(`newStockPsBuy?issue=${issue}`);
  await page.getByText('−1,000.00').first().waitFor();
  await endRights(issue);
  await page.reload();
  await page.getByText(t.own.step.lapsed(33)).waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  await app.goTo('#/home/newStockps?tab=requests');
  await page.getByRole('region', { name: t.rightsRequests, exact: true }).getByText(t.rights.lapsedChip).waitFor();
  expect((await expectOk(call(getSummary, {}))).available).toBe(before.available);
  await expectBooksToAgree(app);
  expect(app.problems).toEqual([]);
  await app.close();
});
