/**
 * From the daily sign-in to a VIP level to shares of a grab offer: staff publish the offer by two people, the customer signs in, reaches the
 * level when the date ends, asks and is allotted at once; who comes when the quota is used up is told how many came first.
 */
import { listGrabOffers, grabShares } from '@bahi/contract/grab/calls.ts';
import { texts as refusalsEn } from '@bahi/contract/grab/refusals.en.ts';
import { texts as refusalsTw } from '@bahi/contract/grab/refusals.tw.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { signInToday } from '@bahi/contract/sign-in/calls.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import grabEn from '../web/src/grab/texts.en.ts';
import grabTw from '../web/src/grab/texts.tw.ts';
import signInEn from '../web/src/sign-in/texts.en.ts';
import signInTw from '../web/src/sign-in/texts.tw.ts';
import vipEn from '../web/src/vip/texts.en.ts';
import vipTw from '../web/src/vip/texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { dateEnds, grabPublished, signedInBefore } from './grabs.ts';
import { saying } from './refusals.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket();

const words = {
  en: { t: grabEn, vip: vipEn, signIn: signInEn, stepUp: stepUpEn, common: commonEn, refusals: refusalsEn },
  tw: { t: grabTw, vip: vipTw, signIn: signInTw, stepUp: stepUpTw, common: commonTw, refusals: refusalsTw },
};

test.each(looks)(
  'a level is reached by signing in, and is good for shares by arrival ($device, $language)',
  async (look) => {
    const { t, vip, signIn, stepUp, common, refusals } = words[look.language];
    const { app, account } = await signUpVerified(() => open({ device: look.device, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    // Verified today: a session of staff that nobody uses ends over the night.
    const other = await signUpVerified(() => open({ device: look.device, signsIn: true }));
    const otherCall = await callAs(other.app);
    await signedInBefore(market(), other.account);
    await expectOk(otherCall(signInToday, {}, key()));
    await signedInBefore(market(), account);
    await page.evaluate((code) => localStorage.setItem('language', code), look.language);
    await page.reload();

    // The fifth day, on home: one plain row.
    await app.goTo('#/home/index');
    const row = page.getByRole('region', { name: signIn.title });
    await row.scrollIntoViewIfNeeded();
    await row.getByText(signIn.counted(4, 30)).waitFor();
    await row.getByRole('button', { name: signIn.signIn }).click();
    await row.getByText(signIn.counted(5, 30)).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);

    // The tab is there; the rules are met, and the level follows when the date has ended.
    await page.getByRole('navigation', { name: common.mainNavigation }).getByText(common.tabs.vip).first().click();
    await page.getByText(vip.coming(1)).waitFor();
    await page.getByText(vip.level(0)).waitFor();
    expect(await violationsOf(app, 'vip levels')).toEqual([]);
    const offer = await grabPublished(app, market(), 'first_come');
    await app.goTo(`#/home/qcList?offer=${offer}`);
    await page.getByRole('link', { name: t.ask.toVip }).waitFor();
    await dateEnds(market());
    await app.goTo('#/market/vip');
    await page.reload();
    await page.getByText(vip.level(1)).waitFor();

    await page.getByRole('link', { name: new RegExp(vip.links['/home/qcList'].name) }).click();
    await page.getByText(t.left(3, 3)).first().waitFor();
    expect(await violationsOf(app, 'grab offers')).toEqual([]);
    await page.locator(`a[href="#/home/qcList?offer=${offer}"]`).click();
    await page.getByText(t.rules.first_come).waitFor();
    const lots = page.getByRole('spinbutton', { name: t.ask.lots(100) });
    await lots.fill('2');
    await lots.blur();
    expect(await violationsOf(app, 'a grab offer')).toEqual([]);
    const send = page.getByRole('button', { name: t.ask.sendPractice('99,030.16') });
    market().h.feed.set('VRM', 560_00);
    await send.click();
    await unlock(page, stepUp);
    await page.getByText(saying(refusals['grab.price_moved'])).first().waitFor();
    market().h.feed.set('VRM', 500_00);
    await send.click();
    const slip = page.getByRole('region', { name: t.own.title });
    await slip.getByText(t.own.placeOf(1)).first().waitFor();
    await slip.getByText('99,030.16').first().waitFor();
    expect(await call(grabShares, { offer, lots: 1 }, key())).toMatchObject({ refusal: { code: 'grab.one_request' } });

    // The rest of the quota is somebody else's, for less than they asked.
    await expectOk(otherCall(unlockTrading, { fundPassword: FUND_PASSWORD }));
    expect(await expectOk(otherCall(grabShares, { offer, lots: 2 }, key()))).toMatchObject({
      allottedLots: 1,
      place: 2,
    });
    const [left] = (await expectOk(otherCall(listGrabOffers, {}))).rows;
    expect(left).toMatchObject({ id: offer, state: 'used_up', remainingLots: 0, requests: 2 });
    await other.app.close();

    await slip.getByRole('link', { name: t.own.toPosition }).click();
    await page.waitForFunction(() => location.hash.includes('positionDetail'));
    await app.goTo('#/home/qcList?tab=requests');
    await page.getByText(t.own.all).waitFor();
    expect(await violationsOf(app, 'own requests')).toEqual([]);
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
