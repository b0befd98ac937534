/** What two people of the staff agreed on is before every customer's eyes a day before it holds. */
import { proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { words as wordsEn } from '@bahi/contract/configuration/value-words.en.ts';
import { words as wordsTw } from '@bahi/contract/configuration/value-words.tw.ts';
import { texts as keysEn } from '@bahi/contract/deposits/config-keys.en.ts';
import { texts as keysTw } from '@bahi/contract/deposits/config-keys.tw.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { beforeAll, expect, test } from 'vitest';
import en from '../web/src/i18n/announced.en.ts';
import tw from '../web/src/i18n/announced.tw.ts';
import { openBrowser, signUp, crossing } from './app.ts';
import { settled } from '../bench/settled.ts';
import { key, staffCall } from './staff.ts';
import { expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();
const words = {
  en: { ...en, ...keysEn.depositPromiseMinutes, ...wordsEn },
  tw: { ...tw, ...keysTw.depositPromiseMinutes, ...wordsTw },
};
const MINUTES = 40;
let from = 0;

beforeAll(async () => {
  const [maker, checker] = [await staffCall('maker'), await staffCall('checker')];
  const effectiveFrom = Date.now() + 25 * 3_600_000;
  const asked = {
    key: 'depositPromiseMinutes',
    value: MINUTES,
    effectiveFrom,
    reason: 'until the new desk opens',
  } as const;
  const change = await expectOk(maker(proposeConfig, asked, key()));
  await expectOk(checker(approveChange, { change: change.id }, key()));
  from = change.effectiveFrom!;
});

test.each(looks)('a visitor reads what changes, when, and what holds until then ($device, $language)', async (look) => {
  const t = words[look.language];
  const app = await open(look);
  await app.goTo('#/information/status');
  const coming = app.page.getByRole('region', { name: t.title }).getByRole('listitem').filter({ hasText: t.name });
  await coming.getByText(t.from(formatDateTime(from, 'Asia/Kolkata'))).waitFor();
  await coming.getByText(t.minutes(MINUTES), { exact: true }).waitFor();
  await coming.getByText(t.minutes(30), { exact: true }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('whoever pays in reads it where money is paid in, and nothing of what is about something else', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  await app.goTo('#/information/recharge');
  const region = app.page.getByRole('region', { name: en.title });
  await region.getByRole('heading', { name: words.en.name }).waitFor();
  await app.goTo('#/information/cashOut');
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  await settled(app.page);
  // Other journeys may announce something about money out.
  expect(await region.getByRole('heading', { name: words.en.name }).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});
