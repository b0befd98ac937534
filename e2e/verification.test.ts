/**
 * A customer verifies, staff refuse one field, only that one is sent again, staff approve: on a phone in English, on a desktop in
 * Chinese. On the way every kind of bad file, a lost answer, a loss of signal and a reload, which lose nothing.
 */
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { approveIdentity, rejectIdentity } from '@bahi/contract/staff/reviews.ts';
import { normaliseAadhaar } from '@bahi/core/identity-numbers.ts';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { declaredPng, photo } from '../server/src/uploads/testing.ts';
import en from '../web/src/verification/texts.en.ts';
import tw from '../web/src/verification/texts.tw.ts';
import stateEn from '../web/src/i18n/verification.en.ts';
import stateTw from '../web/src/i18n/verification.tw.ts';
import uploadEn from '../web/src/i18n/uploads.en.ts';
import uploadTw from '../web/src/i18n/uploads.tw.ts';
import { texts as refusalsEn } from '@bahi/contract/uploads/refusals.en.ts';
import { texts as refusalsTw } from '@bahi/contract/uploads/refusals.tw.ts';
import { type App, type Device, openBrowser, signUp, crossing } from './app.ts';
import { violationsOn } from './axe.ts';
import { claimed, key, staffCall } from './staff.ts';
import { expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();

const words = {
  en: { t: en, states: stateEn, u: uploadEn, refusals: refusalsEn },
  tw: { t: tw, states: stateTw, u: uploadTw, refusals: refusalsTw },
};
type Words = (typeof words)['en'];

test.each(looks)('a customer on a $device verifies, corrects one photo, and is verified ($language)', async (look) => {
  // One approval in ten waits for a second person, and there is one reviewer: then another customer comes.
  while (!(await verifies(look)));
});

async function verifies({ device, language }: { device: Device; language: 'en' | 'tw' }): Promise<boolean> {
  const w = words[language];
  const { t } = w;
  const app = await open({ device, language, signsIn: true });
  const { page } = app;
  const account = await signUp(app);
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: `${w.states.label}: ${w.states.state.not_verified}` }).click();

  await enterName(app, w);
  const number = await enterNumbers(app, w);
  await sendPhotos(app, w);

  // Read over, then a reload: the name and the photos are there, the numbers are asked for again and lie nowhere.
  await page.getByText(`${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`).waitFor();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(number.slice(6));
  await page.reload();
  await page.getByText(t.numbersNotKept).waitFor();
  const again = await enterNumbers(app, w);
  await page.getByRole('heading', { name: t.steps.check }).waitFor();
  await page.getByText('Asha Devi Rao').waitFor();
  await page.getByRole('button', { name: t.send }).click();

  const main = page.getByRole('main');
  await main.getByText(t.underReview, { exact: true }).waitFor();
  await page.getByText(`•••• •••• ${again.slice(-4)}`).waitFor();
  expect(await violationsOn(app.page)).toEqual([]);

  // Its steps are over: one step back leads to where it was begun.
  await page.goBack();
  await page.waitForURL(/information\/index/);
  await page.goForward();
  await main.getByText(t.underReview, { exact: true }).waitFor();

  const reviewer = await staffCall('reviewer');
  const fields = [{ field: 'back', reason: 'blurred' } as const];
  const first = await caseOf(account);
  await claimed(reviewer, 'identity', first, () => reviewer(rejectIdentity, { case: first, fields }, key()));

  // The screen follows by itself; one field is open, the others are accepted.
  await page.getByText(t.notAccepted(t.reasons.blurred)).waitFor();
  expect(await page.getByText(t.acceptedBefore, { exact: true }).count()).toBe(4);
  expect(await page.getByLabel(t.name).count()).toBe(0);
  expect(await page.locator('input[type=file]:not([capture])').count()).toBe(1);
  await page.getByRole('button', { name: t.sendAgain }).click();
  await page.getByRole('alert').getByText(t.addBack).waitFor();
  expect(await violationsOn(app.page)).toEqual([]);
  await choose(app, 'back', await photo(900, 600));
  await received(app, w, 'back');
  await page.getByRole('button', { name: t.sendAgain }).click();
  await main.getByText(t.underReview, { exact: true }).waitFor();

  const second = await caseOf(account);
  const { needsSecond } = await claimed(reviewer, 'identity', second, () =>
    reviewer(approveIdentity, { case: second }, key()),
  );
  if (needsSecond) {
    await app.close();
    return false;
  }
  await main.getByText(t.verified, { exact: true }).waitFor();
  expect(await violationsOn(app.page)).toEqual([]);
  await app.goTo('#/information/index');
  await page.getByRole('link', { name: `${w.states.label}: ${w.states.state.verified}` }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
  return true;
}

async function enterName({ page }: App, { t }: Words): Promise<void> {
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('alert').getByText(t.enterName).waitFor();
  await page.getByLabel(t.name).fill('Asha Devi Rao');
  await page.getByRole('button', { name: t.next }).click();
}

