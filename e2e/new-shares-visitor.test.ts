/**
 * New shares without an account: a visitor reads the offers, checks a draw and keeps its file, and is asked to log in at the moment an own
 * thing is pressed; then stands on the ticket of that very offer. Nothing of a customer's own is asked for without a session.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@bahi/contract/client.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { register } from '@bahi/contract/identity/calls.ts';
import { expect, test } from 'vitest';
import loginEn from '../web/src/identity/texts.en.ts';
import loginTw from '../web/src/identity/texts.tw.ts';
import proofEn from '../web/src/new-shares/proof-texts.en.ts';
import proofTw from '../web/src/new-shares/proof-texts.tw.ts';
import sharesEn from '../web/src/new-shares/texts.en.ts';
import sharesTw from '../web/src/new-shares/texts.tw.ts';
import { freshAccount, openBrowser, origin, PASSWORD, type App, crossing } from './app.ts';
import { violationsOf } from './axe.ts';
import { INVENTED, offerWhere, type Offer } from './practice-offers.ts';
import { key } from './staff.ts';
import { expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: { login: loginEn, shares: sharesEn, proof: proofEn, invented: INVENTED },
  tw: { login: loginTw, shares: sharesTw, proof: proofTw, invented: '此為練習市場虛構的公司。' },
};
const visitor = () => createClient({ origin: origin(), credentials: () => null });

/** As server/src/authorization.txt lists them. */
const publicCalls = new Set(
  readFileSync(join(import.meta.dirname, '../server/src/authorization.txt'), 'utf8')
    .split('\n')
    .filter((line) => / public\b/.test(line))
    .map((line) => line.split(' ')[0]!),
);

