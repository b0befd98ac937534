/**
 * A grab offer by draw: staff publish it by two people, two customers who have come to its level ask for more than there is, one takes the request back and makes
 * it again; when the session is over it is drawn, each has what was won and the rest of the money, and the draw is verified in the page.
 */
import { grabShares, listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { unlockTrading } from '@bahi/contract/security/calls.ts';
import { signInToday } from '@bahi/contract/sign-in/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import stepUpEn from '../web/src/i18n/step-up.en.ts';
import stepUpTw from '../web/src/i18n/step-up.tw.ts';
import grabEn from '../web/src/grab/texts.en.ts';
import grabTw from '../web/src/grab/texts.tw.ts';
import proofEn from '../web/src/new-shares/request-proof-texts.en.ts';
import proofTw from '../web/src/new-shares/request-proof-texts.tw.ts';
import { FUND_PASSWORD, crossing, openBrowser, unlock } from './app.ts';
import { violationsOf } from './axe.ts';
import { dateEnds, grabPublished, signedInBefore } from './grabs.ts';
import { key, signUpVerified } from './staff.ts';
import { callAs, expectBooksToAgree, expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const market = livesInVirtualMarket();

const words = {
  en: { t: grabEn, proof: proofEn, stepUp: stepUpEn },
  tw: { t: grabTw, proof: proofTw, stepUp: stepUpTw },
};

test.each(looks)('three lots for four that are wanted: held, drawn and verified ($device, $language)', async (look) => {
  const { t, proof, stepUp } = words[look.language];
  const { app, account } = await signUpVerified(() => open({ device: look.device, signsIn: true }));
  const other = await signUpVerified(() => open({ device: look.device, signsIn: true }));
  const { page } = app;
  const [call, otherCall] = [await callAs(app), await callAs(other.app)];
  for (const [one, signs] of [
    [account, call],
    [other.account, otherCall],
  ] as const) {
    await signedInBefore(market(), one);
    await expectOk(signs(signInToday, {}, key()));
  }
  // A session of staff that nobody uses ends over the night.
  const offer = await grabPublished(app, market(), 'draw');
  await dateEnds(market());
  await page.evaluate((code) => localStorage.setItem('language', code), look.language);
  await page.reload();

  // The list names the rule, the page says it in words.
  await app.goTo('#/home/qcList');
  await page.getByText(t.askedSoFar(0)).waitFor();
  expect(await violationsOf(app, 'a list with a draw')).toEqual([]);
  await page.locator(`a[href="#/home/qcList?offer=${offer}"]`).click();
  await page.getByText(t.rules.draw('BAHIFIFTY')).waitFor();
  const own = page.getByRole('region', { name: t.own.request });
  const enter = async () => {
    const lots = page.getByRole('spinbutton', { name: t.ask.lots(100) });
    await lots.fill('2');
    await lots.blur();
    await page.getByRole('button', { name: t.hold.sendPractice('99,030.16') }).click();
  };
  await enter();
  await unlock(page, stepUp);
  await own.getByText(t.own.pending).waitFor();
  expect(await violationsOf(app, 'a request that waits for its draw')).toEqual([]);
  expect(await call(grabShares, { offer, lots: 1 }, key())).toMatchObject({ refusal: { code: 'grab.one_request' } });
  await page.getByRole('button', { name: t.own.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.own.cancel }).click();
  await enter();
  await own.getByText(t.own.pending).waitFor();
  await expectOk(otherCall(unlockTrading, { fundPassword: FUND_PASSWORD }));
  await expectOk(otherCall(grabShares, { offer, lots: 2 }, key()));

  // What is public of it before, and that nobody can ask any more.
  await page.getByRole('link', { name: t.proof }).first().click();
  await page.getByText(t.drawsItself).waitFor();
  expect(await violationsOf(app, 'a grab draw ahead')).toEqual([]);
  await isDrawn(offer);
  await page.reload();
  await page.getByRole('button', { name: proof.check.action }).click();
  await page.getByText(proof.holds, { exact: true }).waitFor();
  await page.getByText(proof.checked.winners(4, 2, 3)).waitFor();
  await page.getByRole('region', { name: proof.own.title }).getByText(proof.own.wins).first().waitFor();
  expect(await violationsOf(app, 'a grab draw that holds')).toEqual([]);

  const mine = (await expectOk(call(listGrabRequests, {}))).rows;
  const [theirs] = (await expectOk(otherCall(listGrabRequests, {}))).rows;
  expect(mine.map(({ status }) => status)).toEqual(['allotted', 'cancelled']);
  expect(mine[0]!.allottedLots + theirs!.allottedLots).toBe(3);
  await app.goTo(`#/home/qcList?tab=requests&request=${mine[0]!.id}`);
  await page.getByText(t.own.cancelled).waitFor();
  const result = page.getByRole('region', { name: t.own.title });
  await result.getByText(mine[0]!.allottedLots === 2 ? t.own.all : t.own.part).waitFor();
  expect(await violationsOf(app, 'requests of a draw')).toEqual([]);
  await result.getByRole('link', { name: t.own.toPosition }).click();
  await page.waitForFunction(() => location.hash.includes('positionDetail'));
  for (const one of [app, other.app]) await expectBooksToAgree(one);
  expect(app.problems).toEqual([]);
  await other.app.close();
  await app.close();
});

/** Its requests close, and the session is over in which they did. */
async function isDrawn(offer: string): Promise<void> {
  const { h } = market();
  const { rows } = await h.t.owner.query<{ moments: bigint[] }>(
    'select array[closes_at, draw_at] as moments from grab.offer where id = $1',
    [offer],
  );
  for (const at of rows[0]!.moments) {
    await market().goTo(Number(at), HOUR_MS);
    await h.app.tasks.find((task) => task.name === 'grab_progress')!.run();
  }
}