/** The number pasted whole into the first box; a wrong digit is told when the field is left. */
async function enterNumbers(app: App, { t }: Words): Promise<string> {
  const { page } = app;
  const number = aadhaarNumber();
  const wrong = number.slice(0, 11) + ((Number(number[11]) + 1) % 10);
  const [first, rest] = [page.getByLabel(t.first.aadhaar), page.getByLabel(t.rest.aadhaar)];
  await first.fill(`${wrong.slice(0, 4)} ${wrong.slice(4, 8)} ${wrong.slice(8)}`);
  expect(await first.inputValue()).toBe(wrong.slice(0, 6));
  expect(await rest.inputValue()).toBe(wrong.slice(6));
  await page.getByLabel(t.fields.pan).fill('ABCCE1234F');
  await page.getByText(t.wrongDigit).waitFor();
  expect(await violationsOn(app.page)).toEqual([]);
  await rest.fill(number.slice(6));
  await page.getByText(t.wrongDigit).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('alert').getByText(t.wrongPan).waitFor();
  await page.getByLabel(t.fields.pan).fill(panNumber());
  await page.getByRole('button', { name: t.next }).click();
  return number;
}

async function sendPhotos(app: App, w: Words): Promise<void> {
  const { page, context } = app;
  const { t, u, refusals } = w;
  const good = await photo(1_600, 1_000);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('alert').getByText(t.addFront).waitFor();
  const front = page.getByRole('group', { name: t.fields.front });
  const refused = (text: string) => front.getByText(text, { exact: false }).waitFor();
  await choose(app, 'front', Buffer.from('%PDF-1.7'), 'application/pdf');
  await refused(refusals['uploads.type']);
  await choose(app, 'front', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml');
  await refused(refusals['uploads.type']);
  await choose(app, 'front', Buffer.from('no picture at all'));
  await refused(refusals['uploads.unreadable']);

  await chooseLarge(app, 41);
  await refused(refusals['uploads.too_large'].replace('{maximum_mb}', '40'));

  // Lost on the way back: asked for again under the same key, and the same upload.
  const sent: { key: string; id: string }[] = [];
  await page.route('**/upload/file*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { upload: string } };
    sent.push({ key: route.request().headers()['idempotency-key']!, id: data.upload });
    await (sent.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await choose(app, 'front', good);
  await received(app, w, 'front');
  expect(sent).toEqual([sent[0], sent[0]]);
  await page.unroute('**/upload/file*');

  // What comes after it and is refused takes nothing away.
  for (const bad of [good.subarray(0, good.length / 2), declaredPng(20_000, 300), await photo(100, 100)]) {
    await choose(app, 'front', bad, bad[0] === 0x89 ? 'image/png' : 'image/jpeg');
    await refused(u.stays);
    expect(await front.locator('img').count()).toBe(1);
  }
  await refused(refusals['uploads.too_small'].replace('{minimum}', '200'));

  await context.setOffline(true);
  await choose(app, 'back', await photo(1_600, 1_000));
  const back = page.getByRole('group', { name: t.fields.back });
  await back.getByText(u.waiting).or(back.getByText(u.waitingServer)).waitFor();
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('alert').getByText(u.stillSending).waitFor();
  await context.setOffline(false);
  await received(app, w, 'back');
  expect(await violationsOn(app.page)).toEqual([]);

  // A step back and forth costs no photo.
  await page.goBack();
  await page.getByLabel(t.fields.pan).waitFor();
  await page.goForward();
  await received(app, w, 'back');
  await page.getByRole('button', { name: t.next }).click();
}

async function choose({ page }: App, side: 'front' | 'back', buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  await page.locator(`#field-${side}`).setInputFiles({ name: '../../photo', mimeType, buffer });
}

/** Made in the page: so large a file takes long on its way into the browser. */
async function chooseLarge({ page }: App, megabytes: number): Promise<void> {
  await page.locator('#field-front').evaluate(
    (input, bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    megabytes * 1024 * 1024,
  );
}

async function received({ page }: App, { t, u }: Words, side: 'front' | 'back'): Promise<void> {
  await page.getByRole('group', { name: t.fields[side] }).getByText(u.kept, { exact: true }).waitFor();
}

async function caseOf(account: string): Promise<string> {
  const reviewer = await staffCall('reviewer');
  const { rows } = await expectOk(reviewer(listQueue, { queue: 'identity', state: 'waiting', text: account }));
  return rows[0]!.id;
}

function aadhaarNumber(): string {
  const head = String(randomInt(20_000_000_000, 99_999_999_999));
  return [...'0123456789'].map((digit) => head + digit).find((number) => normaliseAadhaar(number) !== null)!;
}

function panNumber(): string {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  return `${letter()}${letter()}${letter()}P${letter()}${randomInt(1_000, 10_000)}${letter()}`;
}