test.each(looks)(
  'a visitor reads offers, checks a draw, and applies by logging in on the way ($device, $language)',
  async (look) => {
    const w = words[look.language];
    const account = await customer();
    const app = await open(look);
    const { page } = app;
    const trespasses = trespassesOf(app);
    // Of the practice market's own: what staff wrote is read as it was written.
    const drawn = await offerWhere(visitor(), 'closed', isDrawn);

    await page.getByRole('link', { name: w.login.newShares, exact: true }).click();
    await page.getByRole('tab', { name: w.shares.segments.closed }).click();
    await page.getByRole('link', { name: new RegExp(drawn.name) }).click();
    await page.getByRole('heading', { name: drawn.name, level: 1 }).waitFor();
    await page.getByText(w.shares.offer.prospectus, { exact: true }).click();
    await page.getByText(w.invented).waitFor();
    expect(await page.getByRole('link', { name: w.shares.apply.heading, exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: w.shares.draw.proof }).click();
    await page.getByText(w.proof.levelSource, { exact: true }).waitFor();
    // No link of the proof itself ends in a login unasked.
    expect(await page.getByRole('link', { name: w.proof.toIndex }).count()).toBe(0);
    await page.getByRole('button', { name: w.proof.check.action }).click();
    await page.getByText(w.proof.holds, { exact: true }).waitFor();
    await page.getByRole('link', { name: w.proof.own.logIn }).waitFor();
    expect(await page.getByRole('region', { name: w.proof.own.title }).count()).toBe(0);
    expect(await violationsOf(app, 'a draw as a visitor checks it')).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w.proof.file.save, exact: true }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ terms: { offer: drawn.id } });

    await app.goTo('#/home/newStock?tab=open');
    const offer = await offerWhere(visitor(), 'open', () => true);
    await page.getByRole('link', { name: new RegExp(offer.name) }).click();
    const apply = page.getByRole('link', { name: w.shares.apply.heading, exact: true });
    await apply.waitFor();
    expect(await violationsOf(app, 'an open offer for a visitor')).toEqual([]);
    await apply.click();
    await logIn(app, w.login, account);
    await page.getByRole('heading', { name: offer.name, level: 1 }).waitFor();
    expect(page.url()).toMatch(new RegExp(`#/home/newStockBuy\\?id=${offer.id}$`));
    await page.getByRole('form', { name: w.shares.apply.heading }).waitFor();
    await page.getByLabel(w.shares.apply.lots(offer.lotSize), { exact: true }).waitFor();

    // The offer stands in the history once: one step back is the list.
    await page.goBack();
    await page.waitForURL(/#\/home\/newStock\?tab=open$/);
    expect(trespasses).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('what is a customer’s own asks a visitor to log in when it is pressed, and back leads to where it was', async () => {
  const w = words.en;
  const app = await open({ device: 'phone' });
  const { page } = app;
  const trespasses = trespassesOf(app);
  const upcoming = await offerWhere(visitor(), 'upcoming', () => true);
  await app.goTo('#/home/newStock?tab=upcoming');
  const remind = page.getByRole('link', { name: w.shares.remind.label(upcoming.name) });
  await remind.waitFor();
  expect(await violationsOf(app, 'coming offers for a visitor')).toEqual([]);
  await remind.click();
  await page.waitForURL(/#\/login\/login\?return=%2Fhome%2FnewStock%3Ftab%3Dupcoming$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/#\/home\/newStock\?tab=upcoming$/);
  await page.getByRole('button', { name: w.shares.calendar.toggle }).click();
  await page.getByRole('grid').waitFor();

  await page.getByRole('link', { name: w.shares.records }).click();
  await page.waitForURL(/#\/login\/login\?return=%2Fhome%2FnewStockRecord$/);
  const drawn = await offerWhere(visitor(), 'closed', isDrawn);
  await app.goTo(`#/home/newStockRecord?proof=${drawn.id}`);
  await page.getByRole('button', { name: w.proof.check.action }).waitFor();
  // The same screen without a draw is the customer's own.
  await app.goTo('#/home/newStockRecord?subscription=1');
  await page.waitForURL(/#\/login\/login\?return=%2Fhome%2FnewStockRecord%3Fsubscription%3D1$/);
  expect(trespasses).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a reminder asked for on the way to login is set by the return', async () => {
  const w = words.en;
  const account = await customer();
  const app = await open({ device: 'phone' });
  const { page } = app;
  const upcoming = await offerWhere(visitor(), 'upcoming', () => true);
  await app.goTo('#/home/newStock?tab=upcoming');
  await page.getByRole('link', { name: w.shares.remind.label(upcoming.name) }).click();
  await logIn(app, w.login, account, page.getByRole('tab', { name: w.shares.segments.upcoming }));
  const isSet = page.getByRole('button', { name: `${w.shares.remind.off}: ${w.shares.remind.label(upcoming.name)}` });
  await isSet.waitFor();
  await page.getByRole('status').getByText(w.shares.remind.setDone(upcoming.name)).waitFor();
  await page.reload();
  await isSet.waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a bidder without an account opens one on the way and comes back to the auction', async () => {
  const w = words.en;
  const app = await open({ device: 'phone' });
  const { page } = app;
  const trespasses = trespassesOf(app);
  const auction = await offerWhere(visitor(), 'auctions', ({ state }) => state === 'open');
  await app.goTo(`#/home/newStockBuy?id=${auction.id}`);
  await page.getByRole('link', { name: w.shares.apply.headingBid, exact: true }).click();
  await page.getByRole('link', { name: new RegExp(w.login.openAccount) }).click();
  await page.getByLabel(w.login.newAccount).fill(freshAccount('visitor'));
  await page.getByLabel(w.login.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(w.login.confirmPassword).fill(PASSWORD);
  await page.getByLabel(w.login.code).fill('BAHI-DEMO');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: w.login.create }).click();
  await page.getByRole('button', { name: w.login.riskAccept }).click();
  await page.getByRole('button', { name: w.login.fundLater }).click();
  await page.getByRole('form', { name: w.shares.apply.headingBid }).waitFor();
  expect(page.url()).toMatch(new RegExp(`#/home/newStockBuy\\?id=${auction.id}$`));
  expect(trespasses).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Calls without a token that are not for everybody; grows while the journey goes on. */
function trespassesOf({ page }: App): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || (request.headers()['token'] ?? '') !== '') return;
    if (!publicCalls.has(pathname)) found.push(pathname);
  });
  return found;
}

/** Opened before, elsewhere. */
async function customer(): Promise<string> {
  const call = visitor();
  const account = freshAccount('visitor');
  const config = await expectOk(call(getConfig, { type: 'all' }));
  const consentVersion = config.find(({ name }) => name === 'consent_version')!.value;
  await expectOk(
    call(
      register,
      { account, password: PASSWORD, confirmPassword: PASSWORD, code: 'BAHI-DEMO', consentVersion, hasConsented: true },
      key(),
    ),
  );
  return account;
}

/** Past what is due at the gate. */
async function logIn(
  { page }: App,
  t: (typeof words)['en']['login'],
  account: string,
  landing = page.getByRole('form'),
): Promise<void> {
  await page.getByLabel(t.account).fill(account);
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t.logIn, exact: true }).click();
  await page.getByRole('button', { name: t.riskAccept }).click();
  const wasMe = page.getByRole('button', { name: t.deviceAccept });
  await wasMe.or(landing).first().waitFor();
  if (await wasMe.isVisible()) await wasMe.click();
}

const isDrawn = ({ allocation, state }: Offer): boolean =>
  allocation === 'draw' && state !== 'closed' && state !== 'withdrawn';
