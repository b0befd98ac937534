/** A refusal is told in words, however late they come: they are downloaded with the first one, and never is a code shown or nothing. */
import { texts as en } from '@bahi/contract/identity/refusals.en.ts';
import { texts as tw } from '@bahi/contract/identity/refusals.tw.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import commonEn from '../web/src/i18n/common.en.ts';
import commonTw from '../web/src/i18n/common.tw.ts';
import identityEn from '../web/src/identity/texts.en.ts';
import identityTw from '../web/src/identity/texts.tw.ts';
import { crossing, freshAccount, openBrowser, type App } from './app.ts';

const { looks } = crossing();

const { open } = openBrowser();
const words = {
  en: { wrong: en['identity.wrong_credentials'], missing: commonEn.reasonMissing, identity: identityEn },
  tw: { wrong: tw['identity.wrong_credentials'], missing: commonTw.reasonMissing, identity: identityTw },
};

test.each(looks)(
  'a refusal waits for words that are on their way ($device, $language)',
  async ({ device, language }) => {
    const { wrong, identity } = words[language];
    const app = await open({ device, language });
    const { page } = app;
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    const { asked } = await holdWords(page, wrong, async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.clock.install();
    await enterWrongly(app, identity);
    // However long the machine takes: the patience of the app does not end meanwhile.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const refused = page.waitForResponse(`**${login.path}`);
    await page.getByRole('button', { name: identity.logIn, exact: true }).click();
    await (await refused).finished();
    await asked;
    expect(await page.getByRole('alert').count()).toBe(0);
    come();
    await page.clock.resume();
    await page.getByRole('alert').getByText(wrong).waitFor();
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(looks)(
  'a refusal whose words do not come says so, and its reason after a new start ($device, $language)',
  async ({ device, language }) => {
    const { wrong, missing, identity } = words[language];
    const app = await open({ device, language });
    const { page } = app;
    let isDown = true;
    await holdWords(page, wrong, (route) => (isDown ? route.abort() : route.continue()));
    const send = page.getByRole('button', { name: identity.logIn, exact: true });
    await enterWrongly(app, identity);
    await send.click();
    await page.getByRole('alert').getByText(missing).waitFor();
    isDown = false;
    await enterWrongly(app, identity);
    await send.click();
    await page.getByRole('alert').getByText(wrong).waitFor();
    await app.close();
  },
);

/** What happens to the file that has these words; `asked` ends when it is asked for. */
async function holdWords(
  page: Page,
  said: string,
  handle: (route: Route) => Promise<void>,
): Promise<{ readonly asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes(said)) return route.fulfill({ response: answer });
    resolve();
    await handle(route);
  });
  return { asked };
}

async function enterWrongly({ page }: App, identity: typeof identityEn): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/login/login`);
  await page.reload();
  await page.getByLabel(identity.account, { exact: true }).fill(freshAccount());
  await page.getByLabel(identity.password, { exact: true }).fill('nobody-has-this-one-4');
}
