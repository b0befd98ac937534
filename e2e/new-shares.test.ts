/**
 * New shares from Home: applied for in three taps and the fund password, changed and taken back on the same screen; a sealed bid over
 * its floor; a reminder that is kept and undone; the dates by keys. What is refused is said in place, and a lost answer is found.
 */
import { applyForShares, getSubscription, listReminders, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import homeEn from '../web/src/home/texts.en.ts';
import homeTw from '../web/src/home/texts.tw.ts';
import commonEn from '../web/src/i18n/common.en.ts';
import fundEn from '../web/src/i18n/fund-password.en.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import verificationEn from '../web/src/i18n/verification.en.ts';
import en from '../web/src/new-shares/texts.en.ts';
import tw from '../web/src/new-shares/texts.tw.ts';
import { openBrowser, signUp, crossing, FUND_PASSWORD, freshAccount, unlock } from './app.ts';
import { isFocusLost, violationsOf } from './axe.ts';
import { offerWhere, type Offer } from './practice-offers.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const windows = looks.map((look) => ({ ...look, isDark: look.device === 'desktop' }));
const words = {
  en: { ...en, home: homeEn, stepUp: stepUpEn },
  tw: { ...tw, home: homeTw, stepUp: stepUpTw },
};

test.each(windows)(
  'applied for in three taps and the fund password, changed and taken back on a $device ($language)',
  async ({ device, language, isDark }) => {
    const t = words[language];
    const { app } = await signUpVerified(() => open({ device, isDark, language, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const offer = await offerWhere(
      call,
      'open',
      ({ funding, minimumLots }) => funding === 'block' && minimumLots === 1,
    );

    await page.getByRole('link', { name: t.home.shortcut.newShares }).click();
    await page.getByRole('link', { name: new RegExp(offer.name) }).click();
    await page.getByRole('button', { name: t.apply.sendPractice(t.lots(1)) }).click();
    await unlock(app.page, t.stepUp);
    await expect.poll(() => page.url()).toContain('/home/newStockRecord');
    const [applied] = (await expectOk(call(listSubscriptions, {}))).rows;
    expect(applied).toMatchObject({ offer: offer.id, state: 'applied', lots: 1, held: worth(offer, 1) });

    await app.goTo(`#/home/newStock`);
    await page.getByRole('link', { name: new RegExp(`${offer.name}.*${t.states.applied}`) }).click();
    const own = page.getByRole('group', { name: t.own.title });
    await own
      .getByText(formatAmount(worth(offer, 1)))
      .first()
      .waitFor();
    expect(await violationsOf(app, 'an own application')).toEqual([]);
    await own.getByRole('button', { name: t.own.change, exact: true }).click();
    const lots = page.getByLabel(t.apply.lots(offer.lotSize), { exact: true });
    await page.getByText(t.apply.unchanged).waitFor();
    await lots.fill('2.5');
    await page.getByText(t.apply.whole, { exact: true }).waitFor();
    await lots.press('Tab');
    await expect.poll(() => lots.inputValue()).toBe('2');
    // The fund password is not asked again: its quarter of an hour runs.
    const difference = t.apply.holdMore(formatAmount(worth(offer, 1)));
    await page.getByRole('button', { name: `${t.apply.change(t.lots(2))} · ${difference}`, exact: true }).click();
    await own
      .getByText(formatAmount(worth(offer, 2)))
      .first()
      .waitFor();
    const changed = await expectOk(call(getSubscription, { subscription: applied!.id }));
    expect(changed).toMatchObject({ state: 'applied', lots: 2, held: worth(offer, 2) });
    await expect.poll(() => isFocusLost(app)).toBe(false);
    await own.getByRole('button', { name: t.own.takeBack }).click();
    const asked = page
      .getByRole('dialog', { name: t.own.confirm })
      .or(page.getByRole('alertdialog', { name: t.own.confirm }));
    await asked.getByText(formatAmount(worth(offer, 2))).waitFor();
    await asked.getByRole('button', { name: t.own.takeBack }).click();
    await page.getByRole('button', { name: t.apply.sendPractice(t.lots(1)) }).waitFor();
    expect((await expectOk(call(getSubscription, { subscription: applied!.id }))).state).toBe('cancelled');
    await expect.poll(() => isFocusLost(app)).toBe(false);
    expect(await expectOk(call(getSummary, {}))).toMatchObject({ frozen: '0.00' });
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(windows)(
  'a sealed bid under its floor is said, one over it is held in full, on a $device ($language)',
  async ({ device, language }) => {
    const t = words[language];
    const { app } = await signUpVerified(() => open({ device, language, signsIn: true }));
    const { page } = app;
    const call = await callAs(app);
    const offer = await offerWhere(call, 'auctions', ({ state }) => state === 'open');
    await app.goTo('#/home/newStock?tab=auctions');
    await page.getByRole('link', { name: new RegExp(offer.name) }).click();

    const bid = page.getByLabel(t.apply.bid, { exact: true });
    await bid.fill('0.05');
    await page.getByRole('button', { name: t.apply.sendBidPractice(t.lots(1)) }).click();
    const summary = page.getByRole('alert');
    await summary.getByText(t.apply.bidBelow(formatAmount(offer.price))).waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await violationsOf(app, 'a bid under its floor')).toEqual([]);
    const higher = `${Number(offer.price) + 1}.25`;
    await bid.fill(higher);
    await bid.press('Tab');
    await page
      .getByRole('button', { name: new RegExp(t.apply.hold(formatAmount(valueOf(offer, 1, higher)))) })
      .waitFor();
    await bid.press('Enter');
    await unlock(app.page, t.stepUp);
    await expect.poll(() => page.url()).toContain('/home/newStockRecord');
    const [made] = (await expectOk(call(listSubscriptions, {}))).rows;
    expect(made).toMatchObject({ offer: offer.id, state: 'applied', bid: higher, held: valueOf(offer, 1, higher) });
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(windows)(
  'a reminder is shown at once, kept over a reload and undone, on a $device ($language)',
  async ({ device, language }) => {
    const t = words[language];
    const app = await open({ device, language, signsIn: true });
    const { page } = app;
    await signUp(app);
    const call = await callAs(app);
    const offer = await offerWhere(call, 'upcoming', () => true);
    await app.goTo('#/home/newStock?tab=upcoming');
    const remind = page.getByRole('button', { name: t.remind.label(offer.name) });
    await remind.click();
    await page.getByText(t.remind.setDone(offer.name)).first().waitFor();
    expect(await remind.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => expectOk(call(listReminders, {}))).toEqual([offer.id]);
    await page.reload();
    await expect.poll(() => remind.getAttribute('aria-pressed')).toBe('true');
    // Undone while the answer is still on its way.
    const [taken, undone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(
      '**/api/vue/newShares/remind',
      async (route) => {
        const response = await route.fetch();
        taken.resolve();
        await undone.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await remind.click();
    await page.getByRole('button', { name: t.remind.undo }).click();
    // Before, the reminder is still there, and what is asked for below would come in between.
    await taken.promise;
    undone.resolve();
    await expect.poll(() => remind.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => expectOk(call(listReminders, {}))).toEqual([offer.id]);

    // Refused, it is taken back with the reason.
    await page.route('**/api/vue/newShares/remind', (route) =>
      route.fulfill({ json: { status: 0, msg: '', data: { code: 'new_shares.not_upcoming', params: {} } } }),
    );
    await remind.click();
    await expect.poll(() => remind.getAttribute('aria-pressed')).toBe('true');
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('the calendar is walked by keys, and a day leads to its offers', async () => {
  const app = await open({ device: 'desktop', signsIn: true });
  const { page } = app;
  await signUp(app);
  const offer = await offerWhere(await callAs(app), 'open', () => true);
  await app.goTo('#/home/newStock');
  await page.getByRole('button', { name: en.calendar.toggle }).click();
  const grid = page.getByRole('grid');
  const opened = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(offer.opensAt);
  const next = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(offer.opensAt + 86_400_000);
  await app.goTo(`#/home/newStock?view=calendar&day=${next}&month=${next.slice(0, 7)}`);
  await grid.locator(`[data-date="${next}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(opened);
  expect(await grid.getByRole('gridcell', { selected: true }).count()).toBe(1);
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1);
  const list = page.getByRole('region', { name: en.calendar.list });
  await list.getByRole('link', { name: new RegExp(`${offer.name}.*${en.calendar.what.opens}`) }).click();
  await page.getByRole('heading', { name: offer.name, level: 1 }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('an application whose answer is lost is found and made once; a second one is refused in place', async () => {
  const { app } = await signUpVerified(() => open({ device: 'phone', signsIn: true }));
  const { page } = app;
  const call = await callAs(app);
  const offer = await offerWhere(call, 'open', ({ funding, minimumLots }) => funding === 'block' && minimumLots === 1);
  await app.goTo(`#/home/newStockBuy?id=${offer.id}`);
  const send = page.getByRole('button', { name: en.apply.sendPractice(en.lots(1)) });
  await send.click();
  const sheet = page.getByRole('dialog', { name: stepUpEn.fundPassword });
  await sheet.getByLabel(stepUpEn.fundPassword, { exact: true }).fill(FUND_PASSWORD);
  let lost = 0;
  await page.route('**/api/vue/newShares/apply', async (route) => {
    const answer = await route.fetch();
    if (lost++ === 0) return route.abort();
    return route.fulfill({ response: answer });
  });
  await sheet.getByRole('button', { name: stepUpEn.unlockAction }).click();
  await page.getByText(commonEn.unknownResult.title).waitFor();
  await expect.poll(() => page.url()).toContain('/home/newStockRecord');
  const { rows } = await expectOk(call(listSubscriptions, {}));
  expect(rows.map(({ state }) => state)).toEqual(['applied']);

  // Made elsewhere, and not told here yet: the form is still there, and says in place why it is not taken.
  const other = await offerWhere(
    call,
    'open',
    ({ funding, minimumLots }) => funding === 'pay_after' && minimumLots === 1,
  );
  await page.route('**/api/vue/newShares/subscriptions', (route) =>
    route.fulfill({ json: { status: 1, msg: '', data: { rows: [], total: 0, page: 1, pageSize: 20 } } }),
  );
  await app.goTo(`#/home/newStockBuy?id=${other.id}`);
  await page.getByText(en.apply.nothingNow).or(page.getByText(en.apply.prepaidWhy)).first().waitFor();
  await expectOk(call(applyForShares, { offer: other.id, lots: 1 }, key()));
  await page.unroute('**/api/vue/newShares/apply');
  await page.getByRole('button', { name: en.apply.sendPractice(en.lots(1)) }).click();
  await page.getByText(en.refused.already(1)).first().waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('who is not verified or has no fund password is led to it, a short balance says by how much, and nothing open names what is next', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  const { page } = app;
  await signUp(app, freshAccount(), { isGuarded: false });
  const call = await callAs(app);
  const offer = await offerWhere(call, 'open', () => true);
  // It does not open meanwhile.
  const upcoming = await offerWhere(call, 'upcoming', ({ opensAt }) => opensAt > Date.now() + HOUR_MS);
  await app.goTo(`#/home/newStockBuy?id=${offer.id}`);
  await page.getByText(verificationEn.card.not_verified.title).waitFor();

  const short = { needed: '62400.00', available: '12000.50', short: '50399.50' };
  let terms: object = { available: '0.00', refusal: { code: 'new_shares.insufficient', params: short } };
  // One route for both: a second one takes over what the first still answers.
  await page.route('**/api/vue/newShares/terms', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, ...terms } } });
  });
  await page.reload();
  await page.getByText(en.refused.short('50,399.50')).first().waitFor();
  await page.getByRole('link', { name: en.apply.deposit }).waitFor();
  expect(await violationsOf(app, 'a short balance')).toEqual([]);

  // State P: no fund password yet.
  terms = { refusal: null };
  await page.route('**/api/vue/newShares/apply', (route) =>
    route.fulfill({ json: { status: 0, msg: '', data: { code: 'security.fund_password_missing', params: {} } } }),
  );
  await page.reload();
  await page.getByRole('button', { name: en.apply.sendPractice(en.lots(1)) }).click();
  const missing = page.getByRole('dialog', { name: stepUpEn.missingTitle });
  await missing.getByLabel(fundEn.new, { exact: true }).waitFor();
  expect(page.url()).toContain('/home/newStockBuy');
  await page.keyboard.press('Escape');
  await missing.waitFor({ state: 'hidden' });

  await app.goTo(`#/home/newStockBuy?id=${upcoming.id}`);
  await page
    .getByText(/^Not open until /)
    .first()
    .waitFor();
  await page.route('**/api/vue/newShares/list', async (route) => {
    const { segment } = route.request().postDataJSON() as { segment?: string };
    // Other journeys may publish one that opens sooner.
    const rows = segment === 'upcoming' ? [upcoming] : [];
    return route.fulfill({ json: { status: 1, msg: '', data: { rows, total: rows.length, page: 1, pageSize: 10 } } });
  });
  await app.goTo('#/home/newStock?tab=open');
  await page.reload();
  await page.getByText(new RegExp(`^No IPO is open. Next: ${upcoming.name}, `)).waitFor();
  await app.goTo('#/home/newStockBuy?id=999999999');
  await page.getByText(/This offer does not exist/).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

function worth(offer: Offer, lots: number): string {
  return valueOf(offer, lots, offer.price);
}

function valueOf({ lotSize }: Offer, lots: number, price: string): string {
  return formatMoney(parseMoney(price)! * BigInt(lotSize * lots));
}
