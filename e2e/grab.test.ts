/**
 * From the daily sign-in to a VIP level to shares of grab offers: staff publish one of each rule by two people, the customer signs in, reaches the
 * level when the date ends, asks and is allotted at once; who comes when the quota is used up is told how many came first. The other one is asked
 * for, taken back and asked for again, drawn when the session is over, and verified by the customer.
 */
import { listGrabOffers, listGrabRequests, grabShares } from '@bahi/contract/grab/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { signInToday } from '@bahi/contract/sign-in/calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { proposeProduct, saveDraft } from '@bahi/contract/staff/offerings.ts';
import { addDays, businessDateOf, localDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import grabEn from '../web/src/grab/texts.en.ts';
import grabTw from '../web/src/grab/texts.tw.ts';
import proofEn from '../web/src/new-shares/proof-texts.en.ts';
import proofTw from '../web/src/new-shares/proof-texts.tw.ts';
import signInEn from '../web/src/sign-in/texts.en.ts';
import signInTw from '../web/src/sign-in/texts.tw.ts';
import vipEn from '../web/src/vip/texts.en.ts';
import vipTw from '../web/src/vip/texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser, type App } from './app.ts';
import { violationsOf } from './axe.ts';
import { key, signUpVerified, staffCall } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket();

const words = {
  en: { t: grabEn, proof: proofEn, vip: vipEn, signIn: signInEn, stepUp: stepUpEn, common: commonEn },
  tw: { t: grabTw, proof: proofTw, vip: vipTw, signIn: signInTw, stepUp: stepUpTw, common: commonTw },
};

test.each(looks)(
  'a level is reached by signing in, and is good for shares by arrival and by draw ($device, $language)',
  async (look) => {
    const { t, proof, vip, signIn, stepUp, common } = words[look.language];
    const { app, account } = await signUpVerified(() => open({ device: look.device }));
    const { page } = app;
    const call = await callAs(app);
    // Verified today: a session of staff that nobody uses ends over the night.
    const other = await signUpVerified(() => open({ device: look.device }));
    const otherCall = await callAs(other.app);
    await signedInBefore(other.account);
    await expectOk(otherCall(signInToday, {}, key()));
    await signedInBefore(account);
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
    const offer = await publishedByTwo(app, 'first_come');
    const drawn = await publishedByTwo(app, 'draw');
    await app.goTo(`#/home/qcList?offer=${offer}`);
    await page.getByRole('link', { name: t.ask.toVip }).waitFor();
    await dateEnds();
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
    await page.getByRole('button', { name: t.ask.sendPractice('99,030.16') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(stepUp.fundPassword, { exact: true }).fill(FUND_PASSWORD);
    await sheet.getByRole('button', { name: stepUp.unlockAction }).click();
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
    const left = (await expectOk(otherCall(listGrabOffers, {}))).rows.find(({ id }) => id === offer);
    expect(left).toMatchObject({ state: 'used_up', remainingLots: 0, requests: 2 });
    expect(await otherCall(grabShares, { offer, lots: 1 }, key())).toMatchObject({
      refusal: { code: 'grab.one_request' },
    });

    await slip.getByRole('link', { name: t.own.toPosition }).click();
    await page.waitForFunction(() => location.hash.includes('positionDetail'));
    await app.goTo('#/home/qcList?tab=requests');
    await page.getByText(t.own.all).waitFor();
    expect(await violationsOf(app, 'own requests')).toEqual([]);

    // The draw: held, taken back, held again; the other one wants the same three lots.
    await app.goTo(`#/home/qcList?offer=${drawn}`);
    await page.getByText(t.rules.draw('BAHIFIFTY')).waitFor();
    const enter = async () => {
      const wanted = page.getByRole('spinbutton', { name: t.ask.lots(100) });
      await wanted.fill('2');
      await wanted.blur();
      await page.getByRole('button', { name: t.hold.sendPractice('99,030.16') }).click();
      await page.getByRole('region', { name: t.own.request }).getByText(t.own.pending).waitFor();
    };
    await enter();
    expect(await violationsOf(app, 'a request that waits for its draw')).toEqual([]);
    await page.getByRole('button', { name: t.own.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.own.cancel }).click();
    await enter();
    await expectOk(otherCall(grabShares, { offer: drawn, lots: 2 }, key()));
    await page.getByRole('link', { name: t.proof }).first().click();
    await page.getByText(t.drawsItself).waitFor();
    expect(await violationsOf(app, 'a grab draw ahead')).toEqual([]);
    await isDrawn(drawn);
    await expectOk(otherCall(unlockTrading, { fundPassword: FUND_PASSWORD }));
    expect(await otherCall(grabShares, { offer: drawn, lots: 1 }, key())).toMatchObject({
      refusal: { code: 'grab.closed' },
    });
    await page.reload();
    await page.getByRole('button', { name: proof.check.action }).click();
    await page.getByText(proof.holds, { exact: true }).waitFor();
    await page.getByText(proof.checked.winners(4, 2, 3)).waitFor();
    expect(await violationsOf(app, 'a grab draw that holds')).toEqual([]);
    const won = (await expectOk(call(listGrabRequests, {}))).rows[0]!;
    const lost = (await expectOk(otherCall(listGrabRequests, {}))).rows[0]!;
    expect(won.allottedLots + lost.allottedLots).toBe(3);
    await app.goTo(`#/home/qcList?tab=requests&request=${won.id}`);
    const result = page.getByRole('region', { name: t.own.title }).first();
    await result.getByText(won.allottedLots === 2 ? t.own.all : t.own.part).waitFor();
    expect(await violationsOf(app, 'a request that was drawn')).toEqual([]);
    await expectBooksToAgree(other.app);
    await other.app.close();
    await expectBooksToAgree(app);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

/** As if the account were older, and had signed in on the four days before. */
async function signedInBefore(account: string): Promise<void> {
  const { owner } = market().h.t;
  const now = market().h.clock.now();
  const today = localDateOf(practiceCalendar, now);
  const { rows } = await owner.query<{ id: bigint }>(
    `update identity.customer set created_at = created_at - interval '10 days' where account = $1 returning id`,
    [account],
  );
  for (let back = 1; back <= 4; back += 1)
    await owner.query('insert into sign_in.day (customer_id, day, at) values ($1, $2, $3)', [
      rows[0]!.id,
      addDays(today, -back),
      now - back * DAY_MS,
    ]);
}

/** Its books are closed, and the levels worked out. */
async function dateEnds(): Promise<void> {
  const { h } = market();
  await h.clock.advance(DAY_MS);
  h.feed.set('VRM', 500_00);
  for (const name of ['ledger_close_date', 'vip_levels']) await h.app.tasks.find((task) => task.name === name)!.run();
  expect(businessDateOf(practiceCalendar, h.clock.now())).not.toBe(
    businessDateOf(practiceCalendar, h.clock.now() - DAY_MS),
  );
}

/** The session is over in which its requests closed. */
async function isDrawn(offer: string): Promise<void> {
  const { h } = market();
  const { rows } = await h.t.owner.query<{ moments: bigint[] }>(
    'select array[closes_at, draw_at] as moments from grab.offer where id = $1',
    [offer],
  );
  for (const at of rows[0]!.moments) {
    await h.clock.advance(Math.max(0, Number(at) - h.clock.now()));
    h.feed.set('VRM', 500_00);
    await h.app.tasks.find((task) => task.name === 'grab_progress')!.run();
  }
}

/** Three lots, open for two days: drafted by one, approved by another. */
async function publishedByTwo(app: App, rule: 'first_come' | 'draw'): Promise<string> {
  const { h } = market();
  h.feed.set('VRM', 500_00);
  const now = h.clock.now();
  const products = await staffCall('products');
  const values = {
    symbol: 'VRM',
    prospectus: 'The block seller offers shares of a large company.',
    rule,
    price: '495.00',
    lots: '3',
    lotSize: '100',
    maximumLots: '2',
    vipLevel: '1',
    lockDays: '1',
    opensAt: typed(now + MINUTE_MS),
    closesAt: typed(now + 2 * DAY_MS),
  };
  const draft = await expectOk(products(saveDraft, { draft: null, version: 0, kind: 'grab', values }, key()));
  expect(draft.problems).toEqual([]);
  const reason = 'A block seller asked us to.';
  const change = await expectOk(products(proposeProduct, { draft: draft.id, version: draft.version, reason }, key()));
  const checker = await staffCall('products2');
  await expectOk(checker(approveChange, { change: change.id }, key()));
  await market().goTo(now + MINUTE_MS);
  const { rows } = await expectOk((await callAs(app))(listGrabOffers, {}));
  return rows.find((offer) => offer.rule === rule)!.id;
}

function typed(ms: number): string {
  return new Date(ms + 5.5 * HOUR_MS).toISOString().slice(0, 16);
}
