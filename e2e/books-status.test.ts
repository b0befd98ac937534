/** The state of the books is for everybody: without an account, and from the line in Account. */
import { getStatus, listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import { API_BASE, createClient } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { expect, test } from 'vitest';
import { booksState } from '../web/src/data/books-state.ts';
import en from '../web/src/proofs/texts.en.ts';
import tw from '../web/src/proofs/texts.tw.ts';
import { openBrowser, origin, signUp, crossing } from './app.ts';
import { expectOk } from './trading.ts';

const { looks } = crossing();

const { open } = openBrowser();
const words = { en, tw };

test.each(looks)('a visitor without an account sees whether the books agree ($device, $language)', async (look) => {
  const t = words[look.language];
  const app = await open(look);
  const { page } = app;
  // The page's own answer: what other journeys do in the meantime is not in it.
  const [answer] = await Promise.all([
    page.waitForResponse(`**${API_BASE}${getStatus.path}`),
    app.goTo('#/information/status'),
  ]);
  const { data: status } = (await answer.json()) as { data: OutputOf<typeof getStatus> };
  const call = createClient({ origin: origin(), credentials: () => null });
  const { totals, audit } = status;
  expect(audit.isClean).not.toBe(false);
  // A journey of staff may have written down a bank's figure that differs: then the page says that.
  await page.getByText(t.state[booksState(status)]).first().waitFor();
  const rupees = totals.find(({ currency }) => currency === 'INR')!;
  expect(rupees.difference).toBe('0.00');
  await page.getByRole('region', { name: 'INR' }).getByText(formatAmount('0'), { exact: true }).first().waitFor();
  const { rows } = await expectOk(call(listCheckpoints, { page: 1, pageSize: 1 }));
  if (rows[0] !== undefined) await page.getByText(rows[0].hash).waitFor();
  await page.getByRole('link', { name: t.verify }).click();
  await page.waitForURL(/#\/information\/verify/);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the line in Account leads to the state of the books', async () => {
  const app = await open({ device: 'phone', signsIn: true });
  await signUp(app);
  await app.goTo('#/information/index');
  await app.page.getByRole('link', { name: /^State of the books/ }).click();
  await app.page.getByRole('heading', { level: 1, name: en.title }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
