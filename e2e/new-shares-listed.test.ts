/**
 * The last leg of new shares: what was allotted cannot be sold before its listing day and says so; it opens on the practice exchange by a call
 * auction at the issue price; then its holder sells it, and finds the money and each line of it in the records.
 */
import { texts as sharesKindEn } from '@bahi/contract/new-shares/entries.en.ts';
import { texts as sharesKindTw } from '@bahi/contract/new-shares/entries.tw.ts';
import { texts as ordersKindEn } from '@bahi/contract/orders/entries.en.ts';
import { texts as ordersKindTw } from '@bahi/contract/orders/entries.tw.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { acknowledgeNotice, getUser } from '@bahi/contract/identity/calls.ts';
import { applyForShares, getSubscription, listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { getPosition } from '@bahi/contract/orders/positions.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatAmount, formatBusinessDate, formatPrice } from '@bahi/core/format.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { SEALER, PASSWORD } from '../server/src/identity/testing.ts';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { closeOffer, publishOffer, revealDraw } from '../server/src/new-shares/draw.ts';
import { offerTerms } from '../server/src/new-shares/testing.ts';
import { createBus } from '../server/src/platform/bus.ts';
import { verify } from '../server/src/testing-customer.ts';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import recordEn from '../web/src/new-shares/record-texts.en.ts';
import recordTw from '../web/src/new-shares/record-texts.tw.ts';
import listingEn from '../web/src/orders/listing-texts.en.ts';
import listingTw from '../web/src/orders/listing-texts.tw.ts';
import tradeEn from '../web/src/orders/texts.en.ts';
import tradeTw from '../web/src/orders/texts.tw.ts';
import { enterAs, figureIn, openBrowser, type App, FUND_PASSWORD, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { key } from './staff.ts';
import { expectOk } from './trading.ts';
import { startVirtualMarket, type VirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();

const [ALLOTTED_ON, LISTED_ON] = ['2026-11-21', '2026-11-22'];
const CLOSE = sessionOn(practiceCalendar, ALLOTTED_ON)!.close;
const OPEN = sessionOn(practiceCalendar, LISTED_ON)!.open;
/** Nobody is listed under it before. */
const SYMBOL = 'NEEMR';
const NAME = 'Neem Renewables';

const words = {
  en: {
    trade: tradeEn,
    listing: listingEn,
    record: recordEn,
    kind: { ...sharesKindEn, ...ordersKindEn },
    stepUp: stepUpEn,
  },
  tw: {
    trade: tradeTw,
    listing: listingTw,
    record: recordTw,
    kind: { ...sharesKindTw, ...ordersKindTw },
    stepUp: stepUpTw,
  },
};
type Words = (typeof words)['en'];

const looks = [
  { device: 'phone', language: 'en' },
  { device: 'desktop', language: 'tw' },
] as const;

interface Holder {
  readonly call: Call;
  readonly subscription: string;
  readonly position: string;
  readonly app: App;
  readonly w: Words;
}

let market: VirtualMarket;
const applicants: { readonly token: string; readonly account: string; readonly call: Call }[] = [];

beforeAll(async () => {
  market = await startVirtualMarket({
    startsAt: CLOSE - 10 * MINUTE_MS,
    tasks: ['new_shares_progress'],
    hasExchange: true,
    async prepare(h) {
      for (const [number, account] of ['asha', 'ravi'].entries()) {
        const token = await h.register(account);
        const call = h.as(token);
        const { customerId } = await expectOk(call(getUser, {}));
        await verify(h, { token, customerId, number });
        const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
        await expectOk(call(setFundPassword, passwords, key()));
        await expectOk(call(acknowledgeNotice, { notice: 'risk_notice' }, key()));
        applicants.push({ token, account, call });
      }
    },
  });
});
afterAll(() => market?.stop());

test('allotted shares say when they are listed, open by their auction, and are sold', async () => {
  await allotOneLotEach();
  const holders = await Promise.all(looks.map((look, nth) => holderOf(look, nth)));
  for (const holder of holders) await notYet(holder);
  await market.goTo(OPEN + MINUTE_MS);
  for (const holder of holders) await inItsAuction(holder);
  await market.goTo(OPEN + 7 * MINUTE_MS);
  for (const holder of holders) await sell(holder);
  const { breaks } = await market.h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
  for (const { app } of holders) {
    expect(app.problems).toEqual([]);
    await app.close();
  }
});

/** Two lots for two: published, applied for, drawn; settled and allotted by the clock's job. */
async function allotOneLotEach(): Promise<void> {
  const { h } = market;
  const deps = {
    db: h.t.db,
    sealer: SEALER,
    calendar: practiceCalendar,
    bus: createBus(),
    closingLevel: async () => ({ level: '24381.05' }),
  };
  const now = h.clock.now();
  const offer = await h.t.db.transaction((tx) =>
    publishOffer(deps, tx, {
      ...offerTerms(now),
      symbol: SYMBOL,
      name: NAME,
      lots: 2,
      publishedAt: BigInt(now),
      closesAt: BigInt(now + MINUTE_MS),
      drawAt: BigInt(now + MINUTE_MS + 1_000),
      allotmentDate: ALLOTTED_ON,
      listingDate: LISTED_ON,
      issueDate: ALLOTTED_ON,
    }),
  );
  for (const { call } of applicants) {
    await expectOk(call(unlockTrading, { fundPassword: FUND_PASSWORD }));
    await expectOk(call(applyForShares, { offer: offer.id.toString(), lots: 1 }, key()));
  }
  await market.goTo(Number(offer.drawAt));
  const at = { offerId: offer.id, now: h.clock.now() };
  await h.t.db.transaction((tx) => closeOffer(deps, tx, at)).catch(() => 'the job was first');
  await h.t.db.transaction((tx) => revealDraw(deps, tx, at));
  await market.goTo(h.clock.now() + 2 * MINUTE_MS);
}

async function holderOf(look: (typeof looks)[number], nth: number): Promise<Holder> {
  const { token, account, call } = applicants[nth]!;
  const { rows } = await expectOk(call(listSubscriptions, { segment: 'won' }));
  const { id, position, state } = rows[0]!;
  expect(state).toBe('allotted');
  const app = await open({ ...look, at: market.origin, signsIn: true });
  await enterAs(app, { account, token });
  return { call, subscription: id, position: position!, app, w: words[look.language] };
}

/** In the application, in the list and on the position itself: the day, and no way to sell that would be refused. */
async function notYet({ app, w, subscription, position }: Holder): Promise<void> {
  const { page } = app;
  const day = formatBusinessDate(LISTED_ON);
  await app.goTo('#/trade/index?tab=open');
  const close = page.getByRole('button', { name: `${w.trade.trade.close} ${NAME}` });
  await close.waitFor();
  await page.getByText(w.listing.sellFrom(day)).first().waitFor();
  expect(await close.getAttribute('aria-disabled')).toBe('true');
  // It counts at what was paid for it, in the total too.
  expect(await figureIn(page.getByText(w.trade.trade.openProfit, { exact: true }).locator('..'))).toContain('0.00');
  await app.goTo('#/trade/index?tab=holdings');
  await page
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .waitFor();
  await app.goTo(`#/home/newStockRecord?subscription=${subscription}`);
  await page.getByRole('list', { name: w.record.timeline }).getByText(day).first().waitFor();
  await page.getByRole('link', { name: w.record.position }).click();
  await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
  await page.getByRole('note').getByText(w.listing.sellFrom(day)).waitFor();
  const closeAll = page.getByRole('button', { name: w.trade.position.closeAll, exact: true });
  expect(await closeAll.getAttribute('aria-disabled')).toBe('true');
  expect(await violationsOf(app, 'a position that is not listed yet')).toEqual([]);
  const link = page.getByRole('link', { name: w.listing.application });
  expect(await link.getAttribute('href')).toBe(`#/home/newStockRecord?subscription=${subscription}`);
  expect(page.url()).toContain(`position=${position}`);
}

/** Listed while somebody looks at the position: it can be closed, but in the minutes of its auction nobody trades. */
async function inItsAuction({ app, w, call, subscription }: Holder): Promise<void> {
  const { page } = app;
  expect((await expectOk(call(getSubscription, { subscription }))).state).toBe('listed');
  await page.getByRole('link', { name: SYMBOL, exact: true }).waitFor();
  const close = page.getByRole('button', { name: w.trade.position.closeAll, exact: true });
  await expect.poll(() => close.getAttribute('aria-disabled')).not.toBe('true');
}

/** At market: the result in place, the position closed, each line in the records, and the cash they come to. */
async function sell({ app, w, call, position }: Holder): Promise<void> {
  const { page } = app;
  // Time leapt over a night: the page's own clock of sessions did not.
  await page.reload();
  await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
  await page.getByRole('button', { name: w.trade.position.closeAll, exact: true }).click();
  const panel = page.getByRole('region', { name: w.trade.close.title(NAME) });
  await panel.getByRole('button', { name: /^(Practice sell|練習賣出)/ }).click();
  await unlock(page, w.stepUp);
  await page
    .getByText(/(Sold 100 shares|已賣出 100 股)/)
    .first()
    .waitFor();
  const sold = (await expectOk(call(getPosition, { position }))).position;
  expect(sold).toMatchObject({ status: 'closed', quantity: 0, openedQuantity: 100 });
  await page.reload();
  await page.getByText(formatPrice(sold.closePrice), { exact: true }).first().waitFor();
  await page.getByRole('link', { name: w.trade.position.records }).click();
  // Not the options of the filter, which have the same words.
  const lines = page.locator('a, button');
  await lines
    .filter({ hasText: new RegExp(`(Sold|賣出) \\d+ ${SYMBOL}`) })
    .first()
    .waitFor();
  await lines.filter({ hasText: w.kind.allotment }).first().waitFor();
  const { available, cash } = await expectOk(call(getSummary, {}));
  expect(Number(cash)).toBeCloseTo(1_000_000 + Number(sold.realisedProfit), 2);
  expect(available).toBe(cash);
  await app.goTo('#/information/fundRecord');
  await page.getByText(formatAmount(cash)).first().waitFor();
  expect(await violationsOf(app, 'records of a sale')).toEqual([]);
}
