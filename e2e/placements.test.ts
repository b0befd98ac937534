/**
 * A placement from the list to the position: requested with the fund password, allotted in part by a reviewer, the rest free again;
 * refused with its reason; cancelled while it waits. Every paisa is where the slip says.
 */
import { getSummary } from '@bahi/contract/records/calls.ts';
import { listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import placementsEn from '../web/src/placements/texts.en.ts';
import placementsTw from '../web/src/placements/texts.tw.ts';
import { openBrowser, signUp, crossing, FUND_PASSWORD, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { decide, publishOpenPlacement } from './placement-offers.ts';
import { signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: { t: placementsEn, request: requestsEn, stepUp: stepUpEn },
  tw: { t: placementsTw, request: requestsTw, stepUp: stepUpTw },
};

const common = { en: commonEn, tw: commonTw };

test.each(looks)(
  'a request is held, allotted in part with its reason, and the rest is free again ($device, $language)',
  async ({ device, language }) => {
    const { t, request, stepUp } = words[language];
    const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
    const { page } = app;
    const offer = await publishOpenPlacement(app, { price: device === 'phone' ? 2_510n : 2_520n });
    const price = device === 'phone' ? '25.10' : '25.20';
    const [six, four] = device === 'phone' ? ['15,060.00', '10,040.00'] : ['15,120.00', '10,080.00'];
    const two = device === 'phone' ? '5,020.00' : '5,040.00';
    const call = await callAs(app);
    const before = await expectOk(call(getSummary, {}));

    await app.goTo('#/home/newStockps');
    await page.locator(`a[href="#/home/newStockPsBuy?placement=${offer}"]`).click();
    const lots = page.getByRole('spinbutton', { name: t.ask.lots(100) });
    // The minimum is whole lots, and the stepper says why it stays there.
    await page.getByRole('button', { name: `${t.ask.lots(100)}: ${common[language].decrease}` }).click();
    await page.getByText(t.ask.belowMinimum('5,000.00')).waitFor();
    await lots.fill('99');
    await lots.blur();
    await page.getByText(t.ask.maximum.left(40)).waitFor();
    await lots.fill('6');
    await lots.blur();
    expect(await violationsOf(app, 'a placement')).toEqual([]);
    await page.getByRole('button', { name: t.ask.sendPractice(six) }).click();
    await unlock(page, stepUp);

    // In review: its timeline stands in the form's place, and the money is held.
    await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
    await page.getByRole('list', { name: request.timeline }).getByText(request.steps.sent).waitFor();
    expect(await lots.count()).toBe(0);
    const [asked] = (await expectOk(call(listPlacementRequests, {}))).rows;
    expect(asked).toMatchObject({ lots: 6, state: 'pending', price, held: asked!.amount });
    expect(Number((await expectOk(call(getSummary, {}))).held)).toBe(Number(asked!.amount));

    await decide(asked!, {
      lots: 4,
      amount: four.replaceAll(',', ''),
      reason: 'oversubscribed',
      note: 'Two thirds each.',
    });
    await page.getByText(t.reason.oversubscribed.part).waitFor();
    await page.getByText(request.note('Two thirds each.')).waitFor();
    const slip = page.getByRole('region', { name: t.request.title });
    await slip.getByText(t.request.partly).waitFor();
    await slip.getByText(t.request.allottedOf(4, 6)).first().waitFor();
    await slip.getByText(two).first().waitFor();
    const after = await expectOk(call(getSummary, {}));
    expect(Number(after.held)).toBe(0);
    expect(Number(before.available) - Number(after.available)).toBeCloseTo(Number(four.replaceAll(',', '')), 2);
    await expectBooksToAgree(app);

    await slip.getByRole('link', { name: t.request.position }).click();
    await page.waitForFunction(() => location.hash.includes('positionDetail'));
    await app.goTo('#/home/newStockps?tab=requests');
    await page.getByRole('region', { name: t.placementRequests }).getByText(t.request.partly).waitFor();
    expect(await violationsOf(app, 'placement requests')).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('a refused request says why and frees everything, and the next one can be cancelled', async () => {
  const { t, stepUp, request } = words.en;
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const offer = await publishOpenPlacement(app, { price: 2_600n });
  const call = await callAs(app);
  await app.goTo(`#/home/newStockPsBuy?placement=${offer}`);
  await page.getByRole('button', { name: t.ask.sendPractice('5,200.00') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill('000000');
  await sheet.getByRole('button', { name: stepUp.unlockAction }).click();
  await sheet.getByRole('alert').getByText(/wrong/i).first().waitFor();
  await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  await sheet.getByRole('button', { name: stepUp.unlockAction }).click();
  await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
  const [asked] = (await expectOk(call(listPlacementRequests, {}))).rows;
  await decide(asked!, 'concentration');
  await page.getByText(t.reason.concentration.none).waitFor();
  await page.getByText(requestsEn.note('Already half of your account.')).waitFor();
  expect(Number((await expectOk(call(getSummary, {}))).held)).toBe(0);

  // The session is unlocked: the next request asks for nothing more.
  await page.getByRole('button', { name: t.ask.sendPractice('5,200.00') }).click();
  await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
  await page.getByRole('button', { name: t.request.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.request.cancel }).click();
  await page.getByRole('list', { name: request.timeline }).getByText(request.steps.cancelled).waitFor();
  const rows = (await expectOk(call(listPlacementRequests, {}))).rows;
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'rejected']);
  expect(Number((await expectOk(call(getSummary, {}))).held)).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('who is not verified sees what comes first, and sends nothing', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  const offer = await publishOpenPlacement(app, { price: 2_700n });
  await app.goTo(`#/home/newStockPsBuy?placement=${offer}`);
  await app.page.getByRole('link', { name: 'Verify', exact: true }).waitFor();
  const send = app.page.getByRole('button', { name: placementsEn.ask.sendPractice('5,400.00') });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await send.click({ force: true });
  expect((await expectOk((await callAs(app))(listPlacementRequests, {}))).total).toBe(0);
  await app.goTo('#/home/newStockPsBuy?placement=999999999');
  await app.page.getByText(placementsEn.missingPlacement).waitFor();
  await app.close();
});
