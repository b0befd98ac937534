/**
 * A newcomer alone, with nobody at the console: verified with specimen cards, paid in, and after the exam given shares of a placement and a day-trading mandate,
 * each within a minute, and told in the own language that a job decided.
 */
import { randomInt } from 'node:crypto';
import { listDeposits } from '@bahi/contract/deposits/calls.ts';
import { en as practiceEn } from '@bahi/contract/practice-texts/en.ts';
import { tw as practiceTw } from '@bahi/contract/practice-texts/tw.ts';
import { texts as storiesEn } from '@bahi/contract/staff/stories.en.ts';
import { texts as storiesTw } from '@bahi/contract/staff/stories.tw.ts';
import { normaliseAadhaar } from '@bahi/core/identity-numbers.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { passExam } from '../server/src/education/testing.ts';
import { photo } from '../server/src/uploads/testing.ts';
import dayEn from '../web/src/day-trading/texts.en.ts';
import dayTw from '../web/src/day-trading/texts.tw.ts';
import depositsEn from '../web/src/deposits/texts.en.ts';
import depositsTw from '../web/src/deposits/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import requestsEn from '../web/src/i18n/requests.en.ts';
import requestsTw from '../web/src/i18n/requests.tw.ts';
import uploadEn from '../web/src/i18n/uploads.en.ts';
import uploadTw from '../web/src/i18n/uploads.tw.ts';
import stateEn from '../web/src/i18n/verification.en.ts';
import stateTw from '../web/src/i18n/verification.tw.ts';
import placementsEn from '../web/src/placements/texts.en.ts';
import placementsTw from '../web/src/placements/texts.tw.ts';
import verificationEn from '../web/src/verification/texts.en.ts';
import verificationTw from '../web/src/verification/texts.tw.ts';
import { type App, crossing, openBrowser, signUp } from './app.ts';
import { violationsOf } from './axe.ts';
import { publishOpenPlacement } from './placement-offers.ts';
import { callAs, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket({ hasReviewer: true });

const words = {
  en: {
    common: commonEn,
    verification: verificationEn,
    states: stateEn,
    upload: uploadEn,
    day: dayEn,
    deposit: depositsEn,
    placement: placementsEn,
    request: requestsEn,
    practice: practiceEn,
    stories: storiesEn,
  },
  tw: {
    common: commonTw,
    verification: verificationTw,
    states: stateTw,
    upload: uploadTw,
    day: dayTw,
    deposit: depositsTw,
    placement: placementsTw,
    request: requestsTw,
    practice: practiceTw,
    stories: storiesTw,
  },
};
type Words = (typeof words)['en'];

test.each(looks)(
  'a newcomer is verified, pays in, trades by the day and gets shares of a placement with nobody at the console ($device, $language)',
  async ({ device, language }) => {
    const w: Words = words[language];
    const app = await open({ device, language, signsIn: true });
    const { page } = app;
    await signUp(app);

    await app.goTo('#/home/dayTrading');
    await page.getByText(w.day.needsMargin).waitFor();
    await sendIdentity(app, w);
    await aMinuteLater();
    await page.getByRole('main').getByText(w.verification.verified, { exact: true }).waitFor();

    const call = await callAs(app);
    await payIn(app, w);
    await aMinuteLater();
    await expect.poll(async () => (await expectOk(call(listDeposits, {}))).rows[0]?.status).toBe('credited');

    await passExam({ call, clock: market().h.clock });
    await app.goTo('#/home/dayTrading');
    await page.getByLabel(w.day.amount).fill('10000');
    await page.getByRole('button', { name: w.day.sendAmount('10,000.00') }).click();
    await page.getByText(w.day.openTitle.pending).waitFor();
    await aMinuteLater();
    await page.getByText(w.day.openTitle.running).waitFor();

    await askForShares(app, w);
    await aMinuteLater();
    const slip = page.getByRole('region', { name: w.placement.request.title });
    await slip.getByText(w.placement.request.allottedOf(2, 2)).first().waitFor();
    await page.getByText(w.request.note(w.practice.reviewed)).waitFor();
    expect(await violationsOf(app, 'a request that the practice reviewer decided')).toEqual([]);

    await app.goTo('#/information/msgInfo');
    await page.getByRole('button', { name: w.common.loadMore }).click();
    const told = page.getByText(w.stories['practice.reviewed'].body, { exact: true });
    await expect.poll(() => told.count()).toBe(4);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** The longest that a case waits, and a turn of the reviewer. */
async function aMinuteLater(): Promise<void> {
  await market().goTo(market().h.clock.now() + MINUTE_MS + 10_000);
}

async function sendIdentity(app: App, { verification: t, states, upload }: Words): Promise<void> {
  const { page } = app;
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: `${states.label}: ${states.state.not_verified}` }).click();
  const next = page.getByRole('button', { name: t.next });
  await page.getByLabel(t.name).fill('Asha Devi Rao');
  await next.click();
  await page.getByLabel(t.first.aadhaar).fill(aadhaarNumber());
  await page.getByLabel(t.fields.pan).fill(`ABCPE${randomInt(1_000, 10_000)}F`);
  await next.click();
  for (const side of ['front', 'back'] as const) {
    const group = page.getByRole('group', { name: t.fields[side] });
    await page.getByRole('button', { name: `${t.practice.photo}: ${t.fields[side]}` }).click();
    await group.getByText(upload.kept, { exact: true }).waitFor();
  }
  await next.click();
  await page.getByRole('button', { name: t.send }).click();
  await page.getByRole('main').getByText(t.underReview, { exact: true }).waitFor();
}

async function payIn(app: App, { deposit: t, request }: Words): Promise<void> {
  const { page } = app;
  await app.goTo('#/information/recharge');
  await page.getByRole('radio', { name: '5,000', exact: true }).click();
  await page.getByRole('button', { name: t.next }).click();
  await page
    .getByRole('group', { name: t.receiptLabel })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await photo(900 + randomInt(200), 600) });
  const send = page.getByRole('button', { name: t.sendPractice('5,000.00') });
  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  await send.click();
  await page.getByRole('list', { name: request.timeline }).getByText(request.steps.sent).waitFor();
}

/** Two lots at 25.00 of a hundred shares, within the quarter of an hour after the fund password was set. */
async function askForShares(app: App, { placement: t }: Words): Promise<void> {
  const { page } = app;
  const offer = await publishOpenPlacement(app);
  await app.goTo(`#/home/newStockPsBuy?placement=${offer}`);
  await page.getByRole('button', { name: t.ask.sendPractice('5,000.00') }).click();
  await page.getByRole('heading', { name: t.ask.pendingTitle }).waitFor();
}

function aadhaarNumber(): string {
  const head = String(randomInt(20_000_000_000, 99_999_999_999));
  return [...'0123456789'].map((digit) => head + digit).find((number) => normaliseAadhaar(number) !== null)!;
}
